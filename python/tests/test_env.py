"""One game in the form of PettingZoo's AEC environments."""

import random
import unittest

from guildhall import Env, IllegalAction
from guildhall.numbers import numpy

from .shared import EngineTestCase


def play(env, seed):
    """A random game: what every agent got, and how often it was asked."""
    generator = random.Random(seed)
    env.reset(seed=seed)
    got, asked, actions = {}, {}, []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        got[agent] = got.get(agent, 0) + reward
        if termination or truncation:
            env.step(None)
            continue
        asked[agent] = asked.get(agent, 0) + 1
        action = generator.choice(info["legal"])
        actions.append(action)
        env.step(action)
    return got, asked, actions


class EnvTest(EngineTestCase):
    def test_every_agent_is_asked_and_one_wins(self):
        with Env(self.engine, players=3) as env:
            got, asked, _ = play(env, 1)
            self.assertEqual(set(asked), {"seat_0", "seat_1", "seat_2"})
            self.assertAlmostEqual(sum(got.values()), 1)
            self.assertEqual(env.agents, [])

    def test_it_has_what_wrappers_ask_for(self):
        with Env(self.engine, players=3) as env:
            env.reset(seed=1)
            self.assertEqual((env.num_agents, env.max_num_agents), (3, 3))
            self.assertIs(env.unwrapped, env)
            self.assertIsNone(env.render_mode)
            space = env.action_space("seat_0")
            legal = env.last()[0]["action_mask"].nonzero()[0] if numpy is not None else env.last()[4]["legal"]
            self.assertTrue(all(space.contains(action) for action in legal))
            self.assertFalse(any(space.contains(action) for action in (-1, space.n, 0.5, None)))
            play(env, 1)
            self.assertEqual((env.num_agents, env.max_num_agents), (0, 3))

    def test_the_same_seed_and_actions_give_the_same_game(self):
        with Env(self.engine, players=2, reward="score") as env:
            self.assertEqual(play(env, 5), play(env, 5))
            self.assertNotEqual(play(env, 5), play(env, 6))

    def test_masks_and_legal_actions_say_the_same(self):
        with Env(self.engine, players=2) as env:
            env.reset(seed=1)
            observation, reward, termination, truncation, info = env.last()
            mask = observation["action_mask"]
            self.assertEqual([at for at, allowed in enumerate(mask) if allowed], sorted(info["legal"]))
            self.assertEqual(len(mask), env.action_space(env.agent_selection).n)
            self.assertIn(env.action_space(env.agent_selection).sample(mask), info["legal"])
            waiting = next(agent for agent in env.agents if agent != env.agent_selection)
            self.assertFalse(any(env.observe(waiting)["action_mask"]))
            self.assertGreaterEqual(len(info["legal"]), 2)
            self.assertIsInstance(env.lines[info["legal"][0]], str)

    def test_observations_are_features_views_or_nothing(self):
        with Env(self.engine, players=2) as env:
            env.reset(seed=1)
            for agent in env.agents:
                self.assertEqual((len(env.observe(agent)["observation"]),), env.observation_space(agent).shape)
        with Env(self.engine, players=2, observe="view") as env:
            env.reset(seed=1)
            self.assertIn("players", env.last()[0]["observation"])
        with Env(self.engine, players=2, observe=None) as env:
            env.reset(seed=1)
            self.assertIsNone(env.last()[0]["observation"])

    def test_an_illegal_action_changes_nothing(self):
        with Env(self.engine, players=2) as env:
            env.reset(seed=1)
            legal = env.last()[4]["legal"]
            with self.assertRaisesRegex(IllegalAction, "is not legal for seat"):
                env.step(next(number for number in range(5000) if number not in legal))
            with self.assertRaisesRegex(IllegalAction, "there is no action -1"):
                env.step(-1)
            for action in (None, float(legal[0])):
                with self.assertRaisesRegex(TypeError, "seat_. must be a whole number, not"):
                    env.step(action)
            self.assertEqual(env.last()[4]["legal"], legal)

    def test_rewards_can_be_chosen(self):
        with Env(self.engine, players=2, reward="margin") as env:
            got, _, _ = play(env, 2)
            self.assertEqual(sum(got.values()), 0)
        with Env(self.engine, players=2, reward=lambda totals, places: [7.0] * len(totals)) as env:
            self.assertEqual(play(env, 2)[0], {"seat_0": 7.0, "seat_1": 7.0})
        with self.assertRaisesRegex(ValueError, "reward must be one of win, score"):
            Env(self.engine, reward="glory")


if __name__ == "__main__":
    unittest.main()
