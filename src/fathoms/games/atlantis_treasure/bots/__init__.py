"""The bots of Atlantis Treasure, and its adviser."""
