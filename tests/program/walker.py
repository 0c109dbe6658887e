"""A screen reader of the restless kind: hears every event and walks the whole tree again and again.

    python -m tests.program.walker ADDRESS

Asks about nodes that have gone, too. It ends with the bus at ADDRESS, or with the process that started it.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from typing import Final

from tests.program.tree import Reference, Tree

EVERYTHING: Final = ("object:", "window:", "focus:")
BREATH: Final = 0.25
"""Seconds between two walks: the program shall have time for people, too."""
REMEMBERED: Final = 200


def walk(address: str) -> None:
    """Walk until the bus is gone."""
    tree, gone = Tree(address, hears=EVERYTHING), deque[Reference](maxlen=REMEMBERED)
    while True:
        page = tree.page()
        tree.about(gone)
        gone.extend(node.reference for node in page)
        time.sleep(BREATH)


if __name__ == "__main__":
    try:
        walk(sys.argv[1])
    except (ConnectionError, EOFError):
        sys.exit(0)
