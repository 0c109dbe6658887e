"""New-game dialog: players on the left, folded rules on the right, seed and start button below."""

from __future__ import annotations

from datetime import datetime
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.company import playing, seated, tonight
from garden_desktop.hotseat.new_game import HUMAN, NewGameState, kept_files
from garden_desktop.ui.kit.buttons.painted import ENTER, IconButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.buttons.segmented import PillControl
from garden_desktop.ui.kit.events import later, wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.mirror import sides
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollArea
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import hit, px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.newgame.game_sheet_header import GameSheetHeader, LessonRow
from garden_desktop.ui.newgame.option_list import OptionList
from garden_desktop.ui.newgame.people import KnownPlayersPicker, OpenHandsRow, SaveTableForm
from garden_desktop.ui.newgame.seat_list import SeatList
from garden_desktop.ui.newgame.seat_row import Computers
from garden_desktop.ui.newgame.setup_summary_card import SetupSummaryCard
from garden_desktop.ui.settings.settings_store import SettingsStore

SIZE: Final = QSize(1096, 736)
_NARROW: Final = 860
_TIGHT: Final = 640
"""Dialog width in pixels at 100 % below which the text of the seed row is hidden."""
_SLIM: Final = 540
_HALF: Final = 240
"""Minimum height of each half when they are stacked."""
SEEDS: Final = 10_000_000
TONIGHT: Final = "tonight"
"""Setting that keeps the players of the present evening."""


