"""What the tests share: one engine for all tests of a class."""

import unittest

from guildhall import Engine


class EngineTestCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine("tiletum")

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()
