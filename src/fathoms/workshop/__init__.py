"""The workshop in words: what may be changed in a game, what was changed, what is wrong with it."""
