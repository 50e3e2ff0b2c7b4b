"""Atlantis Treasure on compiled kernels: the rules over small arrays, and the bot that searches with them.

Everything here but `expert` itself needs numpy and numba (the extra `lab`).
"""
