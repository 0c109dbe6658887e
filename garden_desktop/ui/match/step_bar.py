"""Step bar during playback, at the end of the side panel or over the table: next sentence, progress, speed, buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QBoxLayout, QSizePolicy, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import PrimaryButton, QuietButton
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.mirror import enlarged, painter_of
from garden_desktop.ui.kit.layout.notice import OverlayWidget
from garden_desktop.ui.kit.style.appearance import NORMAL, SPEEDS, Appearance
from garden_desktop.ui.kit.style.painting import draw_shadow
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.text.html import escaped, joined
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match.commands import NEXT_STEP, REPEAT_STEPS, SKIP_STEPS, with_key
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.prompt_bar import PromptLabel
from garden_desktop.ui.match.side_panel.match_side_panel import MatchSidePanel
from garden_desktop.ui.match.step_player import StepPlayer
from garden_desktop.ui.match.table_views import TableViews

HEIGHT: Final = 116
UPRIGHT: Final = 308
"""Height in the upright layout, at the lower end of the side panel."""
_PAGE: Final = 96
"""Minimum height of the panel's page above it."""
_MARGIN: Final = 16
_GAP: Final = 6
"""Gap between the panel's page and the bar."""
_PAD: Final = 10
_RADIUS: Final = 16
_MOST_PIPS: Final = 12
_PITCH: Final = 19
_WIDER: Final = 14
"""Distance of dots, and extra width of the current one."""
_WORDS: Final = 220
"""Minimum width for the text; below it speeds, and then "Once more", are hidden."""


