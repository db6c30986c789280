"""Many games at once: one action for each of them in one step."""

import random
from array import array
from itertools import accumulate

from .engine import Engine
from .numbers import action_bytes, numpy
from .rewards import reward_of

#: The action that leaves a game as it is.
NONE = -1


class Positions:
    """What a step of a :class:`VectorEnv` led to, game by game.

    Lists are numpy arrays where numpy is installed, else memory views, which are read in the same way.
    """

    def __init__(self, response, description, reward):
        self._description = description
        self._reward = reward
        self._offsets = None
        #: Whose decision it is, by game; -1: the game is over.
        self.seat = response["seat"]
        #: How many legal actions that seat has; at least 2, unless the game is over.
        self.count = response["count"]
        #: The numbers of the legal actions of all games, one game after the other.
        self.legal = response["legal"]
        features = response.get("features")
        if features is not None and numpy is not None:
            features = features.reshape(len(self.seat), -1)
        #: Features from the view of the seat that decides, a row for each game (without numpy: one flat list); None if
        #: they were not asked for.
        self.features = features
        #: The games that ended with this step. With ``again`` their next game has begun already.
        self.ended = response.get("ended", ())
        #: Decisions of each of them, including those with a single legal action.
        self.decisions = response.get("decisions", ())
        self._totals = response.get("totals", ())
        self._places = response.get("places", ())

    def __len__(self):
        return len(self.seat)

    @property
    def offsets(self):
        """Where the legal actions of each game begin in :attr:`legal`, and, as the last number, where they end."""
        if self._offsets is None:
            if numpy is not None:
                self._offsets = numpy.zeros(len(self.count) + 1, dtype=numpy.int64)
                numpy.cumsum(self.count, out=self._offsets[1:])
            else:
                self._offsets = list(accumulate(self.count, initial=0))
        return self._offsets

    def legal_of(self, game):
        """The numbers of the legal actions in one game."""
        return self.legal[self.offsets[game] : self.offsets[game + 1]]

    def features_of(self, game):
        """The features of one game."""
        width = len(self._description.features)
        if numpy is not None:
            return self.features[game]
        return self.features[game * width : (game + 1) * width]

    def masks(self):
        """A mask over all actions for each game: 1 for what is legal, else 0."""
        if numpy is not None:
            masks = numpy.zeros((len(self), self._description.actions), dtype=numpy.int8)
            masks[numpy.repeat(numpy.arange(len(self)), self.count), self.legal] = 1
            return masks
        masks = []
        for game in range(len(self)):
            mask = bytearray(self._description.actions)
            for action in self.legal_of(game):
                mask[action] = 1
            masks.append(mask)
        return masks

    @property
    def results(self):
        """Final points and places of the games that ended, by seat: a list of (game, totals, places)."""
        seats = self._description.seats
        return [
            (
                int(game),
                [int(total) for total in self._totals[at * seats : (at + 1) * seats]],
                [int(place) for place in self._places[at * seats : (at + 1) * seats]],
            )
            for at, game in enumerate(self.ended)
        ]

    @property
    def rewards(self):
        """A row of rewards by seat for each game: of the game that ended with this step, otherwise 0."""
        rows = [[0.0] * self._description.seats for _ in range(len(self))]
        for game, totals, places in self.results:
            rows[game] = self._reward(totals, places)
        return numpy.array(rows) if numpy is not None else rows

    @property
    def terminations(self):
        """Whether a game ended with this step, for each of them."""
        ended = set(map(int, self.ended))
        flags = [game in ended for game in range(len(self))]
        return numpy.array(flags) if numpy is not None else flags

    def sample(self, generator):
        """A legal action for each game, each as likely as the others.

        :param generator: a ``numpy.random.Generator`` where numpy is installed, or a ``random.Random``.
        """
        if numpy is not None and not isinstance(generator, random.Random):
            chosen = (generator.random(len(self)) * self.count).astype(numpy.int64)
            is_open = self.count > 0
            if is_open.all():
                return self.legal[self.offsets[:-1] + chosen]
            actions = numpy.full(len(self), NONE, dtype=numpy.int32)
            actions[is_open] = self.legal[(self.offsets[:-1] + chosen)[is_open]]
            return actions
        number, legal = generator.random, self.legal
        return array(
            "i",
            [
                legal[begin + int(number() * count)] if count else NONE
                for begin, count in zip(self.offsets, self.count)
            ],
        )


