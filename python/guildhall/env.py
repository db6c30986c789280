"""One game, seat after seat, in the form of PettingZoo's AEC environments, without depending on it."""

import secrets
from operator import index

from .engine import Engine, IllegalAction
from .numbers import numpy
from .spaces import Box, Discrete
from .vector import VectorEnv

_OBSERVATIONS = ("features", "view", None)


class Env:
    """One game::

        env = Env("tiletum", players=2)
        env.reset(seed=7)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            env.step(None if termination else random.choice(info["legal"]))

    Agents are ``seat_0``, ``seat_1``, and so on. Only decisions between several legal actions are asked for, so a seat
    may be asked several times in a row. An observation is a dictionary of ``observation`` and ``action_mask``. Rewards
    come at the end of the game. An illegal action is an :class:`IllegalAction`, and nothing is played.

    :param game: the game's id, or an :class:`Engine` to share.
    :param players: how many seats.
    :param options: further options of the game.
    :param observe: ``features`` (a list of numbers), ``view`` (everything that the seat may know, as JSON has it), or
        None.
    :param reward: ``win``, ``score``, ``margin``, ``place``, or a function of final points and places by seat.
    """

    def __init__(self, game="terra-mystica", players=4, options=None, observe="features", reward="win"):
        if observe not in _OBSERVATIONS:
            raise ValueError(f"observe must be one of {_OBSERVATIONS}, not {observe!r}")
        self._observe = observe
        self._games = VectorEnv(
            game, 1, players, options, features=observe == "features", reward=reward, again=False
        )
        self.engine = self._games.engine
        self.description = self._games.description
        self.metadata = {"name": f"guildhall_{self.engine.game}", "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.description.seats)]
        self.agents = []
        self.render_mode = None
        self._lines = None

    @property
    def num_agents(self):
        """How many agents are still there."""
        return len(self.agents)

    @property
    def max_num_agents(self):
        """How many agents a game has."""
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        """This environment, as whoever wraps it asks for it."""
        return self

    def observation_space(self, agent):
        """Of the numbers under ``observation``; None where there are none."""
        return Box((len(self.description.features),)) if self._observe == "features" else None

    def action_space(self, agent):
        """All actions, legal or not."""
        return Discrete(self.description.actions)

    @property
    def lines(self):
        """All actions as people write them, by their numbers."""
        if self._lines is None:
            self._lines = self.engine.lines(self.description.options)
        return self._lines

    def reset(self, seed=None, options=None):
        """Begins a game. Without a seed it is one that nobody knows beforehand."""
        if options is not None:
            raise ValueError("options of the game are given when the environment is made")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_to(self._games.reset(secrets.token_hex(8) if seed is None else seed))

    def _go_to(self, positions):
        self._positions = positions
        for agent in self.agents:
            self.infos[agent] = {}
        seat = int(positions.seat[0])
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            legal = positions.legal_of(0).tolist()
            self.infos[self.agent_selection] = {"legal": legal}
            return
        for _, totals, places in positions.results:
            for at, agent in enumerate(self.possible_agents):
                self.infos[agent] = {"total": totals[at], "place": places[at]}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=2**63):
        """The agents in the order in which they act; at the end of the game each of them once more."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe=True):
        """Observation, reward since its last action, termination, truncation and info of the agent whose turn it is."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent):
        """What an agent sees, and what it may do now."""
        seat = self.possible_agents.index(agent)
        is_deciding = int(self._positions.seat[0]) == seat
        mask = self._positions.masks()[0] if is_deciding else self._empty_mask()
        return {"observation": self._observation(seat, is_deciding), "action_mask": mask}

    def _observation(self, seat, is_deciding):
        if self._observe == "view":
            return self._games.view(0, seat)
        if self._observe is None:
            return None
        if is_deciding:
            return self._positions.features_of(0)
        return self._games.features(0, seat)

    def _empty_mask(self):
        size = self.description.actions
        return bytearray(size) if numpy is None else numpy.zeros(size, dtype=numpy.int8)

    def step(self, action):
        """Plays an action of the agent whose turn it is; None for an agent whose game is over."""
        if not self.agents:
            raise RuntimeError("the game is over: reset the environment")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        positions = self._games.step([self._number(agent, action)])
        self._cumulative_rewards[agent] = 0.0
        rewards = positions.rewards[0]
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = float(rewards[seat])
            self._cumulative_rewards[other] += self.rewards[other]
        self._go_to(positions)

    @staticmethod
    def _number(agent, action):
        """The action as a whole number. A negative one would leave the game as it is."""
        try:
            number = index(action)
        except TypeError:
            raise TypeError(f"an action of {agent} must be a whole number, not {action!r}") from None
        if number < 0:
            raise IllegalAction("refused", f"there is no action {number}")
        return number

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("the game is over: its agents can only step with None")
        self.agents.remove(agent)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def close(self):
        """Ends the game, and the engine unless it is shared."""
        self._games.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
