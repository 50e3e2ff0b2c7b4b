"""Measuring on the server: long work in processes of its own, a few at a time, stopped at a word."""
