"""Page of the home screen: unfinished matches, saved tables and game cards, with keyboard navigation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.ui import app_commands
from garden_desktop.ui.home import home_layout
from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.home.game_card_painter import WORDS
from garden_desktop.ui.home.home_layout import (
    FINDABLE,
    RISE,
    GridContent,
    HomeLayout,
    grid,
    magnified,
    plan_home,
    turned,
)
from garden_desktop.ui.home.masthead import Masthead
from garden_desktop.ui.home.tray import ShelfDecoration
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.events import later, printed_key, wire
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.painting import fill
from garden_desktop.ui.kit.style.size import px, scale
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.tip import tip

if TYPE_CHECKING:
    from garden_desktop.core.game import Game
    from garden_desktop.hotseat.tables import SavedTable
    from garden_desktop.ui.home.shortcuts import GameSearchField, SavedTableLinks
    from garden_desktop.ui.home.unfinished_match import UnfinishedMatch
    from garden_desktop.ui.home.unfinished_match_card import UnfinishedMatchCard
    from garden_desktop.ui.home.unfinished_matches import UnfinishedMatchesSection


class HomePage(QWidget):
    """Page whose parts are placed and painted as planned by `HomeLayout`.

    `reshaped` is emitted when the page must be fitted again, `focus_moved` with a rectangle to be scrolled to.
    """

    game_chosen = Signal(str)
    lesson_chosen = Signal(str)
    rules_wanted = Signal(str)
    practice_wanted = Signal()
    all_matches_wanted = Signal()
    match_resumed = Signal(object)
    match_forgotten = Signal(object)
    table_chosen = Signal(object)
    focus_moved = Signal(QRect)
    reshaped = Signal()

    def __init__(self, appearance: Appearance, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._games = appearance, games
        self._plan: HomeLayout | None = None
        self._latest: tuple[QSize, GridContent, HomeLayout] | None = None
        self._scale = scale()
        self._window = QSize(1280, 800)
        self._furnished = False
        self.masthead = Masthead(appearance, self)
        self.carry_on: UnfinishedMatchesSection | None = None
        self._packets_title = Label(self)
        self.learning = self._newcomer = False
        self._puzzle: LinkButton | None = None
        self.tables: SavedTableLinks | None = None
        self.finder = self._make_finder(len(games)) if len(games) >= FINDABLE else None
        self._nothing = self._make_nothing() if self.finder else None
        self.game_cards = [GameCard(appearance, game, self) for game in sorted(games.values(), key=_weight)]
        self.found = self.game_cards
        self._shelves = ShelfDecoration(appearance, self)
        self._packets_title.setProperty("role", "strong")
        for packet in self.game_cards:
            packet.clicked.connect(self._choose)
            packet.rules_asked.connect(self._show_rules)
            packet.wanted.connect(self._raise_wanted)
            packet.focused.connect(self.show_focused)
            wire(packet, "moved()", self, "update()")
        appearance.changed.connect(self._redress)
        self.masthead.new_game_asked.connect(self._start_choosing)
        self.masthead.learn_asked.connect(self._start_learning)
        self.masthead.continue_asked.connect(self._resume_newest)
        self._name()

    def retranslate(self) -> None:
        self._name()
        if self.finder:
            self._look_for(self.finder)
        self.reshaped.emit()

    def welcome(self, *, newcomer: bool) -> None:
        """Show the lessons to somebody who has never played, until they begin their first match."""
        if newcomer != self._newcomer:
            self._newcomer = newcomer
            self._show_learning(newcomer)
        for packet in self.game_cards:
            packet.refresh()

    def _show_learning(self, learning: bool) -> None:
        self.learning = learning
        self.masthead.show_learning(learning=learning)
        if learning and self._puzzle is None:
            self._puzzle = LinkButton(self._appearance, px=13, parent=self)
            self._puzzle.clicked.connect(self.practice_wanted)
        for packet in self.game_cards:
            packet.set_learning(learning=learning)
        self._name()
        if self._plan is not None:
            self._lay(self._plan)

    def _start_choosing(self) -> None:
        self._turn_to(learning=False)

    def _start_learning(self) -> None:
        self._turn_to(learning=True)

    def _turn_to(self, *, learning: bool) -> None:
        """Show new games or lessons on the cards, and focus the first of them."""
        self._show_learning(learning)
        self._go_to_found()

    def _resume_newest(self) -> None:
        left = [slip for slip in self.slips if not slip.gone]
        if left:
            self.match_resumed.emit(left[0].match.path)

    def _name_packets(self) -> None:
        """Set the title above the cards: for somebody who has never played the longest sentence that fits."""
        titles = [self.tr("Learn") if self.learning else self.tr("New game")]
        if self.learning and self._newcomer:
            titles.insert(0, self.tr("Learn a game in 4 minutes, then play a computer."))
            titles.insert(0, self.tr("Learn a game in 4 minutes, then play your first match against a computer."))
        room = self._plan.packets_title.width() if self._plan is not None else 0
        for title in titles:
            self._packets_title.setText(title)
            if self._packets_title.sizeHint().width() <= room:
                return

    def _make_finder(self, games: int) -> GameSearchField:
        from garden_desktop.ui.home.shortcuts import GameSearchField  # most people have fewer games

        finder = GameSearchField(self._appearance, games, self)
        finder.asked.connect(self._search)
        finder.returnPressed.connect(self._go_to_found)
        return finder

    def _make_nothing(self) -> Label:
        nothing = Label(self, wrap=True)
        nothing.setProperty("role", "heading")
        nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        nothing.hide()
        return nothing

    def _name(self) -> None:
        self._name_packets()
        if self._puzzle:
            self._puzzle.setText(self.tr("Puzzle of the day"))
            tip(self._puzzle, app_commands.PUZZLE.shown_key)
        if self.carry_on:
            self.carry_on.retranslate()

    @property
    def slips(self) -> list[UnfinishedMatchCard]:
        """Cards of unfinished matches."""
        return self.carry_on.strip.cards if self.carry_on else []

    def report_forgotten(self) -> None:
        """Emit the matches that were deleted and not restored."""
        if self.carry_on:
            self.carry_on.strip.report_forgotten()

    def show_matches(self, matches: Sequence[UnfinishedMatch]) -> None:
        """Show the newest unfinished matches; without any the section is left out. `fit` must be called afterwards."""
        if matches and self.carry_on is None:
            self.carry_on = self._make_carry_on()
        if self.carry_on:
            self.carry_on.show_matches(matches, self.masthead.buttons[-1])
        self.masthead.offer_continue(offered=bool(matches))

    def _make_carry_on(self) -> UnfinishedMatchesSection:
        from garden_desktop.ui.home.unfinished_matches import (
            UnfinishedMatchesSection,
        )  # most starts of a new program have nothing to carry on

        section = UnfinishedMatchesSection(self._appearance, self._games, self.masthead, self)
        section.resumed.connect(self.match_resumed)
        section.forgotten.connect(self.match_forgotten)
        section.all_wanted.connect(self.all_matches_wanted)
        section.focus_moved.connect(self._show_slips)
        return section

    def show_tables(self, tables: Sequence[SavedTable]) -> None:
        """Show links to saved tables. `fit` must be called afterwards."""
        if tables and self.tables is None:
            from garden_desktop.ui.home.shortcuts import SavedTableLinks  # most people have none

            self.tables = SavedTableLinks(self._appearance, self._games, self)
            self.tables.chosen.connect(self.table_chosen)
        if self.tables:
            self.tables.show_tables(tables)
            self.tables.setVisible(bool(tables) and not self.learning)

    def count_matches(self, number: int) -> None:
        """Update the number of unfinished matches."""
        if self.carry_on:
            self.carry_on.count(number)

    def fit(self, window: QSize) -> None:
        """Lay out the page for a window of this size; it may become higher than the window."""
        self._window = window
        self._plan = self._planned(window)
        self.setFixedSize(self._plan.size)
        self._lay(self._plan)
        self._raise_wanted()
        self.update()

    def height_in(self, window: QSize) -> int:
        """Return the height of the page in a window of this size."""
        return self._planned(window).size.height()

    def _planned(self, window: QSize) -> HomeLayout:
        wanted = self._wanted(window)
        if self._latest is None or self._latest[:2] != (window, wanted) or self._scale != scale():
            self._scale = scale()
            self._latest = QSize(window), wanted, magnified(plan_home(_at_100(window), wanted), window.width())
        return turned(self._latest[2]) if self.isRightToLeft() else self._latest[2]

    def _wanted(self, window: QSize) -> GridContent:
        """Return the contents with the text height of the cards, iterated because narrower cards need higher text."""
        small = _at_100(window)
        wanted = GridContent(len(self.game_cards), len(self.slips), WORDS, len(self.found))
        while (words := self._words(grid(small, wanted).wide)) > wanted.packet_text:
            wanted = wanted._replace(packet_text=words)
        return wanted

    def _words(self, wide: int) -> int:
        return max((packet.text_height(wide) for packet in self.game_cards), default=0)

    def seek(self) -> None:
        """Focus the search field, if there is one."""
        if self.finder:
            self.finder.selectAll()
            self._go_to(self.finder)

    def forget_search(self) -> None:
        """Clear the search."""
        if self.finder:
            self.finder.clear()

    def _search(self) -> None:
        if self.finder:
            self._look_for(self.finder)
            if sentence := self.finder.verdict(len(self.found)):
                self.finder.announce(sentence)
            self.reshaped.emit()

    def _look_for(self, finder: GameSearchField) -> None:
        self.found = [packet for packet in self.game_cards if finder.finds(packet.title())]
        for packet in self.game_cards:
            packet.setVisible(packet in self.found)
        if self._nothing:
            self._nothing.setText("" if self.found else finder.verdict(0))
            self._nothing.setVisible(not self.found)

    def _go_to_found(self) -> None:
        if self.found:
            self._go_to(self.found[0])

    def focus_first(self) -> None:
        """Focus the newest unfinished match, or else the first game."""
        if first := self._walk()[:1]:
            first[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay(self, laid: HomeLayout) -> None:
        self._name_packets()
        self.masthead.setGeometry(laid.masthead)
        self._packets_title.setGeometry(laid.packets_title)
        if self.carry_on:
            self.carry_on.lay(laid)
        if self.tables:
            self.tables.lay(laid.packets_title, self._packets_title.sizeHint().width())
            self.tables.setVisible(self.tables.used and not self.learning)
        if self._puzzle:
            self._lay_puzzle(self._puzzle, laid.packets_title)
        if self.finder:
            self.finder.setGeometry(laid.finder)
        if self._nothing:
            self._nothing.setGeometry(laid.nothing)
        for packet, box in zip(self.found, laid.packets, strict=True):
            packet.set_place(box, flat=laid.flat)
        self._shelves.lay(laid, self.found)

    def _lay_puzzle(self, link: LinkButton, line: QRect) -> None:
        """Place the link to the puzzle of the day at the end of the title's line, if it has room beside the title."""
        size, words = link.sizeHint(), self._packets_title.sizeHint().width()
        box = QRect(QPoint(line.right() + px(8) - size.width(), line.top() - px(1)), size)
        if self.isRightToLeft():
            box.moveLeft(line.left() - px(8))
        link.setGeometry(box)
        link.setVisible(self.learning and not self._newcomer and words + size.width() <= line.width())

    def _raise_wanted(self) -> None:
        """Raise the card under the pointer, or else the focused one, and lower all others."""
        pointed = [packet for packet in self.game_cards if packet.underMouse()]
        focused = [packet for packet in self.game_cards if packet.hasFocus()]
        up = (pointed + focused)[:1]
        for packet in self.game_cards:
            packet.raise_to(px(RISE) if packet in up and not packet.flat else 0)

    def show_focused(self) -> None:
        """Scroll to the focused card."""
        for packet in self.found:
            if packet.hasFocus():
                self.focus_moved.emit(packet.risen)

    def _show_slips(self) -> None:
        bottom = max(slip.mapTo(self, slip.rect().bottomLeft()).y() for slip in self.slips)
        self.focus_moved.emit(QRect(0, 0, self.width(), bottom + 1))

    def _choose(self) -> None:
        packet = self.sender()
        if isinstance(packet, GameCard):
            (self.lesson_chosen if self.learning else self.game_chosen).emit(packet.game.info.key)

    def _show_rules(self) -> None:
        packet = self.sender()
        if isinstance(packet, GameCard):
            self.rules_wanted.emit(packet.game.info.key)

    def _walk(self) -> list[QWidget]:
        return [*self.slips, *self.found]

    def _go_to(self, widget: QWidget) -> None:
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if widget is self.finder:
            self.focus_moved.emit(QRect(0, 0, self.width(), widget.geometry().bottom()))

    def _step(self, step: int) -> None:
        """Move the focus left or right in reading order."""
        ways, step = self._walk(), -step if self.isRightToLeft() else step
        at = next((place for place, widget in enumerate(ways) if widget.hasFocus()), None)
        if at is None:
            self.focus_first()
        elif 0 <= at + step < len(ways):
            self._go_to(ways[at + step])

    def _jump(self, key: Qt.Key) -> None:
        """Move the focus to the nearest match card, game card or search field above or below."""
        found = [*self._walk(), *([self.finder] if self.finder else [])]
        here = next((widget for widget in found if widget.hasFocus()), None)
        if here is None:
            self.focus_first()
        elif here is self.finder and key in home_layout.DOWN:
            self._go_to_found()
        elif to := home_layout.beyond(self, found, here, key, self._window.height()):
            self._go_to(to)

    def _packet_in_mind(self) -> GameCard | None:
        focused = [packet for packet in self.found if packet.hasFocus() or packet.underMouse()]
        return (focused + self.found)[0] if self.found else None

    def _escape(self) -> bool:
        """Clear the search field, or leave it if it is empty; returns whether Esc was used."""
        if self.finder is None or not (self.finder.text() or self.finder.hasFocus()):
            return False
        if self.finder.text():
            self.finder.clear()
        else:
            self.focus_first()
        return True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers()
        packet = self._packet_in_mind() if plain else None
        match printed_key(event):
            case key if key in home_layout.BESIDE:
                self._step(home_layout.BESIDE[Qt.Key(key)])
            case key if key in home_layout.BEYOND:
                self._jump(Qt.Key(key))
            case key if key in home_layout.ENDS and self._walk():
                self._go_to(self._walk()[home_layout.ENDS[Qt.Key(key)]])
            case Qt.Key.Key_Escape if self._escape():
                pass
            case app_commands.NEW_GAME.code if packet:
                self.game_chosen.emit(packet.game.info.key)
            case app_commands.GAME_RULES.code if packet:
                self.rules_wanted.emit(packet.game.info.key)
            case app_commands.PUZZLE.code if plain:
                self.practice_wanted.emit()
            case app_commands.CARD_SETS.code if packet:
                packet.card_sets_asked.emit()
            case app_commands.LESSON.code if packet:
                packet.lesson_asked.emit()
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill(painter, QRectF(self.rect()), self._appearance.theme.table)
        if self._plan is None:
            return
        self._shelves.paint_inside(painter, self._plan)
        if self._furnished:
            self._shelves.paint_spare(painter, self._plan)
        else:
            later(self, self._furnish)
        self._shelves.paint_shadows(painter, self.found, event.rect())

    def _redress(self) -> None:
        if self._scale != scale():
            self.reshaped.emit()
        elif self._plan is not None:
            self._lay(self._plan)  # buttons may have become larger
        self.update()

    def _furnish(self) -> None:
        """Create buttons and decoration after the first frame, to keep the start fast."""
        self._furnished = True
        for packet in self.game_cards:
            packet.make_buttons()
        self.update()


def _at_100(window: QSize) -> QSize:
    """Return a window size in pixels at 100 % text size."""
    return QSize(round(window.width() / scale()), round(window.height() / scale()))


def _weight(game: Game) -> tuple[int, int]:
    """Sort key of games: shortest first, as it is the easiest to begin with."""
    shortest, longest = game.info.minutes
    return longest, shortest
