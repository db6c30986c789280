"""Lists of numbers as the engine sends them: as numpy arrays where numpy is installed, else as memory views."""

import os
from array import array

numpy = None
#: Set GUILDHALL_NUMPY=0 to do without it.
if os.environ.get("GUILDHALL_NUMPY", "") != "0":
    try:
        import numpy
    except ImportError:
        pass

#: The engine's names of types: those of Python's own arrays.
_CODES = {"i1": "b", "u1": "B", "u2": "H", "u4": "I", "i4": "i", "f4": "f"}


def read_columns(described, body):
    """The columns in the bytes behind a response, by their names."""
    columns = {}
    at = 0
    view = memoryview(body)
    for name, kind, length in described:
        end = at + int(kind[1]) * length
        if numpy is not None:
            columns[name] = numpy.frombuffer(body, "=" + kind, length, at)
        else:
            columns[name] = view[at:end].cast(_CODES[kind])
        at = end
    return columns


def action_bytes(actions):
    """One number for each game as the engine reads them."""
    if numpy is not None:
        # Whole numbers only: a fraction would be cut off.
        return numpy.asarray(actions).astype(numpy.int32, casting="same_kind").tobytes()
    return (actions if isinstance(actions, array) and actions.typecode == "i" else array("i", actions)).tobytes()
