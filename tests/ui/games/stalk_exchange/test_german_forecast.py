"""The card of what comes has room for German words: none is cut, and none is broken in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from garden_desktop.games.stalk_exchange.data.flowers import EMPTY
from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.table_painter import TOP, TextStyle
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from tests.games.stalk_exchange.desk import Desk, desk
from tests.games.stalk_exchange.tables import WAYS, Way, named, rules_for, walk
from tests.ui.games.stalk_exchange.easel import Easel

SAMPLED = 4
LEAST_PX = 10
SOFT_HYPHEN = "\N{SOFT HYPHEN}"


class Written(NamedTuple):
    """Words, the size they came to in pixels, and whether all of them are in their box."""

    words: str
    px: int
    whole: bool


@pytest.fixture
def german() -> Iterator[None]:
    languages = LanguageSwitcher()
    languages.choose("de")
    yield
    languages.choose("en")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Everything that painters write on lines that wrap."""
    found: list[Written] = []
    lines = table_painter.TablePainter.lines

    def hear(
        self: table_painter.TablePainter, rect: QRectF, words: str, style: TextStyle, align: Qt.AlignmentFlag = TOP
    ) -> float:
        high = lines(self, rect, words, style, align)
        face = self.painter.font()
        widest = max(QFontMetricsF(face).horizontalAdvance(part) for part in words.replace(SOFT_HYPHEN, "- ").split())
        whole = high <= rect.height() + 0.5 and widest <= rect.width() + 0.5
        found.append(Written(words, face.pixelSize(), whole))
        return high

    monkeypatch.setattr(table_painter.TablePainter, "lines", hear)
    return found


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("way", WAYS, ids=named)
def test_the_card_of_what_comes_can_be_read_in_german(appearance: Appearance, written: list[Written], way: Way) -> None:
    rules, rng = rules_for(way), Random(3)
    config, easel = rules.config, Easel(appearance, Desk(rules, rules.setup()))
    states = [state for state, _ in walk(way) if state.phase == "act"]
    for state in rng.sample(states, SAMPLED):
        easel.paint(state, state.turn)
        easel.paint(state, None)
        slots = [slot for slot, flower in enumerate(state.row) if flower != EMPTY]
        spaces = [space for space, code in enumerate(state.garden) if code == EMPTY]
        for slot, space in zip(slots, rng.sample(spaces, min(3, len(spaces))), strict=False):
            easel.paint(state, state.turn, held=f"slot-{slot + 1}", over=config.board.names[space])
    assert [one for one in written if not one.whole or one.px < LEAST_PX] == []


@pytest.mark.usefixtures("german")
def test_the_longest_kind_is_among_what_is_read(appearance: Appearance, written: list[Written]) -> None:
    at = desk(garden={"a1": "snowdrop", "a2": "dahlia", "b1": "tulip"}, row="globemaster - - - - -")
    Easel(appearance, at).paint(at.state, 0, held="slot-1", over="b2")
    assert f"Schnee{SOFT_HYPHEN}glöckchen" in [one.words for one in written]
