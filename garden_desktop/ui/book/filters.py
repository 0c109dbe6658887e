"""Search field and filter menus above the list of matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from garden_desktop.core.game import Game
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.notes import MatchNotes
from garden_desktop.hotseat.book.search_query import SearchQuery, SearchTerm, State, folded
from garden_desktop.ui.book.formatters import DateFormatter
from garden_desktop.ui.kit.buttons.menus import MenuButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import column_layout, flowing
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import by_name, format_message, grouped

_ICON: Final = 18
_BESIDE: Final = 30
"""Width in pixels of frame and gap beside the placeholder text."""
_MOST_PEOPLE: Final = 30
"""Maximum number of names in the menu; others are found by typing."""
_HEIGHT: Final = 36


class BookSearchField(QLineEdit):
    """Line edit with a magnifying glass."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._words: Sequence[str] = ("",)
        self._keep_free()
        self.setMaxLength(80)
        self.setClearButtonEnabled(True)

    def _keep_free(self) -> None:
        before = _ICON + 6
        self.setTextMargins(*((0, 0, before, 0) if self.isRightToLeft() else (before, 0, 0, 0)))

    def ask(self, *words: str) -> None:
        """Set placeholder texts of different lengths, longest first; the first that fits is shown."""
        self._words = words
        self._fit()

    def _fit(self) -> None:
        room = self.width() - _BESIDE - _ICON
        fitting = (words for words in self._words if self.fontMetrics().horizontalAdvance(words) <= room)
        self.setPlaceholderText(next(fitting, self._words[-1]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._keep_free()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        box = QRectF(10, (self.height() - _ICON) / 2, _ICON, _ICON)
        draw_icon(painter_of(self), self._appearance.art, "search", box, self._appearance.theme.muted)


class FilterBar(QWidget):
    """Search field and filter menus. `changed` is emitted when the query has changed."""

    changed = Signal()

    def __init__(self, appearance: Appearance, book: Book, notes: MatchNotes, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._book, self._notes, self._games = book, notes, games
        self._dates = DateFormatter(self)
        self._chosen = SearchQuery()
        self.search_field, self.number = BookSearchField(appearance), Label()
        self.game, self.person, self.month, self.state, self.order = (
            MenuButton(appearance, height=_HEIGHT) for _ in range(5)
        )
        self.number.setProperty("role", "small")
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(
            column_layout(
                self.search_field,
                flowing(self.game, self.person, self.month, self.state, self.order, self.number),
                spacing=10,
            )
        )
        self._connect()
        self.retranslate()

    def wanted(self) -> SearchQuery:
        """Return the present query."""
        words = tuple(self._word(word) for word in folded(self.search_field.text()).split())
        return self._chosen._replace(words=words)

    def take_away(self) -> None:
        """Clear all filters but the order."""
        self.search_field.blockSignals(True)
        self.search_field.clear()
        self.search_field.blockSignals(False)
        self._choose(SearchQuery(oldest=self._chosen.oldest))

    def say_number(self, found: int, of: int) -> None:
        """Show the number of records found, out of all matches; unreadable records are not counted as matches."""
        matches = self.tr("%n matches", "", of)
        if self._chosen.state == "unreadable":
            words = f"{self._states()['unreadable']}: {grouped(found)}"
        elif self.wanted().everything:
            words = matches
        else:
            words = self.tr("{number} of {matches}").format(number=grouped(found), matches=matches)
        self.number.setText(words)

    def retranslate(self) -> None:
        self.search_field.ask(self.tr("Name, game or note"), self.tr("Search matches"), "")
        self.search_field.setAccessibleName(self.tr("Search matches"))
        chosen, game = self._chosen, self._games.get(self._chosen.game)
        self._name(self.game, self.tr("All games"), "" if game is None else format_message(game.info.title, str))
        self._name(self.person, self.tr("All players"), chosen.person)
        self._name(self.month, self.tr("All months"), self._dates.month(chosen.month) if chosen.month else "")
        self._name(self.state, self.tr("All results"), self._states()[chosen.state] if chosen.state else "")
        self._name(self.order, self.tr("Oldest first") if chosen.oldest else self.tr("Newest first"), "")

    def _name(self, button: MenuButton, usual: str, chosen: str) -> None:
        button.setText(chosen or usual)
        button.setAccessibleName(f"{usual}: {chosen}" if chosen else usual)
        button.updateGeometry()

    def _states(self) -> dict[State, str]:
        return {
            "running": self.tr("Unfinished"),
            "over": self.tr("Finished"),
            "unreadable": self.tr("Unreadable"),
        }

    def _word(self, word: str) -> SearchTerm:
        games = tuple(key for key, game in self._games.items() if word in folded(format_message(game.info.title, str)))
        return SearchTerm(word, games, self._notes.with_word(word))

    def _connect(self) -> None:
        self.search_field.textChanged.connect(self.changed)
        self.game.clicked.connect(
            lambda: self._offer(
                self.game, [(key, format_message(game.info.title, str)) for key, game in self._games.items()], "game"
            )
        )
        self.person.clicked.connect(
            lambda: self._offer(self.person, [(name, name) for name in self._people()], "person")
        )
        self.month.clicked.connect(
            lambda: self._offer(self.month, [(key, self._dates.month(key)) for key, _ in self._book.months()], "month")
        )
        self.state.clicked.connect(lambda: self._offer(self.state, [*self._states().items()], "state"))
        self.order.clicked.connect(lambda: self._choose(self._chosen._replace(oldest=not self._chosen.oldest)))

    def _people(self) -> list[str]:
        """Return the people with the most matches, in alphabetical order of the language."""
        return sorted([name for name, _ in self._book.people()[:_MOST_PEOPLE]], key=by_name())

    def _offer(self, button: MenuButton, values: Sequence[tuple[str, str]], field: str) -> None:
        """Open a menu with the values of a field; its first item clears the filter."""
        menu = button.new_menu()
        wire(menu, "aboutToHide()", menu, "deleteLater()")
        now = getattr(self._chosen, field)
        usual = {"game": self.tr("All games"), "person": self.tr("All players"), "month": self.tr("All months")}
        for value, words in [("", usual.get(field, self.tr("All results"))), *values]:
            action = menu.addAction(words.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(value == now)
            action.triggered.connect(lambda _=False, value=value: self._choose(self._chosen._replace(**{field: value})))
        button.pop_up(menu, button.mapToGlobal(QPoint(0, button.height())))

    def want(self, wanted: SearchQuery) -> None:
        """Replace the query."""
        self.take_away()
        self._chosen = wanted
        self._choose(wanted)

    def _choose(self, chosen: SearchQuery) -> None:
        also = chosen.also if chosen.person == self._chosen.person else ()
        self._chosen = chosen._replace(words=(), also=also)
        self.retranslate()
        self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
