"""The workshop's instruments: what a change of the rules does to a game, measured, with how sure that is."""
