"""What is on the screen, and in the accessibility tree, does not depend on what its eyes may not know."""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtGui import QImage

from garden_desktop.ui.kit.style.appearance import Appearance
from tests import fifth
from tests.laws.twins import Twins, twins
from tests.ui.witness import compare

EVERYDAY, LONG = 6, 1000
every_secret_game = pytest.mark.parametrize("key", [key for key, game in fifth.games().items() if game.info.hidden])


def see(appearance: Appearance, pairs: list[Twins]) -> None:
    """Compare every pair; at the gate nothing may depend on anything but its name and what everybody may know."""
    gates: dict[tuple[int, str], tuple[str, QImage]] = {}
    for pair in pairs:
        for seen in compare(appearance, pair):
            if seen.moment == "gate":
                assert pair.viewer is not None
                tree, frame = gates.setdefault((pair.viewer, seen.news), (seen.tree, seen.frame))
                assert (seen.tree, seen.frame) == (tree, frame), f"the gate tells of the match: {pair}"


@every_secret_game
def test_some_pairs_look_and_read_the_same(appearance: Appearance, key: str) -> None:
    pairs = twins(key, 200)
    seated = list(islice((pair for pair in pairs if pair.viewer is not None), EVERYDAY * 2 // 3))
    see(appearance, seated + list(islice((pair for pair in pairs if pair.viewer is None), EVERYDAY // 3)))


@every_secret_game
@pytest.mark.long
@pytest.mark.timeout(7200)
def test_a_thousand_pairs_look_and_read_the_same(appearance: Appearance, key: str) -> None:
    see(appearance, twins(key, LONG))
