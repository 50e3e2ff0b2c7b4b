"""Into the Blue worked out exactly: odds of a turn, the game of two solved, and the bot that plays from it.

`odds`, `values`, `solved_file` and `perfect` start without numpy; `kernel`, `solve` and what they build on
need numpy and numba (the extra `lab`).
"""
