"""Heavy euro board games as environments for reinforcement learning.

The rules run in a process of their own, ``guildhall engine``; this package talks to it. It needs nothing but the
standard library, and uses numpy where it is installed.

* :class:`Env`: one game, seat after seat, in the form of PettingZoo's AEC environments.
* :class:`VectorEnv`: many games at once, one action for each of them in one step. This is the fast one.
* :class:`Engine` and :class:`Game`: single games to look ahead in: clone, apply, look at what follows.
* :func:`read_dataset`: the lines that ``guildhall dataset`` writes.

docs/research.md in Guildhall's repository has examples.
"""

from .dataset import read_dataset
from .engine import Description, Engine, EngineError, Game, IllegalAction
from .env import Env
from .rewards import REWARDS
from .spaces import Box, Discrete
from .vector import Positions, VectorEnv

__all__ = [
    "REWARDS",
    "Box",
    "Description",
    "Discrete",
    "Engine",
    "EngineError",
    "Env",
    "Game",
    "IllegalAction",
    "Positions",
    "VectorEnv",
    "read_dataset",
]
__version__ = "0.1.0"