class StepBar(OverlayWidget):
    """Step bar. Upright at the lower end of the side panel, whose page shrinks, so that no card is covered; without
    room there, over the lower end of the table, or on the panel's page below a low table. Hidden after the playback."""

    repeated = Signal()

    def __init__(
        self,
        appearance: Appearance,
        step_player: StepPlayer,
        players: MatchPlayers,
        views: TableViews,
        side_panel: MatchSidePanel,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance, self._step_player, self._players, self._views = appearance, step_player, players, views
        self._side_panel = side_panel
        self._next, self._then = PromptLabel(), Label()
        self._then.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._then.setProperty("role", "small")
        self._pips = StepProgressDots(appearance)
        self._count = Label()
        self._count.setProperty("role", "small")
        self._speeds = SegmentedControl(appearance, [(str(speed), str(speed)) for speed in SPEEDS], 12)
        self._again = QuietButton(appearance, height=40)
        self._all = QuietButton(appearance, height=40)
        self._on = PrimaryButton(appearance, height=40)
        self._arrange()
        self._speeds.chosen.connect(lambda speed: appearance.set_speed(float(speed)))
        self._again.clicked.connect(self.repeated)
        self._all.clicked.connect(step_player.skip_remaining)
        self._on.clicked.connect(step_player.press_on)
        appearance.changed.connect(self._redress)
        side_panel.watch(self)
        self.retranslate()
        self._redress()
        self.hide()

    def show_step(self) -> None:
        """Show the sentence of the next step. Not at the end of a match: its result must not be told before its own
        frame."""
        step_player, players = self._step_player, self._players
        coming = [] if step_player.over else [shot.sentences[0] for shot in step_player.frames_ahead[:2]]
        if step_player.over and not step_player.last:
            self._next.set_html(escaped(self.tr("The match ends.")))
        elif coming:
            self._next.set_html(
                joined((escaped(self.tr("Next:")), format_message_html(coming[0], players.name, players.colour)))
            )
        else:
            self._next.set_html(escaped(self.tr("Done.")))
        place = self.tr("%1 of %2").replace("%1", str(step_player.number)).replace("%2", str(step_player.count))
        again = self.tr("Replay")
        self._count.setText(f"{place} · {again}" if step_player.is_repeat else place)
        self._pips.show_place(step_player.number, step_player.count)
        then = self.tr("Then:")
        self._then.setText(f"{then} {format_message(coming[1], players.name)}" if coming[1:] else "")
        self._then.setAccessibleName(without_isolates(self._then.text()))
        self.show_overlay()
        self.place()

    def _words_room(self) -> int:
        """Width for the text in the present layout."""
        beside = self._row.direction() == QBoxLayout.Direction.LeftToRight
        return self._next.width() if beside else self.width() - 2 * _PAD

    def place(self) -> None:
        """Place the bar at the end of the side panel, or over the table."""
        side_panel = self._side_panel
        if side_panel.spare >= px(UPRIGHT + _PAGE):
            high = self._lay(side_panel.foot, _MARGIN // 2, upright=True)
            side_panel.keep_free(high + _GAP if self.is_open else 0, self)
            self._stand(side_panel.foot, _MARGIN // 2, high)
            return
        side_panel.keep_free(0, self)
        table = self._views.shown.geometry()
        high = self._lay(table, _MARGIN)
        if high <= table.height() / 2 or not (side_panel.below and self._stand_on_page()):
            self._stand(table, _MARGIN, self._lay(table, _MARGIN))

    def _stand_on_page(self) -> bool:
        """Try to place the bar on the panel's page below a low table, with fewer lines if needed."""
        room = QRect(self._side_panel.foot)
        room.setTop(room.bottom() + 1 - self._side_panel.spare)
        for spared in range(3):
            high = self._lay(room, _MARGIN // 2, spared=spared)
            if high <= room.height():
                self._stand(room, _MARGIN // 2, high)
                return True
        return False

    def _stand(self, room: QRect, margin: int, high: int) -> None:
        above = min(margin, room.height() - high)
        self.setGeometry(room.left() + margin, room.bottom() - high - above, room.width() - 2 * margin, high)

    def _lay(self, room: QRect, margin: int, *, upright: bool = False, spared: int = 0) -> int:
        """Lay out for the width of `room`; returns the height. `spared` lines are left out: the step after next, and
        the progress."""
        wide = room.width() - 2 * margin
        self._turn(wide, upright=upright)
        self.resize(wide, self.height())
        self._row.activate()
        self._leave_out(spared)
        self._row.activate()  # gives the sentence its width, from which it takes its font
        return max(0 if spared else px(UPRIGHT if upright else HEIGHT), self._row.totalHeightForWidth(wide))

    def _leave_out(self, spared: int) -> None:
        """Set lines without room to height 0. Hiding them would trigger a layout of the page, which places this bar
        again: an endless loop."""
        self._then.ensurePolished()
        fits = self._then.text() and self._then.sizeHint().width() <= self._words_room()
        for part, shown in ((self._then, fits and not spared), (self._pips, spared < 2), (self._count, spared < 2)):
            part.setFixedHeight(part.sizeHint().height() if shown else 0)

    def _turn(self, wide: int, *, upright: bool) -> None:
        """Arrange text and buttons side by side or below each other, and hide what has no room."""
        ways, inner = QBoxLayout.Direction, wide - 2 * _PAD
        again, both, on = (button.sizeHint().width() + 8 for button in (self._again, self._all, self._on))
        spare = inner - px(_WORDS) - again - both - on
        slim = spare < 0
        self._row.setDirection(ways.TopToBottom if upright or slim else ways.LeftToRight)
        self._buttons.setDirection(ways.TopToBottom if upright else ways.LeftToRight)
        beside = self._row.direction() == ways.LeftToRight
        self._row.setAlignment(self._speeds, Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag(0))
        self._speeds.setVisible(self._speeds.sizeHint().width() <= (inner if upright else spare))
        self._again.setVisible(upright or not slim)
        self._all.setVisible(bool(self._step_player.frames_ahead) and (upright or both + on - 8 <= inner))

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("What is happening"))
        self._speeds.set_words((self.tr("Slow"), self.tr("Normal"), self.tr("Fast")))
        self._speeds.set_name(self.tr("Speed"))
        self._again.setText(with_key(self.tr("Replay"), REPEAT_STEPS))
        self._all.setText(with_key(self.tr("Skip to end"), SKIP_STEPS))
        self._on.setText(self.tr("Next"))
        self._on.set_key(key_label(NEXT_STEP.shown_key))

    def _arrange(self) -> None:
        place = row_layout(self._pips, self._count, None, spacing=10)
        words = column_layout(None, self._next, self._then, place, None, spacing=4)
        self._buttons = row_layout(self._again, self._all, self._on, spacing=8)
        self._row = row_layout(words, self._speeds, self._buttons, spacing=8, margins=(_PAD, 8, _PAD, 12))
        self._row.setStretch(0, 1)
        self.setLayout(self._row)

    def _redress(self) -> None:
        speed = self._appearance.speed
        self._speeds.choose(str(speed if speed in SPEEDS else NORMAL))
        if self.is_open:
            self.show_step()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.is_open:
            self.place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.is_open:
                self.show_step()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._side_panel.keep_free(0, self)
        here = QApplication.focusWidget()
        if here is not None and self.isAncestorOf(here):
            self._views.shown.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(4, 2, -4, -6)
        draw_shadow(painter, rect, radius=_RADIUS, depth=6)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(rect, _RADIUS, _RADIUS)


class StepProgressDots(QWidget):
    """Progress dots: filled for done, wide for the current, a ring for coming steps; none for too many."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._number = self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_place(self, number: int, count: int) -> None:
        self._number, self._count = number, count
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(self._count * _PITCH + _WIDER if self._count <= _MOST_PIPS else 0, 14))

    def minimumSizeHint(self) -> QSize:
        return grown(QSize(0, 14))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._count > _MOST_PIPS:
            return
        painter, rect = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, x = self._appearance.theme, 1.0
        pitch = min(_PITCH, (rect.width() - _WIDER) / max(self._count, 1))
        dot = min(12.0, pitch - 3)
        for pip in range(1, self._count + 1):
            wide = dot + _WIDER if pip == self._number else dot
            fill = theme.sun if pip == self._number else theme.leaf
            painter.setPen(QPen(theme.muted if pip > self._number else fill, 1.2))
            painter.setBrush(fill if pip <= self._number else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(x, 7 - dot / 2, wide, dot), dot / 2, dot / 2)
            x += wide + pitch - dot
