"""Mouse and keyboard input to a table, and its results."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.ui.board.layout import ItemRef, piece_ref, place_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.toy import ToyTable, ToyView, ann, chooser

LEFT = Qt.MouseButton.LeftButton


class Driver:
    """Player of the toy game. Pieces are given by id, places by "@" and id."""

    def __init__(self, appearance: Appearance, qtbot: QtBot) -> None:
        self.view = TableView(appearance, "gnomadic_gardeners", ToyTable(), None)
        qtbot.addWidget(self.view)
        self.view.resize(1000, 752)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.chosen: list[str] = []
        self.refused: list[tuple[str, str]] = []
        self.hovered: list[tuple[str, str]] = []
        self.drafts = 0
        self.view.chosen.connect(self.chosen.append)
        self.view.refused.connect(lambda place, piece: self.refused.append((place, piece)))
        self.view.hovered.connect(lambda place, piece: self.hovered.append((place, piece)))
        self.view.draft_changed.connect(self._count_draft)
        self.show(ToyView())

    def show(self, position: ToyView, seat: int | None = 0) -> None:
        self.view.show_position(position, seat, chooser(position), ann)

    def where(self, name: str) -> QPointF:
        """Return the centre of an item, in table units."""
        return self.view.table_scene.layout.rect(thing(name)).center()

    def pixel(self, at: str | QPointF) -> QPoint:
        return self.view.mapFromScene(self.where(at) if isinstance(at, str) else at)

    def press(self, at: str | QPointF) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.pixel(at))

    def move(self, at: str | QPointF) -> None:
        QTest.mouseMove(self.view.viewport(), self.pixel(at))

    def release(self, at: str | QPointF) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.pixel(at))

    def drag(self, piece: str, to: str | QPointF) -> None:
        """Drag with several intermediate mouse moves, as a hand does."""
        begin, end = self.where(piece), self.where(to) if isinstance(to, str) else to
        self.press(begin)
        for step in range(1, 5):
            self.move(begin + (end - begin) * (step / 4))
        self.release(end)

    def click(self, *names: str) -> None:
        for name in names:
            self.move(name)
            self.press(name)
            self.release(name)

    def double_click(self, name: str) -> None:
        self.click(name)
        at = self.pixel(name)
        QTest.mouseDClick(self.view.viewport(), LEFT, pos=at)  # the second press alone
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=at)

    def keys(self, *names: str) -> None:
        """Press keys, each named as in Qt without the prefix: "Left", "Return", "P"."""
        for name in names:
            QTest.keyClick(self.view, getattr(Qt.Key, f"Key_{name}"))

    def walk_to(self, name: str) -> None:
        """Put the table's keyboard focus on an item, or on none (""), with its focus ring shown."""
        QTest.keyClick(self.view, Qt.Key.Key_Shift)
        self.view.table_cursor.move_to(thing(name) if name else None)

    @property
    def at(self) -> str:
        """Item with the table's keyboard focus, "" for none."""
        at = self.view.table_cursor.at
        return "" if at is None else at.id if at.kind == "piece" else f"@{at.id}"

    @property
    def held(self) -> str:
        return self.view.interaction.held

    @property
    def draft(self) -> list[tuple[str, str]]:
        return [(handle.place, handle.piece) for handle in self.view.interaction.draft]

    def place_of(self, piece: str) -> str:
        return self.view.interaction.pieces[piece].place

    def rests(self, piece: str) -> bool:
        """Return whether a piece is drawn exactly at its position of rest."""
        return self.view.table_scene.pieces.item(piece).pos() == self.where(piece)

    def _count_draft(self) -> None:
        self.drafts += 1


def thing(name: str) -> ItemRef:
    return place_ref(name[1:]) if name.startswith("@") else piece_ref(name)
