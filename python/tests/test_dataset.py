"""Reading datasets."""

import gzip
import os
import tempfile
import unittest

from guildhall import read_dataset

LINES = '{"type":"dataset","format":1}\n\n{"type":"game","game":0}\n'
READ = [{"type": "dataset", "format": 1}, {"type": "game", "game": 0}]


class DatasetTest(unittest.TestCase):
    def test_lines_from_anywhere(self):
        self.assertEqual(list(read_dataset(LINES.splitlines())), READ)

    def test_files_packed_or_not(self):
        with tempfile.TemporaryDirectory() as folder:
            plain, packed = os.path.join(folder, "a.ndjson"), os.path.join(folder, "a.ndjson.gz")
            with open(plain, "w") as file:
                file.write(LINES)
            with gzip.open(packed, "wt") as file:
                file.write(LINES)
            self.assertEqual(list(read_dataset(plain)), READ)
            self.assertEqual(list(read_dataset(packed)), READ)


if __name__ == "__main__":
    unittest.main()
