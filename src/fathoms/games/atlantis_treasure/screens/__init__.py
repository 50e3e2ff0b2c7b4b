"""What screens get of Atlantis Treasure: scene, offers, effects, words, and the terminal's board and keys."""
