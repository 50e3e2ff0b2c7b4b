"""Bulk play: simulations, ladders, tournaments, and what a change of the rules does."""
