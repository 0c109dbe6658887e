"""Controller of the inspector: one panel, opened by pointer, key I, long press or screen reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.inspection import Inspection
from garden_desktop.core.view_model import inspect_subject
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.accessibility.list_mode_view import ListModeView
from garden_desktop.ui.board.layout import ItemRef
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.events import printed_key
from garden_desktop.ui.kit.layout.notice import OverlayWidget
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.inspector.hover_timer import HoverTimer, InspectionTarget, target_of
from garden_desktop.ui.match.inspector.inspection_page import InspectionTexts, section_title
from garden_desktop.ui.match.inspector.panel import ConnectorLine, InspectorPanel
from garden_desktop.ui.match.inspector.panel_placement import (
    PlacementArea,
    connector_line,
    in_window,
    place_panel,
    placement_area_of,
)
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.side_panel.match_side_panel import MatchSidePanel
from garden_desktop.ui.match.table_views import TableViews

PROMPT: Final = InspectionTarget("prompt", "")


class Inspector(QObject):
    """Inspector of a table and the cards of its sides. `quiet` says that nothing may be explained now, as behind a
    hand-over screen; `beside` are other overlays, which it never covers."""

    rules_wanted = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        players: MatchPlayers,
        board: TableView,
        side_panel: MatchSidePanel,
        over: QWidget,
        quiet: Callable[[], bool],
    ) -> None:
        super().__init__(over)
        self._session, self._board, self._over, self._quiet = session, board, over, quiet
        self._side_panel = side_panel
        self._cards: Sequence[QWidget] = side_panel.cards
        self._views: TableViews | None = None
        self.beside: list[OverlayWidget] = []
        self.words = InspectionTexts(players.name, players.colour, self)
        self.connector = ConnectorLine(appearance, over)
        self.panel = InspectorPanel(appearance, session.game.info.key, self.words, over)
        self._hover_timer = HoverTimer(board, self._cards, self.panel, quiet, self)
        self._hover_timer.rested.connect(self._rested)
        self._hover_timer.held.connect(self._tell)
        self._hover_timer.pressed.connect(self.close)
        for watched in (board, over, *self._cards):
            watched.installEventFilter(self)
        self.panel.followed.connect(self._follow)
        self.panel.turned.connect(self.turn_page)
        board.interaction.changed.connect(self.refresh)
        board.fitted.connect(self.refresh)
        board.table_cursor.moved.connect(self._walk)
        board.accessibility.explained.connect(lambda thing: self._tell(target_of(thing)))

    @property
    def shown(self) -> InspectionTarget | None:
        """Target explained now."""
        return self._hover_timer.shown

    def watch_lists(self, views: TableViews) -> None:
        """Handle its keys in list mode, too."""
        self._views = views
        for shown in views.lists.readable:
            shown.installEventFilter(self)
            shown.currentRowChanged.connect(lambda _: self._walk())

    def section(self) -> str:
        """Section of the rules about the held, focused or explained thing, else about the prompt."""
        held = self._board.interaction.held
        found = (InspectionTarget("piece", held) if held else None, self._focused(), self.shown, PROMPT)
        glosses = (self._gloss(one) for one in found if one is not None)
        return next((gloss.section for gloss in glosses if gloss is not None and gloss.section), "")

    def inspect(self, what: InspectionTarget, *, pinned: bool = False) -> bool:
        """Show the inspection of a target; returns False, and closes the panel, where there is none."""
        gloss, thing = (None, QRect()) if self._quiet() else (self._gloss(what), self._rect(what))
        if gloss is None or thing.isEmpty():
            self.close()
            return False
        self._hover_timer.stop()
        self._hover_timer.shown, self._hover_timer.pinned = what, pinned
        size = self.panel.set_inspection(gloss, section_title(self._session.game.info.key, gloss.section))
        rect = place_panel(size, thing, self._ground(what))
        if what == PROMPT:
            self.connector.hide()
        else:
            self.connector.join(thing, connector_line(thing, rect), list(self._tags(gloss)))
            self.connector.raise_()
        self.panel.show_at(QRectF(rect))
        return True

    def close(self) -> None:
        """Close the panel."""
        pointing = self._hover_timer
        pointing.stop()
        pointing.shown, pointing.wanted, pointing.pinned = None, None, False
        self.panel.dismiss()
        self.panel.second = False
        self.connector.hide()

    def refresh(self) -> None:
        """Update the panel after a change of position, layout or language."""
        if self.shown is not None:
            self.inspect(self.shown, pinned=self._hover_timer.pinned)

    def toggle_inspection(self) -> None:
        """Key I: open and pin the inspection of the focused thing, else of the one under the pointer; or close it."""
        here = self._focused() or self.shown or self._hover_timer.wanted
        if self._hover_timer.pinned and here in (None, self.shown):
            self.close()
        else:
            self._tell(here or PROMPT)

    def turn_page(self) -> None:
        """Switch to the other page, and pin the panel."""
        if self.shown is not None:
            self.panel.second = not self.panel.second
            self._tell(self.shown)

    def _tell(self, what: InspectionTarget) -> None:
        """Show and announce a target, even where it is not visible."""
        gloss = None if self._quiet() else self._gloss(what)
        if gloss is not None:
            self.inspect(what, pinned=True)
            self._board.announce(self.panel.spoken(gloss))

    def _rested(self, what: InspectionTarget | None) -> None:
        if what is None:
            self.close()
        else:
            self.inspect(what)

    def _walk(self) -> None:
        """Follow the keyboard cursor with a pinned panel."""
        at = self._focused()
        if self._hover_timer.pinned and at is not None:
            self._tell(at)

    def _focused(self) -> InspectionTarget | None:
        """Focused target: a card of a side, a line of the lists, or a thing on the table."""
        card = next((number for number, one in enumerate(self._cards) if one.hasFocus()), None)
        if card is not None:
            return InspectionTarget("side", str(card))
        thing = self._board.focused if self._listed is None else self._listed.focused
        return None if thing is None else target_of(thing)

    @property
    def _listed(self) -> ListModeView | None:
        """Lists, if list mode is on."""
        return self._views.lists if self._views is not None and self._views.lists_shown else None

    def _gloss(self, what: InspectionTarget) -> Inspection | None:
        interaction, session = self._board.interaction, self._session
        gone = {"place": what.id not in interaction.places, "piece": what.id not in interaction.pieces}
        if interaction.look is None or gone.get(what.subject, False):
            return None
        deciding = session.deciding is not None
        return inspect_subject(
            session.rules, interaction.view, interaction.look, what.subject, what.id, deciding=deciding
        )

    def _rect(self, what: InspectionTarget) -> QRect:
        """Rectangle of a target in window coordinates; empty where it is not visible."""
        if what.subject == "side":
            card = self._cards[int(what.id)]
            return in_window(card, card.rect(), self._over) if self._side_panel.shows_cards else QRect()
        if self._listed is not None:
            return self._listed.focus_rect(self._over)
        if what.subject == "prompt":
            return QRect(self._board.mapTo(self._over, QPoint(self._board.width() // 2, -8)), QSize(1, 1))
        found = self._board.rect_of(ItemRef(what.subject, what.id))
        return in_window(self._board.viewport(), found, self._over)

    def _tags(self, gloss: Inspection) -> Iterator[tuple[QRect, str]]:
        """Rectangles of the held pieces that would affect the target, with a word each."""
        for tag in (tag for line in gloss.lines for tag in line.tags if self._listed is None):
            rect = in_window(self._board.viewport(), self._board.rect_of(ItemRef("piece", tag.piece)), self._over)
            if not rect.isEmpty():
                yield rect, self.words.said(tag.text)

    def _ground(self, what: InspectionTarget) -> PlacementArea:
        if self._listed is not None:
            return PlacementArea(in_window(self._listed, self._listed.rect(), self._over), (), (), ())
        ground = placement_area_of(self._board, self._over, what.subject, what.id)
        return ground._replace(never=(*ground.never, *(one.geometry() for one in self.beside if one.is_open)))

    def _follow(self) -> None:
        if self.panel.gloss is not None:
            self.rules_wanted.emit(self.panel.gloss.section)

    # Qt overrides

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange and watched is self._over:
            self.refresh()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is not self._over:
            return self._key(event)
        elif event.type() == QEvent.Type.FocusIn and watched in self._cards:
            self._walk()
        return False

    def _key(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and printed_key(event) == commands.INSPECT.qt_key:
            self.toggle_inspection()
            return True
        if self.shown is None:
            return False
        gloss = self.panel.gloss
        if (
            plain
            and gloss is not None
            and gloss.cycle is not None
            and printed_key(event) == commands.TURN_INSPECTOR_PAGE.qt_key
        ):
            self.turn_page()
            return True
        if plain and event.key() in commands.CLOSE_INSPECTOR.qt_keys:
            self.close()
            return True
        if self._hover_timer.pinned and plain and event.key() in commands.OPEN_INSPECTED_RULE.qt_keys:
            self._follow()
            return True
        if event.key() not in commands.WALK.qt_keys:
            self.close()
        return False
