"""Everything a viewer can perceive at the screen, for comparison between two matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.core.types import Seat
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.match_screen import MatchScreen
from tests.laws.twins import Twins, match_of, session_of
from tests.ui.players import tree_text

PAGES = 3
"""The pages of the rail that tell of the match: story, score, plot."""


class Impression(NamedTuple):
    """One moment at the screen: the accessibility tree as text, the image, the window title, and the gate's public
    message."""

    moment: str
    tree: str
    frame: QImage
    title: str
    news: str = ""


def impression(moment: str, widget: QWidget, news: str = "") -> Impression:
    breathe()
    return Impression(moment, tree_text(widget), widget.grab().toImage(), widget.window().windowTitle(), news)


def breathe() -> None:
    QApplication.processEvents()


class Witness:
    """One match of a pair of twins in a window of its own."""

    def __init__(self, appearance: Appearance, pair: Twins, moves: Sequence[Any]) -> None:
        self._pair, self._moves = pair, moves
        self.session = session_of(pair, match_of(pair, moves[:-1] if pair.live else moves))
        self.screen = MatchScreen(appearance, self.session)
        self.screen.resize(1280, 800)
        self.screen.show()

    def watch(self) -> Iterator[Impression]:
        """Return the impressions of the pair's viewer, one after the other."""
        if self._pair.live and self._pair.viewer is not None:
            return self._at(self._pair.viewer)
        return self._as_it_stands(self._pair.viewer)

    def close(self) -> None:
        self.screen.close_match()
        self.screen.close()
        self.screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _at(self, viewer: Seat) -> Iterator[Impression]:
        """Enter the move by input, open the hand-over gate that follows, and yield what the next person perceives."""
        table = self.screen.table
        self.screen.begin()
        self._come_to_the_table()
        MatchDriver(table, Random(0)).move(self._moves[-1])
        table.step_player.skip_remaining()
        if viewer not in {self.session.gate, self.session.viewer}:  # somebody else is next
            yield from self._as_it_stands(viewer)
            return
        if self.session.gate is not None:
            assert table.handover.news in {"", *self._public()}, "the gate tells what not everybody may know"
            yield impression("gate", self.screen, table.handover.news)
            assert not table.board.accessibility.read_things(), "nothing of the table can be read behind the gate"
            table.handover.open_gate()
        assert self.session.viewer == viewer, str(self._pair)
        yield impression("recap", self.screen)
        if table.recap.isVisible():
            table.recap.dismiss()
        yield from self._pages()

    def _public(self) -> Iterator[str]:
        """Yield the messages about each move that was made in public, for an onlooker."""
        for step in self.session.steps(0, self.session.match.ply, None):
            if not step.masked:
                yield " ".join(format_message(text, self.screen.players.name) for text in step.told)

    def _as_it_stands(self, viewer: Seat | None) -> Iterator[Impression]:
        """Yield the impression of the position for this viewer, as a picture of the record shows it."""
        self.session.look_at(len(self._moves), viewer)
        self.screen.table.show_position()
        yield from self._pages()

    def _pages(self) -> Iterator[Impression]:
        for number in range(PAGES):
            self.screen.table.side_panel.open_page(number)
            yield impression(f"page {number}", self.screen)

    def _come_to_the_table(self) -> None:
        table = self.screen.table
        while self.session.gate is not None:
            table.handover.open_gate()
        if table.recap.isVisible():
            table.recap.dismiss()
        breathe()


def compare(appearance: Appearance, pair: Twins) -> list[Impression]:
    """Watch both matches of a pair, one after the other, assert that they look the same, and return the impressions of
    the first."""
    first, second = (_watched(appearance, pair, moves) for moves in pair.both)
    return [_same(one, two, pair) for one, two in zip(first, second, strict=True)]


def _watched(appearance: Appearance, pair: Twins, moves: Sequence[Any]) -> list[Impression]:
    witness = Witness(appearance, pair, moves)
    try:
        return list(witness.watch())
    finally:
        witness.close()


def _same(one: Impression, two: Impression, pair: Twins) -> Impression:
    assert (one.moment, one.title) == (two.moment, two.title), str(pair)
    assert one.tree == two.tree, f"{one.moment}: {pair}"
    where = difference(one.frame, two.frame)
    assert where.isEmpty(), f"{one.moment}, at {where}: {pair}"
    return one


def difference(one: QImage, two: QImage) -> QRect:
    """Return the rectangle in which two images of one size differ; empty where they are equal."""
    if one == two:
        return QRect()
    area = QRect()
    for y in range(one.height()):
        for x in range(one.width()):
            if one.pixel(x, y) != two.pixel(x, y):
                area |= QRect(x, y, 1, 1)
    return area
