"""The picture of a turning point: cut to where two moves part, each with a ring of its own."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import Theme
from garden_desktop.ui.lookback import moment
from garden_desktop.ui.lookback.moment import DecisionMoment, _cut, picture_of, ring
from garden_desktop.ui.match.model import MatchPlayers
from tests.fifth import games

SIZE = QSize(166, 194)
TABLE = QRectF(0, 0, 1600, 900)


def rings(
    monkeypatch: pytest.MonkeyPatch, appearance: Appearance, session: Session, made: DecisionMoment
) -> tuple[QImage, list[tuple[QRectF, bool]]]:
    """The picture, and every ring in it with whether it is that of the better move."""
    drawn = list[tuple[QRectF, bool]]()

    def note(painter: QPainter, theme: Theme, rect: QRectF, *, better: bool) -> None:
        drawn.append((rect, better))

    monkeypatch.setattr(moment, "ring", note)
    return picture_of(appearance, session, MatchPlayers(appearance, session), made, SIZE), drawn


@pytest.mark.parametrize("key", games())
def test_both_moves_of_a_decision_are_ringed_within_the_picture(
    key: str, appearance: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shelf = MatchRepository(tmp_path)
    session = shelf.begin_match(MatchSetup(key, (Seated("Ann", 0), Seated("Ben", 1)), {}, 3))
    seat = session.match.to_move
    assert seat is not None
    done, *_, better = session.rules.legal_moves(session.match.state)
    picture, drawn = rings(monkeypatch, appearance, session, DecisionMoment(session.match.ply, seat, done, better))
    seen = QRectF(picture.rect())
    assert seen.width() <= SIZE.width()
    assert seen.height() <= SIZE.height()
    assert {better for _, better in drawn} == {False, True}
    assert all(seen.adjusted(-2, -2, 2, 2).contains(rect) for rect, _ in drawn)
    session.close()


def test_what_was_done_is_clay_and_whole_and_what_was_better_is_leaf_and_dashed(appearance: Appearance) -> None:
    theme = appearance.theme

    def coloured(better: bool) -> int:
        image = QImage(100, 100, QImage.Format.Format_RGB32)
        image.fill(theme.surface)
        painter = QPainter(image)
        ring(painter, theme, QRectF(20, 20, 60, 60), better=better)
        painter.end()
        wanted = (theme.leaf if better else theme.clay).rgb()
        return sum(image.pixel(x, y) == wanted for x, y in product(range(100), repeat=2))

    assert coloured(better=False) > coloured(better=True) > 100


@pytest.mark.parametrize("rect", [QRectF(0, 0, 40, 40), QRectF(1500, 800, 100, 100), QRectF(100, 100, 1300, 50)])
def test_the_part_shown_holds_all_rings_and_never_leaves_the_table(rect: QRectF) -> None:
    part = _cut([rect], TABLE, 166 / 194)
    assert TABLE.contains(part)
    assert part.contains(rect)
    assert part.width() >= 0.3 * TABLE.width()


def test_where_nothing_has_a_place_the_whole_table_is_shown() -> None:
    assert _cut([], TABLE, 1.0) == TABLE


def test_a_strip_fills_a_room_that_is_wider() -> None:
    """Four hands in a row left a third of the card beside them empty."""
    part = _cut([QRectF(300, 600, 500, 140)], TABLE, 4.3)
    assert part.width() / part.height() == pytest.approx(4.3)
