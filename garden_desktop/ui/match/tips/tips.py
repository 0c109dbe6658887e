"""Says once to each person what has happened to them for the first time, where it covers nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.tip import Tip
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.tips import ToldTips
from garden_desktop.ui.board.reading.listmode import ListMode
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.board.things import piece_thing, place_thing
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.say import say
from garden_desktop.ui.match.gloss.ground import in_window
from garden_desktop.ui.match.players import Players
from garden_desktop.ui.match.tips.slip import TipSlip
from garden_desktop.ui.match.tips.standing import free_place
from garden_desktop.ui.settings.store import Settings

SWITCH: Final = "tips"
"""The setting that says whether there are any."""
_WIDE: Final = 330
_EDGE: Final = 8


class Tips(QObject):
    """Silent until it `serve`s somebody's memory, and in lessons for good. `quiet` says that nothing may be said now;
    `failed` carries why the disk has not taken what was told."""

    failed = Signal(OSError)

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        players: Players,
        board: TableView,
        lists: ListMode,
        rail: QWidget,
        over: QWidget,
        quiet: Callable[[], bool],
    ) -> None:
        super().__init__(over)
        self._appearance, self._session, self._players, self._quiet = appearance, session, players, quiet
        self._board, self._lists, self._rail, self._over = board, lists, rail, over
        self._told: ToldTips | None = None
        self._settings: Settings | None = None
        self._tip: Tip | None = None
        self._waits = False
        self.slip = TipSlip(appearance, over)
        self.slip.unwanted.connect(self._switch_off)
        self.slip.left.connect(self._give_back)
        board.fitted.connect(self._place_anew)
        for shown in (board, lists):
            shown.installEventFilter(self)

    def serve(self, told: ToldTips, settings: Settings) -> None:
        """Tell what has not been told yet, unless the settings say no."""
        self._told, self._settings = told, settings

    def look(self) -> None:
        """Somebody is to decide: say the first thing they have never been told."""
        person = self._person()
        if person is None or self._told is None or self._quiet() or not self.wanted:
            return
        look = self._board.hands.look
        tips = () if look is None else self._session.table.tips
        tip = next((one for one in tips if not self._told.knows(person, self._key(one)) and one.when(look)), None)
        if tip is not None:
            self._show(tip, person)

    @property
    def wanted(self) -> bool:
        """Whether the settings want tips at all."""
        return self._settings is not None and self._settings.get(SWITCH, True)

    def rest(self) -> None:
        """What happened is over."""
        self._tip = None
        self.slip.hide()

    def retranslate(self) -> None:
        """Say the same in the present language."""
        if self._tip is not None and self.slip.isVisible():
            self.slip.say(say(self._tip.sentence, self._players.name))
            self._place()

    def _show(self, tip: Tip, person: str) -> None:
        assert self._told is not None, "asked for by who serves"
        self._tip = tip
        words = say(tip.sentence, self._players.name)
        self.slip.say(words)
        if not self._place():
            self._tip = None
            return
        self.slip.show()
        self.slip.raise_()
        self._board.announce(words)
        try:
            self._told.keep(person, self._key(tip))
        except OSError as error:
            self.failed.emit(error)

    def _key(self, tip: Tip) -> str:
        return f"{self._session.game.info.key}.{tip.key}"

    def _person(self) -> str | None:
        """Who decides and looks at the screen now."""
        seat = self._session.deciding
        alone = seat is not None and self._session.gate is None and self._session.eyes in (seat, None)
        return self._session.seats[seat].name if seat is not None and alone else None

    def _place_anew(self) -> None:
        """The table lies otherwise: once it has come to rest, for to look at it lays it out, and it tells so again."""
        if self._tip is not None and not self._waits:
            self._waits = True
            later(self, self._place_at_rest)

    def _place_at_rest(self) -> None:
        self._place()
        self._waits = False

    def _place(self) -> bool:
        """Stand where nothing is covered: on the table, else at the foot of the rail. Whether there is room at all."""
        if self._tip is None:
            return False
        box = None if self._board.isHidden() else self._on_table(self._tip)
        box = box or self._on_rail()
        if box is None:
            self.slip.hide()
            return False
        self.slip.setGeometry(box)
        return True

    def _on_table(self, tip: Tip) -> QRect | None:
        """On the bare table, near what it speaks of."""
        board, look = self._board, self._board.hands.look
        if look is None:
            return None
        viewport = board.viewport()
        spoken = board.rect_of(place_thing(tip.at(look)))
        near = (viewport.rect() if spoken.isEmpty() else spoken).center()
        bare = self._appearance.theme.table
        box = free_place(self.slip.size_at(_WIDE), viewport.grab().toImage(), self._things(), near, bare)
        return None if box is None else in_window(viewport, box, self._over)

    def _things(self) -> list[QRect]:
        """Where something lies or may be put, in the viewport."""
        hands = self._board.hands
        things = [place_thing(place) for place in hands.places] + [piece_thing(piece) for piece in hands.pieces]
        return [self._board.rect_of(thing) for thing in things]

    def _on_rail(self) -> QRect | None:
        """Over the oldest lines of the story; None where the rail is folded."""
        rail = self._rail.geometry().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        size = self.slip.size_at(rail.width())
        if rail.width() < _WIDE // 2 or size.height() > rail.height() // 2:
            return None
        return QRect(rail.left(), rail.bottom() + 1 - size.height(), size.width(), size.height())

    def _switch_off(self) -> None:
        if self._settings is not None:
            self._settings.set(SWITCH, False)
        self.rest()

    def _give_back(self) -> None:
        (self._lists if self._board.isHidden() else self._board).setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc puts the tip away, where it has nothing else to do."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            idle = not self._board.hands.held and not self._board.hands.draft
            if event.key() == Qt.Key.Key_Escape and self.slip.isVisible() and idle:
                self.rest()
                return True
        return super().eventFilter(watched, event)
