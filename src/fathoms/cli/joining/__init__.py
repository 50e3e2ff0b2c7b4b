"""Sitting at a table on a server, with the same screen as at one of this machine."""
