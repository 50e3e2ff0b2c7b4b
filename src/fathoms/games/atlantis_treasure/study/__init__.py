"""Studying Atlantis Treasure on the compiled rules: ends of turns, evaluation, search, random games."""
