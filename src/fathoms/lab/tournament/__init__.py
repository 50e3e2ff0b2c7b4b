"""Tournaments: bots, classes and programs meet on paired deals, each in a process of its own."""