class NewGameSheet(SheetOverlay):
    """New-game dialog. `started` is emitted with the MatchSetup, `lesson_wanted` with the index of a lesson, `kept`
    with name and MatchSetup of a table to be saved, `sets_wanted` when the card set editor is asked for.

    `computers` are the levels offered for computer players; () for people only.
    """

    started = Signal(object)
    lesson_wanted = Signal(int)
    kept = Signal(str, object)
    sets_wanted = Signal()

    def __init__(
        self, appearance: Appearance, game: Game, *, settings: SettingsStore, computers: Computers = (), parent: QWidget
    ) -> None:
        super().__init__(appearance, SIZE, parent)
        self._settings = settings
        self._key = f"table.{game.info.key}"
        self._computers = computers
        self._narrow = False
        self.choices = self._tonight(self._known(self._begun(game, settings.get(self._key))))
        self._make_parts(game)
        self._lay_out()
        self._connect()
        appearance.changed.connect(self._suit)
        self.retranslate()
        self._show(self.choices)
        self.options.open_files(kept_files(settings.get(self._key)))
        self.roll_seed()

    def _make_parts(self, game: Game) -> None:
        appearance = self.appearance
        self._head = GameSheetHeader(appearance, game.info)
        self._people = Label(wrap=True)
        self._people.setProperty("role", "heading")
        self._hint = Label()
        self._hint.setProperty("role", "small")
        self.modes = PillControl(appearance, [(mode.key, "") for mode in game.info.modes], parent=self.body)
        self.modes.setVisible(len(game.info.modes) > 1)
        self.seats = SeatList(appearance, self.choices, self._computers)
        self.seats.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.tonight, self.keeper = KnownPlayersPicker(appearance, self.choices), SaveTableForm(appearance)
        self.hands = OpenHandsRow(appearance, self.choices)
        self._card = SetupSummaryCard(appearance, self.choices)
        self.options = OptionList(appearance, self.choices)
        self.lessons = LessonRow(appearance)
        self._seed_label = Label()
        self._seed_label.setProperty("role", "muted")
        self.seed = QLineEdit()
        self._redress()
        appearance.changed.connect(self._redress)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9 ]{0,12}"), self))
        self._dice = IconButton(appearance, "dice", px=36)
        self.problem = Label()
        self.problem.setWordWrap(True)
        self._cancel = QuietButton(appearance, height=44)
        self.start = PrimaryButton(appearance, key="enter-key", height=44)

    def retranslate(self) -> None:
        self._people.setText(self.tr("Players"))
        self.seats.setAccessibleName(self._people.text())
        self._hint.setText(self.tr("Drag to change the order"))
        self.modes.set_words([format_message(mode.label, str) for mode in self.choices.game.info.modes])
        self.modes.set_name(self.tr("Mode"))
        self._seed_label.setText(self.tr("Shuffle number"))
        self.seed.setAccessibleName(self.tr("Shuffle number"))
        self._dice.set_name(self.tr("New shuffle number"))
        self._cancel.setText(self.tr("Cancel"))
        self.start.setText(self.tr("Start match"))
        self.setAccessibleName(
            self.tr("New game: {game}").format(game=format_message(self.choices.game.info.title, str))
        )
        self.lessons.retranslate()
        self._say_problem()

    def _redress(self) -> None:
        self.seed.setFixedSize(px(132), hit(36))

    def roll_seed(self) -> None:
        """Choose a random seed."""
        self.seed.setText(f"{SystemRandom().randrange(SEEDS):,}".replace(",", " "))

    def begin(self) -> None:
        """Store the configuration and start the match, unless there is a problem."""
        if self.choices.problem is not None:
            return
        self._settings.set(self._key, self.choices.remembered())
        self._settings.set(TONIGHT, tonight(self._people_here(), datetime.now()))
        setup = self.choices.setup(self._seed())
        self.dismiss()
        self.started.emit(setup)

    def _seed(self) -> int:
        """Return the seed in the field; an empty field gets a random one first."""
        if not self.seed.text().strip():
            self.roll_seed()
        return int(self.seed.text().replace(" ", ""))

    def _show_seed(self, words: str) -> None:
        self._card.show_seed(int(words.replace(" ", "") or 0))

    @staticmethod
    def _begun(game: Game, kept: object) -> NewGameState:
        """Return the configuration of the last match of this game; for the first match its beginner preset."""
        choices = NewGameState.usual(game)
        if kept is None:
            return choices.for_beginners()
        return choices.recalled(kept)

    def _known(self, choices: NewGameState) -> NewGameState:
        """Return the configuration without computer levels that are not offered."""
        offered = {one.key for one in self._computers}
        for place, seat in enumerate(choices.people):
            if seat.who not in offered | {HUMAN}:
                choices = choices.with_seat(place, seat._replace(who=HUMAN))
        return choices

    def _tonight(self, choices: NewGameState) -> NewGameState:
        """Return the configuration with the players of this evening, if they differ from the last
        table of this game."""
        people = playing(self._settings.get(TONIGHT), datetime.now())
        here = {seat.name for seat in choices.seats if seat.who == HUMAN}
        return choices if not people or here == {one.name for one in people} else seated(choices, people)

    def _people_here(self) -> list[Seated]:
        return [seat for seat in self.choices.seats if seat.who == HUMAN]

    def _show_sets(self) -> None:
        self.dismiss()
        self.sets_wanted.emit()

    def _keep(self, name: str) -> None:
        self.kept.emit(name, self.choices.setup(0))

    def _show(self, choices: NewGameState) -> None:
        self.choices = choices = choices.with_offered_values()
        self.modes.choose(choices.mode.key)
        self.tonight.show_choices(choices)
        self.seats.show_choices(choices)
        self.hands.show_choices(choices)
        self.options.show_choices(choices)
        self._card.show_choices(choices)
        self._head.show_minutes(choices.minutes)
        self._hint.setVisible(choices.count > 1 and not self._narrow)
        self._say_problem()

    def _say_problem(self) -> None:
        problem = self.choices.problem
        self.start.setEnabled(problem is None)
        self.keeper.setEnabled(problem is None)
        same = self.tr("The same number deals the same cards, for a fair rematch.")
        self.problem.setText(format_message(problem, str) if problem is not None else "" if self._narrow else same)
        self.problem.setProperty("role", "small" if problem is None else "refusal")
        self.problem.style().unpolish(self.problem)
        self.problem.style().polish(self.problem)

    def _choose_mode(self, key: str) -> None:
        self._show(self.choices.with_mode(key))

    def _show_folded(self, folded: bool) -> None:
        """Adapt the layout to folded or open rules, and scroll to opened ones."""
        self._suit()
        if not folded:
            later(self, lambda: self._roll.ensureWidgetVisible(self._rules_half))

    def _learn(self, lesson: int) -> None:
        self.dismiss()
        self.lesson_wanted.emit(lesson)

    def _connect(self) -> None:
        self._head.closed.connect(self.dismiss)
        self.modes.chosen.connect(self._choose_mode)
        self.tonight.changed.connect(self._show)
        self.keeper.named.connect(self._keep)
        self.seats.changed.connect(self._show)
        self.hands.changed.connect(self._show)
        self.options.changed.connect(self._show)
        self.options.pack.sets_wanted.connect(self._show_sets)
        self.options.folded.connect(self._show_folded)
        self.seed.textChanged.connect(self._show_seed)
        self._dice.clicked.connect(self.roll_seed)
        self._cancel.clicked.connect(self.dismiss)
        self.lessons.wanted.connect(self._learn)
        self.start.clicked.connect(self.begin)

    def _lay_out(self) -> None:
        self._halves = row_layout(spacing=28, margins=sides(self, 28, 20, 10, 0))
        self._people_half = self._left()
        self._rules_half = QWidget()
        self._rules = column_layout(self.options, None, spacing=14, margins=sides(self, 0, 0, 18, 12))
        self._rules_half.setLayout(self._rules)
        self._halves.addWidget(self._people_half, 54)
        self._halves.addWidget(self._rules_half, 46)
        page, roll = CompactPage(), ScrollArea()
        self._roll = roll
        column = column_layout(self._head, spacing=0)
        column.addLayout(self._halves, 1)
        page.setLayout(column)
        roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        roll.setWidget(page)
        whole = column_layout(roll, spacing=0)
        whole.addWidget(self._foot())  # in sight at any height, as it has the button that starts
        self.body.setLayout(whole)

    def _left(self) -> QWidget:
        head = QHBoxLayout()
        head.addWidget(self._people, 1)
        head.addWidget(self._hint)
        page = QWidget()
        page.setObjectName("page")
        rows = self._rows = QVBoxLayout(page)
        rows.setContentsMargins(*sides(self, 0, 0, 8, 0))
        rows.setSpacing(14)
        rows.addWidget(self.modes)
        rows.addWidget(self.seats)
        rows.addWidget(self.tonight)
        rows.addWidget(self.hands)
        rows.addWidget(self.keeper)
        rows.addWidget(self._card)
        rows.addWidget(self.lessons)
        rows.addStretch()
        roll = ScrollArea(fading=self.appearance)
        roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        roll.setWidget(page)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(roll, 1)
        return left

    def _foot(self) -> QWidget:
        foot = SheetFoot(self.appearance)
        seed = row_layout(self._seed_label, self.seed, self._dice, self.problem, spacing=12)
        seed.setStretch(3, 1)
        self._verbs = row_layout(self._cancel, self.start, spacing=12)
        self._row = row_layout(seed, self._verbs, spacing=12, margins=(28, 16, 28, 16))
        self._row.setStretch(0, 1)
        foot.setLayout(self._row)
        return foot

    def _fit_width(self) -> None:
        """Arrange the halves and the buttons side by side, or stacked in a narrow window.

        With folded rules, the halves are stacked only at a smaller width.
        """
        ways, width, opened = QBoxLayout.Direction, self.body.width(), self.options.fold.opened
        slim = width < px(_SLIM)
        below = width < px(_TIGHT if opened else _NARROW)
        for row, turned in ((self._halves, below), (self._row, slim), (self._verbs, slim)):
            row.setDirection(ways.TopToBottom if turned else ways.LeftToRight)
        self._people_half.setMinimumHeight(px(_HALF) if below else 0)
        self._rules_half.setMinimumHeight(px(_HALF) if below and opened else 0)
        self._halves.setStretch(1, 46 if opened or not below else 0)
        self._rules.setStretch(0, 1 if opened else 0)
        self._place_card(beside=not below and not opened)

    def _place_card(self, *, beside: bool) -> None:
        """Put the summary card below the folded rules if they are beside the players, else below the players."""
        if beside and self._rules.indexOf(self._card) < 0:
            self._rules.insertWidget(1, self._card)
        elif not beside and self._rows.indexOf(self._card) < 0:
            self._rows.insertWidget(self._rows.indexOf(self.lessons), self._card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._suit()

    def _suit(self) -> None:
        """Adapt the layout to the present width."""
        self._fit_width()
        narrow = self.body.width() < px(_NARROW)
        self.seats.show_narrow(narrow=narrow)
        tight = self.body.width() < px(_TIGHT)
        self._seed_label.setVisible(not tight)
        self.start.set_key("" if tight else "enter-key")
        self._hint.setVisible(self.choices.count > 1 and not narrow)
        self._narrow = narrow
        self._say_problem()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.begin()
        elif event.key() == Qt.Key.Key_Insert:
            self.seats.add_seat()
        else:
            super().keyPressEvent(event)


class SheetFoot(QWidget):
    """Footer of a dialog, with a hairline at its upper edge."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        wire(appearance, "changed()", self, "update()")

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(0, 0, self.width(), 1, self._appearance.theme.line)
