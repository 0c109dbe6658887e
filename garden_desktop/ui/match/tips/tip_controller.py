"""Controller of tips: shows each person once a sentence about an event that happens for the first time, where it covers
nothing: near its subject where the table is empty, else at the lower end of the side panel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QImage, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.core.view_model import Tip
from garden_desktop.hotseat.tips import SeenTips
from garden_desktop.ui.board.layout import piece_ref, place_ref
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton
from garden_desktop.ui.kit.events import later, wire
from garden_desktop.ui.kit.layout.mirror import painter_of, sides
from garden_desktop.ui.kit.layout.notice import OverlayWidget
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.commands import CLOSE_TIP, with_key
from garden_desktop.ui.match.inspector.panel_placement import in_window, place_panel, placement_area_of
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.side_panel.match_side_panel import MatchSidePanel
from garden_desktop.ui.match.table_views import TableViews
from garden_desktop.ui.settings.settings_store import SettingsStore

_WIDE: Final = 330
_EDGE: Final = 8
_PAGE: Final = 60
"""Minimum height of the panel's page above the notices."""
_CELL: Final = 8
"""Size in pixels of a cell of the occupancy grid."""
_ALIKE: Final = 6
"""Maximum difference of colour channels for which a pixel counts as empty table."""


class NoticePlacement(QObject):
    """Placement of all notices of a table, without overlaps. `stale` is emitted once after each change of layout, from
    the event loop: grabbing the table lays it out, and so reports a change again."""

    stale = Signal()

    def __init__(self, appearance: Appearance, views: TableViews, side_panel: MatchSidePanel, over: QWidget) -> None:
        super().__init__(over)
        self._appearance, self._views, self._board = appearance, views, views.board
        self._side_panel, self.over = side_panel, over
        self._slips = list[OverlayWidget]()
        self._bare = set[OverlayWidget]()
        self._waits = self._looks = False
        self._board.fitted.connect(self._wait)
        self._board.interaction.changed.connect(self._look_below)
        side_panel.watch(self)

    def add_notice(self, slip: OverlayWidget) -> None:
        """Add a notice that others must not cover."""
        self._slips.append(slip)
        slip.installEventFilter(self)

    def find_place(self, slip: OverlayWidget, size_at: Callable[[int], QSize], near: QRect) -> QRect | None:
        """Free place for a notice, as near as possible to `near` (may be empty). `size_at` returns its size for a
        width. None where there is no room."""
        others = [other.geometry() for other in self._slips if other is not slip and other.is_open]
        box = None if self._views.lists_shown else self._on_table(size_at(_WIDE), near, others)
        self._bare = self._bare - {slip} if box is None else self._bare | {slip}
        if box is not None:
            return box
        # each is placed above those added before it: two that avoid each other would move for ever
        below = [other.geometry() for other in self._slips[: self._slips.index(slip)] if other.is_open]
        return self._on_rail(size_at, below)

    def find_least_covering(self, size_at: Callable[[int], QSize], spoken_of: Sequence[QRect]) -> QRect:
        """Place where it covers least of the table, and neither `spoken_of` nor hand and buttons."""
        ground = placement_area_of(self._board, self.over, "place", "")
        size = size_at(min(px(_WIDE), ground.room.width()))
        return place_panel(size, spoken_of[0], ground._replace(never=(*ground.never, *spoken_of)))

    def _on_table(self, size: QSize, near: QRect, others: Sequence[QRect]) -> QRect | None:
        viewport = self._board.viewport()
        lying = viewport.mapTo(self.over, QPoint())
        things = [*self._things(), *(other.translated(-lying) for other in others)]
        middle = (viewport.rect() if near.isEmpty() else near.translated(-lying)).center()
        box = free_place(size, viewport.grab().toImage(), things, middle, self._appearance.theme.table)
        return None if box is None else in_window(viewport, box, self.over)

    def _look_below(self) -> None:
        """Check open notices after input: the table may paint something where one stands."""
        if any(slip.is_open for slip in self._bare) and not self._looks:
            self._looks = True
            later(self, self._tell_if_covering)

    def _tell_if_covering(self) -> None:
        self._looks = False
        if not self._views.lists_shown and any(slip.is_open and self._covers(slip) for slip in self._bare):
            self._tell()

    def _covers(self, slip: OverlayWidget) -> bool:
        """Whether anything but empty table lies below a notice."""
        viewport, bare = self._board.viewport(), self._appearance.theme.table
        box = slip.geometry().translated(-viewport.mapTo(self.over, QPoint()))
        seen = _seen(viewport.grab(box).toImage(), [], bare)
        return _sums(seen, bare)[-1][-1] > 0

    def _things(self) -> list[QRect]:
        """Rectangles of all places and pieces, in viewport coordinates."""
        interaction = self._board.interaction
        things = [place_ref(place) for place in interaction.places] + [piece_ref(piece) for piece in interaction.pieces]
        return [self._board.rect_of(thing) for thing in things]

    def _on_rail(self, size_at: Callable[[int], QSize], others: Sequence[QRect]) -> QRect | None:
        """Place below the panel's page, which ends above it (`_end_page_above`); None while the panel is folded."""
        side_panel = self._side_panel.foot.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        size = size_at(side_panel.width())
        for other in others:
            if other.intersects(side_panel):
                side_panel.setBottom(other.top() - _EDGE)
        if (
            side_panel.width() < _WIDE // 2
            or size.height() > side_panel.height() // 2
            or not self._side_panel.in_layout
        ):
            return None
        return QRect(side_panel.left(), side_panel.bottom() + 1 - size.height(), size.width(), size.height())

    def _end_page_above(self) -> None:
        """End the panel's page above all notices, so that none covers its newest line."""
        foot = self._side_panel.foot
        tops = [slip.geometry().top() for slip in self._slips if slip.is_open and foot.contains(slip.geometry())]
        most = max(0, self._side_panel.spare - px(_PAGE))
        self._side_panel.keep_free(min(most, foot.bottom() + 1 - min(tops)) if tops else 0, self)

    def _wait(self) -> None:
        if not self._waits:
            self._waits = True
            later(self, self._tell)

    def _tell(self) -> None:
        self.stale.emit()
        self._waits = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """React to changes of the side panel and of other notices."""
        kinds = QEvent.Type
        if watched in self._slips:
            if event.type() in (kinds.Show, kinds.Hide, kinds.Move, kinds.Resize):
                self._end_page_above()
            if event.type() == kinds.Show:
                self._wait()
        elif event.type() in (kinds.Resize, kinds.Move):
            self._wait()
        return super().eventFilter(watched, event)


