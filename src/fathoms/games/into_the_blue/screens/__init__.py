"""What screens get of Into the Blue: scene, offers, words, the terminal's board, the score sheet."""
