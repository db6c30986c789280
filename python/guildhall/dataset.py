"""The lines that ``guildhall dataset`` writes."""

import gzip
import json


def read_dataset(source):
    """Yields the lines of a dataset as dictionaries, one after the other, however large it is.

    :param source: the path of a file, packed (``.gz``) or not, or anything that yields lines, such as ``sys.stdin``.

    ``line["type"]`` is ``dataset`` for the first line, then ``game`` for each game, followed by its ``decision`` lines.
    """
    if isinstance(source, (str, bytes)) or hasattr(source, "__fspath__"):
        opened = gzip.open if str(source).endswith(".gz") else open
        with opened(source, "rt", encoding="utf-8") as lines:
            yield from read_dataset(lines)
        return
    for line in source:
        if line.strip():
            yield json.loads(line)