def free_place(size: QSize, picture: QImage, things: Sequence[QRect], near: QPoint, bare: QColor) -> QRect | None:
    """Empty rectangle of `size` nearest to `near` in a picture of the table; None where there is none. `things` count
    as occupied, whatever is painted there.

    Occupancy grid with a summed-area table (Crow 1984), so that each candidate takes constant time.
    """
    sums = _sums(_seen(picture, things, bare), bare)
    wide, high = -(-size.width() // _CELL) + 2, -(-size.height() // _CELL) + 2
    found = [QRect(QPoint((x + 1) * _CELL, (y + 1) * _CELL), size) for x, y in _free(sums, wide, high)]
    return min(found, key=lambda box: (box.center() - near).manhattanLength(), default=None)


def _seen(picture: QImage, things: Sequence[QRect], bare: QColor) -> QImage:
    """Picture scaled down to the occupancy grid, with `things` painted as occupied."""
    seen = picture.copy()
    seen.setDevicePixelRatio(1)
    ratio = picture.devicePixelRatio()
    painter = QPainter(seen)
    painter.scale(ratio, ratio)
    other = QColor("black" if bare.lightness() > 127 else "white")
    for thing in things:
        painter.fillRect(thing, other)
    painter.end()
    across, down = (round(side / ratio / _CELL) for side in (picture.width(), picture.height()))
    mode = Qt.TransformationMode.SmoothTransformation
    return seen.scaled(across, down, Qt.AspectRatioMode.IgnoreAspectRatio, mode)


def _sums(seen: QImage, bare: QColor) -> list[list[int]]:
    """Summed-area table: number of occupied cells above and left of each corner."""
    sums = [[0] * (seen.width() + 1)]
    for y in range(seen.height()):
        row = accumulate((_differs(seen.pixelColor(x, y), bare) for x in range(seen.width())), initial=0)
        sums.append([here + above for here, above in zip(row, sums[-1], strict=True)])
    return sums


def _differs(one: QColor, other: QColor) -> bool:
    apart = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
    return max(map(abs, apart)) > _ALIKE


def _free(sums: list[list[int]], wide: int, high: int) -> Iterator[tuple[int, int]]:
    """Upper left corners of all empty blocks of cells."""
    for y in range(len(sums) - high):
        for x in range(len(sums[0]) - wide):
            if sums[y + high][x + wide] + sums[y][x] == sums[y + high][x] + sums[y][x + wide]:
                yield x, y


_ICON: Final = 20
_PAD: Final = 12


class TipCard(OverlayWidget):
    """Card with a tip. `unwanted` asks for no more tips, `left` that the focus is moved elsewhere."""

    unwanted = Signal()
    left = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self.words = Label(wrap=True)
        self.cross = IconButton(appearance, "close", px=26)
        self.never = LinkButton(appearance, icon="", px=13)
        self.cross.clicked.connect(self.dismiss)
        self.never.clicked.connect(self.unwanted)
        foot = QHBoxLayout()
        foot.addWidget(self.never)
        foot.addStretch()
        foot.addWidget(self.cross)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(4)
        self._column.addWidget(self.words)
        self._column.addLayout(foot)
        self._keep_free()
        wire(appearance, "changed()", self, "update()")
        self.retranslate()
        self.hide()

    def show_text(self, words: str) -> None:
        self.words.setText(words)
        self.setAccessibleName(words)

    def _keep_free(self) -> None:
        """Set margins that leave room for the icon at the start of the line."""
        self._column.setContentsMargins(*sides(self, _PAD + _ICON + 8, _PAD, _PAD, 6))

    def size_at(self, width: int) -> QSize:
        """Size of the card at this width."""
        room = width - 2 * _PAD - _ICON - 8
        foot = max(self.cross.sizeHint().height(), self.never.sizeHint().height())
        return QSize(width, _PAD + self.words.heightForWidth(room) + 4 + foot + 6)

    def retranslate(self) -> None:
        self.cross.set_name(with_key(self.tr("Close this tip"), CLOSE_TIP))
        self.never.setText(self.tr("Turn off tips"))
        self.never.setAccessibleName(self.tr("Turn off tips"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._keep_free()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in CLOSE_TIP.qt_keys:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        here = QApplication.focusWidget()
        if here is not None and self.isAncestorOf(here):
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.sun, 1.6))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        draw_icon(painter, self._appearance.art, "info", QRectF(_PAD, _PAD, _ICON, _ICON), theme.sun)


SWITCH: Final = "tips"
"""Key of the setting that enables tips."""


class TipController(QObject):
    """Controller of tips; silent until `set_tip_memory`, so always in lessons. Waits while a playback, recap or
    hand-over has the screen. `failed` carries the error if a seen tip cannot be saved."""

    failed = Signal(OSError)

    def __init__(
        self,
        appearance: Appearance,
        model: MatchModel,
        views: TableViews,
        standing: NoticePlacement,
        over: QWidget,
    ) -> None:
        super().__init__(over)
        self._appearance, self._model = appearance, model
        self._session, self._players = model.session, model.players
        self._views, self._board, self._placement = views, views.board, standing
        self._told: SeenTips | None = None
        self._settings: SettingsStore | None = None
        self._tip: Tip | None = None
        self.card = TipCard(appearance, over)
        self.card.unwanted.connect(self._switch_off)
        self.card.left.connect(self._give_back)
        standing.add_notice(self.card)
        standing.stale.connect(self._place)
        for shown in views.both:
            shown.installEventFilter(self)

    def set_tip_memory(self, told: SeenTips, settings: SettingsStore) -> None:
        """Start to show tips that were not seen yet, if the settings allow it."""
        self._told, self._settings = told, settings

    def show_due_tip(self) -> None:
        """Show the first unseen tip whose event has happened, to the deciding person."""
        person = self._person()
        if person is None or self._told is None or self._model.is_told or not self.is_enabled:
            return
        look = self._board.interaction.look
        tips = () if look is None else self._session.table.tips
        tip = next((one for one in tips if not self._told.knows(person, self._key(one)) and one.when(look)), None)
        if tip is not None:
            self._show(tip, person)

    @property
    def is_enabled(self) -> bool:
        """Whether the settings enable tips."""
        return self._settings is not None and self._settings.get(SWITCH, True)

    def hide_tip(self) -> None:
        """Hide the tip, as its event is over."""
        self._tip = None
        self.card.dismiss()

    def retranslate(self) -> None:
        """Show the tip in the current language."""
        if self._tip is not None and self.card.is_open:
            self.card.show_text(format_message(self._tip.sentence, self._players.name))
            self._place()

    def _show(self, tip: Tip, person: str) -> None:
        assert self._told is not None, "asked for by who serves"
        self._tip = tip
        words = format_message(tip.sentence, self._players.name)
        self.card.show_text(words)
        if not self._place():
            self._tip = None
            return
        self.card.show_overlay()
        self._board.announce(words)
        try:
            self._told.mark_seen(person, self._key(tip))
        except OSError as error:
            self.failed.emit(error)

    def _key(self, tip: Tip) -> str:
        return f"{self._session.game.info.key}.{tip.key}"

    def _person(self) -> str | None:
        """Name of the person who decides and looks at the screen; None where there is none."""
        seat = self._session.deciding
        alone = seat is not None and self._session.gate is None and self._session.viewer in (seat, None)
        return self._session.seats[seat].name if seat is not None and alone else None

    def _place(self) -> bool:
        """Place the card where it covers nothing; returns whether there is room."""
        if self._tip is None:
            return False
        box = self._placement.find_place(self.card, self.card.size_at, self._spoken_of(self._tip))
        if box is None:
            self.card.dismiss()
            return False
        self.card.setGeometry(box)
        return True

    def _spoken_of(self, tip: Tip) -> QRect:
        """Rectangle of the tip's subject in window coordinates; empty where it is not drawn."""
        board, look = self._board, self._board.interaction.look
        rect = QRect() if look is None else board.rect_of(place_ref(tip.at(look)))
        return in_window(board.viewport(), rect, self._placement.over)

    def _switch_off(self) -> None:
        if self._settings is not None:
            self._settings.set(SWITCH, False)
        self.hide_tip()

    def _give_back(self) -> None:
        self._views.shown.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc hides the tip, unless it clears a draft."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            idle = not self._board.interaction.held and not self._board.interaction.draft
            if event.key() in CLOSE_TIP.qt_keys and self.card.is_open and idle:
                self.hide_tip()
                return True
        return super().eventFilter(watched, event)
