"""Many games at once."""

import random
import unittest

from guildhall import IllegalAction, VectorEnv

from .shared import EngineTestCase


def run(env, steps, seed=1):
    """Random play: all actions, and all results."""
    generator = random.Random(seed)
    positions = env.reset(seed="run")
    taken, results = [], []
    for _ in range(steps):
        actions = positions.sample(generator)
        taken.append(list(actions))
        positions = env.step(actions)
        results += positions.results
    return taken, results


class VectorEnvTest(EngineTestCase):
    def test_games_go_on_and_on(self):
        with VectorEnv(self.engine, 16, players=2) as env:
            taken, results = run(env, 400)
            self.assertGreater(len(results), 16)
            for game, totals, places in results:
                self.assertIn(1, places)
                self.assertEqual(places[0] < places[1], totals[0] > totals[1] or places[0] < places[1])

    def test_the_same_seed_and_actions_give_the_same_games(self):
        with VectorEnv(self.engine, 8, players=2) as one, VectorEnv(self.engine, 8, players=2) as other:
            self.assertEqual(run(one, 150), run(other, 150))

    def test_a_game_does_not_depend_on_its_neighbours(self):
        with VectorEnv(self.engine, 1, players=2, again=False) as one, VectorEnv(self.engine, 4, players=2) as four:
            alone, among = one.reset(seed="x"), four.reset(seed="x")
            for _ in range(60):
                self.assertEqual(list(alone.legal_of(0)), list(among.legal_of(0)))
                alone = one.step([alone.legal_of(0)[0]])
                among = four.step([among.legal_of(game)[-1 if game else 0] for game in range(4)])

    def test_masks_legal_lists_and_features_fit_each_other(self):
        with VectorEnv(self.engine, 5, players=2, features=True) as env:
            positions = env.reset()
            for game, mask in enumerate(positions.masks()):
                legal = list(positions.legal_of(game))
                self.assertEqual([at for at, allowed in enumerate(mask) if allowed], sorted(legal))
                self.assertEqual(len(legal), positions.count[game])
                self.assertEqual(len(positions.features_of(game)), len(env.description.features))
                self.assertEqual(list(positions.features_of(game)), list(env.features(game)))

    def test_a_step_that_is_under_way_is_received_before_a_reset(self):
        with VectorEnv(self.engine, 2, players=2) as env:
            positions = env.reset()
            env.send(positions.sample(random.Random(1)))
            with self.assertRaisesRegex(RuntimeError, "receive the positions"):
                env.reset(seed="other")
            env.receive()
            self.assertEqual(len(env.reset(seed="other")), 2)

    def test_games_that_are_over_stay_so_without_again(self):
        with VectorEnv(self.engine, 3, players=2, again=False) as env:
            positions = env.reset(seed="over")
            generator = random.Random(1)
            results = []
            for _ in range(2000):
                positions = env.step(positions.sample(generator))
                results += positions.results
                if all(seat < 0 for seat in positions.seat):
                    break
            self.assertEqual(sorted(game for game, _, _ in results), [0, 1, 2])
            self.assertEqual(list(positions.count), [0, 0, 0])
            with self.assertRaisesRegex(IllegalAction, "game 1 is over"):
                env.step([-1, 0, -1])

    def test_rewards_come_with_the_end(self):
        with VectorEnv(self.engine, 4, players=2, reward="place") as env:
            positions = env.reset()
            generator = random.Random(3)
            for _ in range(300):
                positions = env.step(positions.sample(generator))
                ended = {int(game) for game in positions.ended}
                for game, row in enumerate(positions.rewards):
                    self.assertEqual(any(row), game in ended)
                    self.assertEqual(positions.terminations[game], game in ended)

    def test_one_illegal_action_stops_the_whole_step(self):
        with VectorEnv(self.engine, 4, players=2) as env:
            positions = env.reset(seed="whole")
            actions = [positions.legal_of(game)[0] for game in range(4)]
            views = [env.view(game) for game in range(4)]
            illegal = next(number for number in range(5000) if number not in list(positions.legal_of(2)))
            with self.assertRaisesRegex(IllegalAction, "game 2: action"):
                env.step([*actions[:2], illegal, actions[3]])
            self.assertEqual([env.view(game) for game in range(4)], views)
            env.step(actions)

    def test_actions_are_whole_numbers(self):
        with VectorEnv(self.engine, 2, players=2) as env:
            legal = env.reset(seed=1).legal_of(0)[0]
            with self.assertRaises(TypeError):
                env.step([legal + 0.5, -1])
            env.step([legal, -1])

    def test_two_environments_take_turns_in_one_engine(self):
        with VectorEnv(self.engine, 64, players=2) as one, VectorEnv(self.engine, 64, players=2) as other:
            generator = random.Random(1)
            for env in (one, other):
                env.send(env.reset().sample(generator))
            for _ in range(20):
                for env in (one, other):
                    env.send(env.receive().sample(generator))
            for env in (one, other):
                self.assertEqual(len(env.receive()), 64)

    def test_far_more_requests_than_a_pipe_holds(self):
        with VectorEnv(self.engine, 2000, players=2) as env:
            numbers = [self.engine.send("view", batch=env._batch, at=game) for game in range(2000)]
            self.assertEqual(len({self.engine.receive(number)["seat"] for number in numbers} - {0, 1}), 0)


if __name__ == "__main__":
    unittest.main()
