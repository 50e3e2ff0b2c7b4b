"""Into the Blue studied: the exact turn, odds, the game of two solved, the value network and its training."""
