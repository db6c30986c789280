"""Single games in an engine, and what it refuses."""

import unittest

from guildhall import Engine, EngineError, IllegalAction

from .shared import EngineTestCase


class EngineTest(EngineTestCase):
    def test_a_game_is_played_to_its_end(self):
        with self.engine.new_game({"players": 2}, seed="end") as game:
            decisions = 0
            while not game.over:
                game.apply(game.legal()[0])
                decisions += 1
            self.assertGreater(decisions, 20)
            self.assertEqual(len(game.totals), 2)
            self.assertEqual(sorted(game.places)[0], 1)
            self.assertIsNone(game.seat)

    def test_the_same_seed_gives_the_same_game(self):
        def first_lines(seed):
            with self.engine.new_game({"players": 2}, seed=seed) as game:
                return game.view()

        self.assertEqual(first_lines("a"), first_lines("a"))
        self.assertNotEqual(first_lines("a"), first_lines("b"))

    def test_actions_go_by_number_or_line(self):
        with self.engine.new_game({"players": 2}) as one, one.clone() as other:
            number, line = next(iter(one.legal_lines().items()))
            one.apply(number)
            other.apply(line)
            self.assertEqual(one.view(0), other.view(0))

    def test_a_clone_goes_its_own_way(self):
        with self.engine.new_game({"players": 2}) as game:
            before = game.view(0)
            with game.clone() as copy:
                copy.apply(copy.legal()[0])
                self.assertNotEqual(copy.view(0), before)
            self.assertEqual(game.view(0), before)

    def test_looking_ahead_shows_what_playing_leads_to(self):
        with self.engine.new_game({"players": 2}) as game:
            seat = game.seat
            for action, over, features in game.after():
                with game.clone() as copy:
                    copy.apply(action)
                    self.assertEqual(list(copy.features(seat)), list(features))
                    self.assertEqual(copy.over, over)

    def test_a_game_goes_on_from_a_view(self):
        with self.engine.new_game({"players": 2}) as game:
            seat = game.seat
            view = game.view(seat)
            self.assertIsNone(view["chance"]["key"])
            with self.engine.redeal({"players": 2}, view) as again:
                self.assertEqual(again.legal_lines(), game.legal_lines())
                self.assertEqual(again.view(seat), view)

    def test_features_have_names(self):
        names = self.engine.describe({"players": 2}).features
        with self.engine.new_game({"players": 2}) as game:
            named = dict(zip(names, game.features(0)))
            self.assertEqual(len(names), len(game.features(0)))
        self.assertEqual(named["round"], 1)
        self.assertEqual(named["own.decides"] + named["next1.decides"], 1)

    def test_an_illegal_action_changes_nothing(self):
        with self.engine.new_game({"players": 2}) as game:
            before = game.view(0)
            illegal = next(number for number in range(5000) if number not in game.legal())
            with self.assertRaisesRegex(IllegalAction, "is not allowed for seat"):
                game.apply(illegal)
            self.assertEqual(game.view(0), before)

    def test_wrong_requests_are_explained(self):
        for fields, message in [
            ({"op": "new", "options": {"players": 9}}, "options.players: must be a whole number from 1 to 4, not 9"),
            ({"op": "new", "options": {"players": 2, "colour": 1}}, "there is no such option"),
            ({"op": "new", "options": {"players": 2}, "sede": "x"}, 'there is no field "sede" here'),
            ({"op": "legal", "game": 999_999}, "there is no game 999999"),
            ({"op": "dance"}, '"op" must be one of hello'),
        ]:
            with self.subTest(message), self.assertRaises(EngineError) as raised:
                self.engine.request(**fields)
            self.assertIn(message, str(raised.exception))

    def test_an_unknown_game_is_an_error(self):
        with self.assertRaisesRegex(EngineError, "ended with exit code 2"):
            Engine("chess")


if __name__ == "__main__":
    unittest.main()