class VectorEnv:
    """So many games of the same kind, each waiting for a decision of one of its seats.

    A decision with a single legal action is taken by the engine; of several seats that have to decide, the lowest comes
    first. A game that ends makes room for the next one in the same step: :attr:`Positions.ended` and
    :attr:`Positions.results` tell of the game that ended, everything else of the new one.

    :param game: the game's id, or an :class:`Engine` to share: environments that share one take turns, so that one can
        be worked on in Python (``send``, ``receive``) while the engine plays the other.
    :param num_envs: how many games.
    :param players: how many seats each has.
    :param options: further options of the game.
    :param features: whether positions come with features.
    :param reward: ``win``, ``score``, ``margin``, ``place``, or a function of final points and places by seat.
    :param seed: game number n is dealt by this seed and n, as with ``guildhall simulate --seed``.
    :param again: False: a game that is over stays so until the next reset, and its action has to be -1.
    """

    def __init__(
        self,
        game="terra-mystica",
        num_envs=256,
        players=4,
        options=None,
        features=False,
        reward="win",
        seed="guildhall",
        again=True,
    ):
        self._reward = reward_of(reward)
        self._owns = not isinstance(game, Engine)
        self.engine = Engine(game) if self._owns else game
        self.num_envs = num_envs
        given = {"players": players, **(options or {})}
        self.description = self.engine.describe(given)
        self._seed = str(seed)
        self._waiting = None
        first = self.engine.request(
            "batch", options=given, games=num_envs, seed=self._seed, again=again, features=features, format="binary"
        )
        self._batch = first["batch"]
        self._first = self._positions(first)

    def _positions(self, response):
        return Positions(response, self.description, self._reward)

    def reset(self, seed=None):
        """Begins all games anew, by another seed if one is given. Returns their first positions."""
        if self._waiting is not None:
            raise RuntimeError("receive the positions of the last step first")
        if seed is not None:
            self._seed = str(seed)
            self._first = None
        first, self._first = self._first, None
        if first is not None:
            return first
        return self._positions(self.engine.request("reset", batch=self._batch, seed=self._seed, format="binary"))

    def step(self, actions):
        """Plays one action in each game and returns the positions that follow.

        An illegal action is an :class:`IllegalAction`, and nothing is played in any game.
        """
        self.send(actions)
        return self.receive()

    def send(self, actions):
        """Like :meth:`step`, without waiting; :meth:`receive` returns the positions."""
        if self._waiting is not None:
            raise RuntimeError("receive the positions of the last step first")
        if len(actions) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need {self.num_envs} actions, not {len(actions)}")
        self._first = None
        self._waiting = self.engine.send("step", action_bytes(actions), batch=self._batch, format="binary")

    def receive(self):
        """The positions that follow the actions of :meth:`send`."""
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            raise RuntimeError("send actions first")
        return self._positions(self.engine.receive(waiting))

    def view(self, game, seat=None):
        """What a seat of one of the games may know; by default the seat that decides."""
        return self._ask("view", game, seat)["view"]

    def features(self, game, seat=None):
        """The features of one of the games, from the view of a seat; by default of the seat that decides."""
        return self._ask("features", game, seat, format="binary")["features"]

    def _ask(self, op, game, seat, **fields):
        if seat is not None:
            fields["seat"] = seat
        return self.engine.request(op, batch=self._batch, at=game, **fields)

    def close(self):
        """Frees the games, and ends the engine unless it is shared."""
        if self._owns:
            self.engine.close()
        else:
            self.engine.request("free", batch=self._batch)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
