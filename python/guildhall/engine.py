"""The process that plays, and single games in it."""

import json
import os
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .numbers import read_columns

PROTOCOL = 1

#: Requests that were sent and not yet answered may be so many bytes: more could fill the pipes in both directions.
_MOST_UNANSWERED = 32_768


class EngineError(Exception):
    """A request that the engine did not carry out. ``code`` says of which kind the error is."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class IllegalAction(EngineError):
    """An action that the rules forbid. Nothing has changed."""


@dataclass(frozen=True)
class Description:
    """What is the same in all games with the same options."""

    #: All options, with those that were not given.
    options: dict
    seats: int
    #: How many actions there are; they are numbered from 0.
    actions: int
    #: Differs where numbers stand for different actions.
    actions_hash: str
    #: The names of the features, in their order.
    features: tuple


def _usual_command():
    """Of this repository where the package lies in it, else what the path has."""
    given = os.environ.get("GUILDHALL_COMMAND", "")
    if given:
        return shlex.split(given)
    root = Path(__file__).resolve().parents[2]
    node, main = root / "node_modules/.bin/node", root / "packages/cli/src/main.ts"
    if node.exists() and main.exists():
        return [str(node), str(main)]
    found = shutil.which("guildhall")
    if found:
        return [found]
    raise EngineError("not-there", 'there is no "guildhall" on the path; set GUILDHALL_COMMAND to how it is started')


class Engine:
    """A ``guildhall engine`` for one game. Use it in a ``with`` statement, or close it.

    :param game: the game's id: ``terra-mystica``, ``age-of-innovation``, ``inventions``, ``tiletum``.
    :param command: how Guildhall is started, as a list of words. By default ``GUILDHALL_COMMAND``, the repository that
        this package lies in, or ``guildhall`` on the path.

    An engine is for one thread. It serves any number of games and environments, one request after the other.
    """

    def __init__(self, game="terra-mystica", command=None):
        words = list(command) if command is not None else _usual_command()
        self._process = subprocess.Popen(
            [*words, "engine", "--game", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20
        )
        self._last_id = 0
        #: Bytes of requests without a response, by id.
        self._unanswered = {}
        #: Responses that were read before anybody asked for them.
        self._responses = {}
        self._descriptions = {}
        hello = self.request("hello")
        if hello["protocol"] != PROTOCOL:
            self.close()
            raise EngineError("request", f"the engine speaks protocol {hello['protocol']}, this package {PROTOCOL}")
        self.game = hello["game"]
        #: Of the rules. Numbers of actions are the same for the same version and options.
        self.version = hello["version"]
        self.players = tuple(hello["players"])
        self.limits = hello["limits"]

    def request(self, op, body=b"", **fields):
        """Sends a request and returns its response. Raises :class:`EngineError` where it is refused."""
        return self.receive(self.send(op, body, **fields))

    def send(self, op, body=b"", **fields):
        """Sends a request without waiting. Returns its number, for :meth:`receive`."""
        self._last_id += 1
        fields["op"] = op
        fields["id"] = self._last_id
        if body:
            fields["bytes"] = len(body)
        message = json.dumps(fields, separators=(",", ":")).encode() + b"\n" + body
        while self._unanswered and sum(self._unanswered.values()) + len(message) > _MOST_UNANSWERED:
            self._read_response()
        self._unanswered[self._last_id] = len(message)
        try:
            self._process.stdin.write(message)
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise self._gone() from None
        return self._last_id

    def receive(self, number):
        """Waits for the response to a request."""
        while number not in self._responses:
            if number not in self._unanswered:
                raise ValueError(f"request {number} was never sent, or its response was received already")
            self._read_response()
        response = self._responses.pop(number)
        if "error" not in response:
            return response
        error = IllegalAction if response["error"] == "refused" else EngineError
        raise error(response["error"], response["message"])

    def _read_response(self):
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise self._gone()
        response = json.loads(line)
        if "bytes" in response:
            body = self._process.stdout.read(response["bytes"])
            if len(body) < response["bytes"]:
                raise self._gone()
            response.update(read_columns(response["columns"], body))
        number = response["id"]
        self._unanswered.pop(number, None)
        self._responses[number] = response

    def _gone(self):
        self.close()
        return EngineError("gone", f"the engine has ended with exit code {self._process.returncode}")

    def describe(self, options):
        """What is the same in all games with these options."""
        key = json.dumps(options, sort_keys=True)
        if key not in self._descriptions:
            told = self.request("describe", options=options)
            self._descriptions[key] = Description(
                told["options"], told["seats"], told["actions"], told["actionsHash"], tuple(told["features"])
            )
        return self._descriptions[key]

    def lines(self, options):
        """All actions as people write them, by their numbers."""
        return self.request("describe", options=options, lines=True)["lines"]

    def new_game(self, options, seed="guildhall"):
        """Begins a game. The same options and seed give the same game."""
        return Game(self, self.request("new", options=options, seed=str(seed)))

    def redeal(self, options, view, seed="guildhall"):
        """A game that fits what a seat knows (its view): what it cannot know is dealt by the seed."""
        return Game(self, self.request("redeal", options=options, view=view, seed=str(seed)))

    def cpu_seconds(self):
        """The CPU time that the process has used."""
        return self.request("hello")["cpuSeconds"]

    def close(self):
        """Ends the process."""
        process = self._process
        for stream in (process.stdin, process.stdout):
            try:
                stream.close()
            except BrokenPipeError:
                pass
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        if getattr(self, "_process", None) is not None and self._process.returncode is None:
            self.close()


class Game:
    """One game in an engine. Every decision is asked for, also those with a single legal action.

    Free it (or use it in a ``with`` statement) when it is no longer needed: an engine holds only so many.
    """

    def __init__(self, engine, position):
        self.engine = engine
        self._id = position["game"]
        self._note(position)

    def _note(self, position):
        #: The first seat that has to decide; None: the game is over.
        self.seat = position["seat"]
        #: All seats that have to decide now.
        self.seats = position["seats"]
        self.over = position["over"]
        self.round = position["round"]
        #: Final points and places by seat; None before the end.
        self.totals = position.get("totals")
        self.places = position.get("places")

    def _ask(self, op, **fields):
        return self.engine.request(op, game=self._id, **{name: value for name, value in fields.items() if value is not None})

    def legal(self, seat=None):
        """The numbers of all legal actions of a seat, by default of :attr:`seat`."""
        return self._ask("legal", seat=seat)["legal"]

    def legal_lines(self, seat=None):
        """The legal actions as people write them, by their numbers."""
        told = self._ask("legal", seat=seat, lines=True)
        return dict(zip(told["legal"], told["lines"]))

    def apply(self, action, seat=None):
        """Plays an action, by its number or its line. Raises :class:`IllegalAction` where the rules forbid it."""
        self._note(self._ask("apply", action=action if isinstance(action, str) else int(action), seat=seat))

    def view(self, seat=None):
        """What a seat may know."""
        return self._ask("view", seat=seat)["view"]

    def features(self, seat=None):
        """Named numbers of what a seat may know; ``engine.describe(options).features`` has the names."""
        return self._ask("features", seat=seat, format="binary")["features"]

    def after(self, seat=None):
        """What each legal action leads to, in one request: a list of (action, is over, features).

        It really plays them: where something is drawn, it is what this game draws. Look ahead in a game from
        :meth:`redeal`, which deals what the seat cannot know anew.
        """
        told = self._ask("after", seat=seat, format="binary")
        legal, features = told["legal"], told["features"]
        width = len(features) // max(1, len(legal))
        return [
            (int(action), bool(told["over"][at]), features[at * width : (at + 1) * width])
            for at, action in enumerate(legal)
        ]

    def clone(self):
        """A copy that goes its own way, with the same chance."""
        return Game(self.engine, self._ask("clone"))

    def redeal(self, seat, seed="guildhall"):
        """A copy in which everything that the seat cannot know is dealt anew."""
        return Game(self.engine, self._ask("redeal", seat=seat, seed=str(seed)))

    def free(self):
        """Gives its room in the engine back."""
        self._ask("free")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.free()
