"""The bots of Into the Blue, and the adviser."""
