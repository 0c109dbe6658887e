"""Search field and filter menu above the list of matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRectF, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from garden_desktop.core.game import Game
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.index import SearchQuery, SearchTerm, State, folded
from garden_desktop.hotseat.book.names_and_notes import MatchNotes
from garden_desktop.ui.book.formatters import DateFormatter
from garden_desktop.ui.kit.buttons.menus import MenuButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import by_name, format_message, grouped, join_list

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


class FilterLine(NamedTuple):
    """Line of the filter menu: a field of the query, and its values with their words."""

    field: str
    title: str
    everything: str
    values: Sequence[tuple[str, str]]


class FilterBar(QWidget):
    """Search field, a button whose menu filters and orders the matches, and below it the number found while some are
    hidden. `changed` is emitted when the query has changed."""

    changed = Signal()

    def __init__(self, appearance: Appearance, book: Book, notes: MatchNotes, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._book, self._notes, self._games = book, notes, games
        self._dates = DateFormatter(self)
        self._chosen = SearchQuery()
        self.search_field, self.number = BookSearchField(appearance), Label()
        self.filter = MenuButton(appearance, icon="sliders", height=_HEIGHT)
        self.number.setProperty("role", "small")
        row = row_layout(self.search_field, self.filter, spacing=10)
        row.setStretch(0, 1)
        self.setLayout(column_layout(row, self.number, spacing=6))
        self.search_field.textChanged.connect(self.changed)
        self.filter.clicked.connect(self._open_menu)
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
        self.number.setVisible(not self.wanted().everything)

    def retranslate(self) -> None:
        self.search_field.ask(self.tr("Name, game or note"), self.tr("Search matches"), "")
        self.search_field.setAccessibleName(self.tr("Search matches"))
        chosen = self._chosen_words()
        shown = chosen or [self.tr("Filter")]
        self.filter.setText(shown[0] if len(shown) == 1 else self.tr("%n filters", "", len(shown)))
        name = self.tr("Filter: {values}").format(values=join_list(chosen))
        self.filter.setAccessibleName(name if chosen else shown[0])
        self.filter.updateGeometry()

    def _chosen_words(self) -> list[str]:
        """Return the values that matches are filtered by, as they are shown."""
        return [
            words
            for line in self._lines()
            for value, words in line.values
            if value == getattr(self._chosen, line.field)
        ]

    def _lines(self) -> Iterator[FilterLine]:
        games = [(key, format_message(game.info.title, str)) for key, game in self._games.items()]
        months = [(key, self._dates.month(key)) for key, _ in self._book.months()]
        yield FilterLine("game", self.tr("Game"), self.tr("All games"), games)
        yield FilterLine("person", self.tr("Player"), self.tr("All players"), [(name, name) for name in self._people()])
        yield FilterLine("month", self.tr("Month"), self.tr("All months"), months)
        yield FilterLine("state", self.tr("Status"), self.tr("Any status"), [*self._states().items()])

    def _states(self) -> dict[State, str]:
        return {
            "running": self.tr("Unfinished"),
            "over": self.tr("Finished"),
            "unreadable": self.tr("Unreadable"),
        }

    def _word(self, word: str) -> SearchTerm:
        games = tuple(key for key, game in self._games.items() if word in folded(format_message(game.info.title, str)))
        return SearchTerm(word, games, self._notes.with_word(word))

    def _people(self) -> list[str]:
        """Return the people with the most matches, in alphabetical order of the language."""
        return sorted([name for name, _ in self._book.people()[:_MOST_PEOPLE]], key=by_name())

    def _open_menu(self) -> None:
        """Open the menu: all matches, a submenu for each field, whose first item clears that filter, and the order.

        The first line has no submenu: Qt would open it with a menu that is opened by a key.
        """
        menu = self.filter.new_menu()
        wire(menu, "aboutToHide()", menu, "deleteLater()")
        everything = SearchQuery(oldest=self._chosen.oldest)
        self._add(menu, self.tr("All matches"), everything, chosen=self._chosen == everything)
        menu.addSeparator()
        for line in self._lines():
            now = getattr(self._chosen, line.field)
            values = menu.addMenu(line.title)
            for value, words in [("", line.everything), *line.values]:
                changed: dict[str, Any] = {line.field: value}
                self._add(values, words, self._chosen._replace(**changed), chosen=value == now)
        menu.addSeparator()
        oldest = self._chosen.oldest
        self._add(menu, self.tr("Oldest first"), self._chosen._replace(oldest=not oldest), chosen=oldest)
        self.filter.pop_up(menu, self.filter.mapToGlobal(QPoint(0, self.filter.height())))

    def _add(self, menu: QMenu, words: str, query: SearchQuery, *, chosen: bool) -> None:
        action = menu.addAction(words.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(chosen)
        action.triggered.connect(lambda: self._choose(query))

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
