"""Into the Blue compiled for millions of games and for learners: the kernel of `fathoms.kernels`."""

from fathoms.games.into_the_blue.exact.bulk.kernel import KERNEL

__all__ = ["KERNEL"]
