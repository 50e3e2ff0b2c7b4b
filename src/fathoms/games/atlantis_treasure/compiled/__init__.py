"""Atlantis Treasure on rows of numbers, compiled: rules, games by the million, tables for learners."""
