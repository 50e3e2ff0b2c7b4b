"""Bulk play: ladders of bots, and what they tell."""
