"""Controls of a replay: steps by move and by turn, slider, speed, stops at key moves; of a finished match also its
viewer and a branch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QSlider, QStyle, QStyleOptionSlider, QWidget

from garden_desktop.core.types import Seat
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.menus import MenuIconButton
from garden_desktop.ui.kit.buttons.painted import IconButton
from garden_desktop.ui.kit.buttons.segmented import PillSegment, SegmentedControl
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.style.appearance import FAST, NORMAL, SPEEDS, Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.commands import with_key
from garden_desktop.ui.match.step_player import StepPlayer

MOVE_MS: Final = 1000
"""Time of a move in ms at normal speed."""


class ReplayAutoplay(QObject):
    """Timer of automatic playback. `due` asks for the next move, `turned` is emitted at start and stop."""

    due = Signal()
    turned = Signal()

    def __init__(self, appearance: Appearance, step_player: StepPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance, self._step_player = appearance, step_player
        self._clock = QTimer(self)
        self._clock.timeout.connect(self.due)
        appearance.changed.connect(self._set_out)

    @property
    def is_running(self) -> bool:
        return self._clock.isActive()

    def start(self) -> None:
        """Start; intermediate views do not wait for a key meanwhile."""
        self._step_player.is_continuous = True
        self._clock.start(self._beat())
        self.turned.emit()

    def stop(self) -> None:
        """Stop."""
        self._clock.stop()
        self._step_player.is_continuous = False
        self.turned.emit()

    def _beat(self) -> int:
        """Time of a move in ms; without motion that of the fast speed, as sentences must be read."""
        return round(MOVE_MS * (self._appearance.speed or FAST))

    def _set_out(self) -> None:
        if self.is_running:
            self._clock.setInterval(self._beat())


_WAY: Final = 260
"""Minimum width of the slider beside the choices; with less these go below it."""
_LEAST: Final = 40
"""Minimum width at which a slider is useful."""
_LOW: Final = 300
"""Minimum height of a replay with the choices below; in a lower one only keys and palette have them."""


class ReplayControls(QWidget):
    """Control bar. `stepped` (-1 or 1) and `turned` ask for a move or turn back or on.

    `people` are the names at the seats of a finished match. `viewer_chosen` carries the seat from which it is seen,
    None for the moving seat; `branched` asks for a copy that continues from here, `analysis_wanted` for the analysis.
    """

    stepped = Signal(int)
    turned = Signal(int)
    played = Signal()
    viewer_chosen = Signal(object)
    branched = Signal()
    analysis_wanted = Signal()

    def __init__(self, appearance: Appearance, playing: ReplayAutoplay, moves: int, people: Sequence[str]) -> None:
        super().__init__()
        read_as(self, "ToolBar")
        self._appearance, self._playing = appearance, playing
        self._room = QSize()
        self.slider = ReplaySlider(moves)
        self._turn_back, self._back, self._play, self._on, self._turn_on = self.buttons = tuple(
            IconButton(appearance, icon)
            for icon in ("double-left", "arrow-left", "play", "arrow-right", "double-right")
        )
        self._people = people
        self._seat: Seat | None = None
        self.viewer, self.branch = MenuIconButton(appearance, "eye"), IconButton(appearance, "branch")
        self.analysis = IconButton(appearance, "chart")
        self._offers_analysis = False
        self._offers_viewers = len(people) > 1
        self.viewer.setEnabled(self._offers_viewers)
        self._whose, self._where = Label(), Label()
        self.speeds = SegmentedControl(appearance, [(str(speed), str(speed)) for speed in SPEEDS], 13)
        self.stops = PillSegment(appearance, "", "", 13, self)
        self.stops.setAutoExclusive(False)
        self._arrange()
        self.viewer.setVisible(self._offers_viewers)
        self.branch.setVisible(bool(people))
        self.analysis.hide()
        for button, by in ((self._back, -1), (self._on, 1)):
            button.clicked.connect(lambda _=False, by=by: self.stepped.emit(by))
        for button, by in ((self._turn_back, -1), (self._turn_on, 1)):
            button.clicked.connect(lambda _=False, by=by: self.turned.emit(by))
        self._play.clicked.connect(self.played)
        self.viewer.clicked.connect(self._offer_viewer)
        self.branch.clicked.connect(self.branched)
        self.analysis.clicked.connect(self.analysis_wanted)
        self._show_choices()
        self.speeds.chosen.connect(lambda speed: appearance.set_speed(float(speed)))
        self.stops.clicked.connect(lambda: appearance.set_replay_stops(self.stops.isChecked()))
        appearance.changed.connect(self._show_choices)
        playing.turned.connect(self._show_playing)
        self.slider.valueChanged.connect(self._show_where)
        appearance.changed.connect(self._turn)
        self.retranslate()

    def offer_analysis(self) -> None:
        """Show the button that leads to the analysis of the match."""
        self._offers_analysis = True
        self.analysis.show()
        self._turn()

    def fit(self, room: QSize) -> None:
        """Adapt to the size of the replay."""
        self._room = room
        self._turn()

    def change_speed(self) -> None:
        """Switch to the next speed, from the fastest to the slowest."""
        speed = self._appearance.speed
        following = SPEEDS.index(speed) + 1 if speed in SPEEDS else 0
        self._appearance.set_speed(SPEEDS[following % len(SPEEDS)])

    def press(self, key: int) -> bool:
        """Handle a letter key; returns whether it has a meaning."""
        keys: dict[int, Callable[[], None]] = {
            commands.REPLAY_SPEED.qt_key: self.change_speed,
            commands.REPLAY_STOPS.qt_key: self.stops.click,
            commands.REPLAY_VIEWER.qt_key: self.viewer.click,
            commands.PLAY_ON_FROM_HERE.qt_key: self.branch.click,
        }
        if key in keys:
            keys[key]()
        return key in keys

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Replay"))
        self._play.set_name(with_key(self.tr("Play or pause"), commands.PLAY_OR_PAUSE))
        self._back.set_name(with_key(self.tr("Previous move"), commands.MOVE_BACK))
        self._on.set_name(with_key(self.tr("Next move"), commands.MOVE_ON))
        self._turn_back.set_name(with_key(self.tr("Previous turn"), commands.TURN_BACK))
        self._turn_on.set_name(with_key(self.tr("Next turn"), commands.TURN_ON))
        self.slider.setAccessibleName(self.tr("Position in the match"))
        self.branch.set_name(with_key(self.tr("Play on from here in a copy"), commands.PLAY_ON_FROM_HERE))
        self.analysis.set_name(self.tr("Analysis"))
        self._name_viewer()
        self.speeds.set_words((self.tr("Slow"), self.tr("Normal"), self.tr("Fast")))
        self.speeds.set_name(with_key(self.tr("Speed"), commands.REPLAY_SPEED))
        self.stops.setText(self.tr("Pause at key moments"))
        self.stops.setAccessibleName(with_key(self.tr("Pause at key moments"), commands.REPLAY_STOPS))
        mattered = self.tr("Key moments: score changes, bells, fires, and turning points found by the analysis.")
        self.stops.set_note(mattered)
        tip(self.stops, mattered)
        self._show_where()
        self._turn()

    def _show_choices(self) -> None:
        speed = self._appearance.speed
        self.speeds.choose(str(speed if speed in SPEEDS else NORMAL))
        self.stops.show_checked(self._appearance.replay_stops)

    def _arrange(self) -> None:
        beside = (self._where, self.viewer, self._whose, self.branch, self.analysis)
        steps = row_layout(*self.buttons, self.slider, *beside, spacing=6)
        steps.setStretch(len(self.buttons), 1)
        choices = row_layout(self.speeds, self.stops, None, spacing=12)
        self._row = row_layout(steps, choices, spacing=14, margins=(14, 4, 14, 8))
        self._row.setStretch(0, 1)
        self.setLayout(self._row)

    def _turn(self) -> None:
        """Arrange for the width: choices go below the steps where they do not fit beside them; the viewer's name, and
        then the buttons for turns, are left out where the slider would be too short."""
        ways, inner = QBoxLayout.Direction, self._room.width() - 28
        offered = (
            (self._offers_viewers, self.viewer),
            (bool(self._people), self.branch),
            (self._offers_analysis, self.analysis),
        )
        buttons = [*self.buttons, *(button for is_offered, button in offered if is_offered)]
        steps = sum(button.minimumSizeHint().width() + 6 for button in buttons) + self._where.sizeHint().width()
        for button in (self._turn_back, self._turn_on):
            button.setVisible(steps + px(_LEAST) <= inner)
        choices = self.speeds.sizeHint().width() + 12 + self.stops.sizeHint().width()
        beside = steps + px(_WAY) + choices <= inner
        self._row.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        for choice in (self.speeds, self.stops):
            choice.setVisible(beside or (choices <= inner and self._room.height() >= px(_LOW)))
        taken = steps + px(_WAY) + (choices if beside else 0)
        self._whose.setVisible(self._offers_viewers and taken + self._whose.sizeHint().width() + 6 <= inner)

    def _show_playing(self) -> None:
        self._play.set_icon("pause" if self._playing.is_running else "play")

    def _offer_viewer(self) -> None:
        menu = self.viewer.new_menu()
        # a new menu at each press: without this the old ones would live as long as the button
        wire(menu, "aboutToHide()", menu, "deleteLater()")
        for seat, name in ((None, self.tr("Player to move")), *enumerate(self._people)):
            action = menu.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(seat == self._seat)
            action.triggered.connect(lambda _=False, seat=seat: self._see_with(seat))
        self.viewer.pop_up(menu, self.viewer.mapToGlobal(QPoint(0, 0)))

    def _see_with(self, seat: Seat | None) -> None:
        self._seat = seat
        self._name_viewer()
        self.viewer_chosen.emit(seat)

    def _name_viewer(self) -> None:
        who = self.tr("Player to move") if self._seat is None else self._people[self._seat]
        self.viewer.set_name(with_key(self.tr("View as: {who}").format(who=who), commands.REPLAY_VIEWER))
        self._whose.setText(who)
        self._turn()

    def _show_where(self) -> None:
        at, end = self.slider.value(), self.slider.maximum()
        self.branch.setEnabled(bool(self._people) and at < end)
        self._where.setText(self.tr("%1 of %2").replace("%1", str(at)).replace("%2", str(end)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ReplaySlider(QSlider):
    """Slider on which a press anywhere jumps there and can be dragged on; Ctrl with arrows is left to the replay."""

    def __init__(self, moves: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, moves)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._go_to(event.position())
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _go_to(self, spot: QPointF) -> None:
        """Centre the handle at this point."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = self.style().subControlRect
        way, handle = (
            part(QStyle.ComplexControl.CC_Slider, option, control, self)
            for control in (QStyle.SubControl.SC_SliderGroove, QStyle.SubControl.SC_SliderHandle)
        )
        if not handle.contains(spot.toPoint()):
            at, room = round(spot.x() - handle.width() / 2) - way.x(), way.width() - handle.width()
            self.setValue(QStyle.sliderValueFromPosition(0, self.maximum(), at, room, option.upsideDown))
