"""The two spaces that these environments have, with as much of Gymnasium's form as learners ask for."""

import random
from dataclasses import dataclass
from operator import index


@dataclass(frozen=True)
class Discrete:
    """Whole numbers from 0 to ``n - 1``."""

    n: int

    def sample(self, mask=None):
        """One of them at random; with a mask, one of those whose entry is not 0."""
        if mask is None:
            return random.randrange(self.n)
        return random.choice([number for number, allowed in enumerate(mask) if allowed])

    def contains(self, number):
        try:
            return 0 <= index(number) < self.n
        except TypeError:
            return False


@dataclass(frozen=True)
class Box:
    """So many numbers without a bound."""

    shape: tuple
    low: float = float("-inf")
    high: float = float("inf")
