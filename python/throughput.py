"""Random play by a VectorEnv, for `npm run bench:python`: a window of time for each line of standard input.

Two batches take turns, so that the engine plays one while Python chooses for the other.
"""

import json
import random
import sys
import time

from guildhall import Engine, VectorEnv
from guildhall.numbers import numpy


def main(game, players, num_envs):
    generator = random.Random(1) if numpy is None else numpy.random.default_rng(1)
    with Engine(game) as engine:
        envs = [VectorEnv(engine, num_envs, players, seed=f"bench {name}") for name in ("one", "two")]
        for env in envs:
            env.send(env.reset().sample(generator))
        for line in sys.stdin:
            seconds = float(line)
            begun, own, engines = time.perf_counter(), time.process_time(), engine.cpu_seconds()
            decisions = games = 0
            while time.perf_counter() - begun < seconds:
                for env in envs:
                    positions = env.receive()
                    decisions += num_envs
                    games += len(positions.ended)
                    env.send(positions.sample(generator))
            elapsed = time.perf_counter() - begun
            told = {
                "decisions": decisions,
                "games": games,
                "seconds": elapsed,
                "pythonSeconds": time.process_time() - own,
                "engineSeconds": engine.cpu_seconds() - engines,
            }
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
