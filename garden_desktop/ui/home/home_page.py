"""The home screen's page: slips above, packets in the tray below, and the keys that walk them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.home.home_plan import RISE, SLIPS_SHOWN, HomePlan, Wanted, plan
from garden_desktop.ui.home.masthead import Masthead
from garden_desktop.ui.home.packet import Packet
from garden_desktop.ui.home.slip_strip import SlipStrip
from garden_desktop.ui.home.tray import INSIDE, Plank, wood
from garden_desktop.ui.kit.buttons import LinkButton
from garden_desktop.ui.kit.fill import fill
from garden_desktop.ui.kit.label import Label
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.shadow import draw_shadow

if TYPE_CHECKING:
    from garden_desktop.core.game import Game
    from garden_desktop.ui.home.match_slip import MatchSlip

_STILL_LIFES: Final = ("still-pots", "still-can", "still-lantern")
_STILL_LIFE: Final = 420 / 288


class HomePage(QWidget):
    """Lays out and paints what `HomePlan` says."""

    game_chosen = Signal(str)
    rules_wanted = Signal(str)
    all_matches_wanted = Signal()
    focus_moved = Signal(QRect)

    def __init__(self, look: Look, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._count = 0
        self._plan: HomePlan | None = None
        self._window = QSize(1280, 800)
        self._furnished = False
        self.masthead = Masthead(look, self)
        self._slips_title = Label(self)
        self._all = LinkButton(look, px=13, parent=self)
        self.strip = SlipStrip(look, games, self)
        self._packets_title = Label(self)
        self.packets = [Packet(look, game, self) for game in games.values()]
        self._planks: list[Plank] = []
        for title in (self._slips_title, self._packets_title):
            title.setProperty("role", "strong")
        for packet in self.packets:
            packet.clicked.connect(self._choose)
            packet.rules_asked.connect(self._show_rules)
            packet.wanted.connect(self._raise_wanted)
            packet.moved.connect(self.update)
        self._all.clicked.connect(self.all_matches_wanted)
        look.changed.connect(self.update)
        self._name()

    def retranslate(self) -> None:
        self._name()
        self.fit(self._window)

    def _name(self) -> None:
        self._slips_title.setText(self.tr("Carry on"))
        self._packets_title.setText(self.tr("Begin something new"))
        self._all.setText(self.tr("All %n matches ›", "", self._count))

    def show_matches(self, matches: Sequence[MatchSlip]) -> None:
        """Put the newest matches on top; none leaves the row out. They are seen once the page is fitted again."""
        self._count = len(matches)
        self.strip.show_matches(matches[:SLIPS_SHOWN])
        self._name()

    def fit(self, window: QSize) -> None:
        """Lay everything out for a window of this size; the page may become higher than it."""
        self._window = window
        words = max((packet.text_height(window) for packet in self.packets), default=0)
        self._plan = plan(window, Wanted(len(self.packets), len(self.strip.slips), words))
        self.setFixedSize(self._plan.size)
        self._lay(self._plan)
        self._raise_wanted()
        self.update()

    def focus_first(self) -> None:
        """Focus what one most likely wants: the newest match, or the first game."""
        walk = self._walk()
        if walk:
            walk[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay(self, laid: HomePlan) -> None:
        self.masthead.setGeometry(laid.masthead)
        self._slips_title.setGeometry(laid.slips_title)
        self._packets_title.setGeometry(laid.packets_title)
        self.strip.setGeometry(laid.slips)
        self.strip.set_slip_width(laid.slip_width)
        size = self._all.sizeHint()
        self._all.setGeometry(
            laid.slips_title.right() - size.width() + 9, laid.slips_title.top() + 1, size.width(), size.height()
        )
        for part in (self._slips_title, self.strip):
            part.setVisible(bool(self.strip.slips))
        self._all.setVisible(self._count > SLIPS_SHOWN)
        for packet, box in zip(self.packets, laid.packets, strict=True):
            packet.stand(box)
        self._lay_planks(laid)

    def _lay_planks(self, laid: HomePlan) -> None:
        while len(self._planks) < len(laid.fronts):
            self._planks.append(Plank(self._look, self))
        for plank, front in zip(self._planks, laid.fronts, strict=False):
            plank.setGeometry(front)
            plank.show()
            plank.raise_()
        for plank in self._planks[len(laid.fronts) :]:
            plank.hide()

    def _raise_wanted(self) -> None:
        """One packet stands up: the one under the pointer, otherwise the one with the focus."""
        pointed = [packet for packet in self.packets if packet.underMouse()]
        focused = [packet for packet in self.packets if packet.hasFocus()]
        up = (pointed + focused)[:1]
        for packet in self.packets:
            packet.raise_to(RISE if packet in up else 0)
        for packet in focused:
            self.focus_moved.emit(packet.risen)

    def _choose(self) -> None:
        packet = self.sender()
        if isinstance(packet, Packet):
            self.game_chosen.emit(packet.game.info.key)

    def _show_rules(self) -> None:
        packet = self.sender()
        if isinstance(packet, Packet):
            self.rules_wanted.emit(packet.game.info.key)

    def _walk(self) -> list[QWidget]:
        return [*self.strip.slips, *self.packets]

    def _step(self, step: int) -> None:
        walk = self._walk()
        at = next((place for place, widget in enumerate(walk) if widget.hasFocus()), None)
        if at is None:
            self.focus_first()
        elif 0 <= at + step < len(walk):
            walk[at + step].setFocus(Qt.FocusReason.TabFocusReason)

    def _jump(self, down: bool) -> None:
        """To the nearest slip or packet above or below."""
        walk = self._walk()
        here = next((widget for widget in walk if widget.hasFocus()), None)
        if here is None:
            self.focus_first()
            return
        at = here.mapTo(self, here.rect().center())
        found = []
        for widget in walk:
            to = widget.mapTo(self, widget.rect().center())
            if (to.y() - at.y() > RISE) if down else (at.y() - to.y() > RISE):
                found.append((abs(to.y() - at.y()), abs(to.x() - at.x()), widget))
        if found:
            min(found, key=lambda entry: entry[:2])[2].setFocus(Qt.FocusReason.TabFocusReason)

    def _packet_in_mind(self) -> Packet | None:
        focused = [packet for packet in self.packets if packet.hasFocus() or packet.underMouse()]
        return (focused + self.packets)[0] if self.packets else None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        packet = self._packet_in_mind()
        match event.key():
            case Qt.Key.Key_Left:
                self._step(-1)
            case Qt.Key.Key_Right:
                self._step(1)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._jump(event.key() == Qt.Key.Key_Down)
            case Qt.Key.Key_N if packet:
                packet.click()
            case Qt.Key.Key_R if packet:
                self.rules_wanted.emit(packet.game.info.key)
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill(painter, QRectF(self.rect()), self._look.theme.table)
        if self._plan is None:
            return
        for front in self._plan.fronts:
            inside = QRectF(0, front.top() - INSIDE, front.width(), INSIDE)
            fill(painter, inside, wood(self._look).inside)
        if self._furnished:
            self._paint_spare(painter, self._plan)
        else:
            later(self, self._furnish)
        for packet in self.packets:
            self._paint_shadow(painter, packet)

    def _furnish(self) -> None:
        """The garden things come with the second picture: nobody who starts the program waits for decoration."""
        self._furnished = True
        self.update()

    def _paint_shadow(self, painter: QPainter, packet: Packet) -> None:
        card = QRectF(packet.geometry()).adjusted(0, 10, 0, 0)
        share = packet.lift / RISE
        draw_shadow(painter, card, radius=2, depth=8 + 20 * share, strength=0.5 + 0.5 * share)

    def _paint_spare(self, painter: QPainter, laid: HomePlan) -> None:
        """Where no packet stands, the tray holds garden things."""
        ratio = self.devicePixelRatioF()
        twin = "-dusk" if self._look.theme.dark else ""
        for box, sprite in zip(reversed(laid.spare), reversed(_STILL_LIFES), strict=False):
            high = box.width() * _STILL_LIFE
            pixmap = self._look.art.pixmap("app", f"{sprite}{twin}", box.width(), high, ratio)
            painter.drawPixmap(QPointF(box.left(), box.bottom() + 1 - high), pixmap)
