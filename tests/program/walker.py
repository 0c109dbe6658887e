"""A screen reader of the restless kind: hears every event and walks the whole tree again and again.

    python -m tests.program.walker ADDRESS

Asks about nodes that have gone, too. It ends with the bus at ADDRESS, or with the process that started it.
"""

from __future__ import annotations

import sys
import time
from typing import Final

from tests.program.tree import Reference, Tree

EVERYTHING: Final = ("object:", "window:", "focus:")
BREATH: Final = 0.25
"""Seconds between two walks: the program shall have time for people, too."""


def walk(address: str) -> None:
    """Walk until the bus is gone."""
    tree, known = Tree(address, hears=EVERYTHING), dict[Reference, None]()
    while True:
        now = dict.fromkeys(node.reference for node in tree.page())
        tree.about(reference for reference in known if reference not in now)
        known = now
        time.sleep(BREATH)


if __name__ == "__main__":
    try:
        walk(sys.argv[1])
    except (ConnectionError, EOFError):
        sys.exit(0)
