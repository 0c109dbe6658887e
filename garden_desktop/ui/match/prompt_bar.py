"""Prompt bar on top of the table: game, moment, prompt, undo and redo, menu, and the back button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.hotseat.session import Leave, Session
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.menus import MenuIconButton
from garden_desktop.ui.kit.layout.mirror import enlarged, painter_of
from garden_desktop.ui.kit.style.appearance import SPEEDS, Appearance
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.style.theme import text_family, text_font
from garden_desktop.ui.kit.text.html import NOTHING, Html, show_html
from garden_desktop.ui.kit.text.labels import Label, RichLabel
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.kit.widgets import IconButton, PrimaryButton
from garden_desktop.ui.match.commands import REDO, UNDO, with_key
from garden_desktop.ui.match.model import MatchModel, MatchPlayers
from garden_desktop.ui.match.undo_words import undo_name

HEIGHT: Final = 48
Way: TypeAlias = Literal["home", "book", "pad", "analysis", "replay"]
"""Target of the back button: home, match library, score sheet, analysis or replay of the match."""
_SIZES: Final = (18, 16, 15)
_SMALL: Final = 13
_AIR: Final = 8


class PromptBar(QWidget):
    """Prompt bar. `way` is the target of the back button; with `played` it has undo, redo and a menu; with `speed` a
    choice of animation speeds."""

    left = Signal()
    undone = Signal()
    redone = Signal()
    continued = Signal()
    speed_chosen = Signal(float)

    def __init__(self, appearance: Appearance, *, way: Way = "home", speed: bool = True, played: bool = True) -> None:
        super().__init__()
        read_as(self, "ToolBar")
        self._appearance = appearance
        self._way = way
        self._leave: Leave = "none"
        self._alone = False
        self._back = IconButton(appearance, "back")
        self._title = Label()
        self._title.setProperty("role", "title")
        self._moment = StatusPill(appearance)
        self.sentence = PromptLabel()
        self._continue = PrimaryButton(appearance, key="enter-key", height=34)
        self._undo = IconButton(appearance, "undo")
        self._redo = IconButton(appearance, "redo")
        self._speed = MenuIconButton(appearance, "speed")
        self._menu_button = MenuIconButton(appearance, "menu")
        self.menu = self._menu_button.new_menu()
        self._speeds = self._speed.new_menu()
        self._arrange()
        self._speed.setVisible(speed)
        for button in (self._undo, self._redo, self._menu_button):
            button.setVisible(played)
        self._back.clicked.connect(self.left)
        self._undo.clicked.connect(self.undone)
        self._redo.clicked.connect(self.redone)
        self._continue.clicked.connect(self.continued)
        self.sentence.said.connect(self._fold)
        self._speed.clicked.connect(lambda: self._pop(self._speeds, self._speed))
        self._menu_button.clicked.connect(lambda: self._pop(self.menu, self._menu_button))
        appearance.changed.connect(self._redress)
        self._redress()
        self.retranslate()
        self.show_continue(offered=False)

    def lead(self, way: Way) -> None:
        """Set the target of the back button."""
        self._way = way
        self._name_back()

    def show_match(self, title: str, moment: str) -> None:
        self._title.setText(title)
        self._menu_button.setVisible(not self.menu.isEmpty())
        self._moment.set_text(moment)
        self._fold()

    def show_undo(self, leave: Leave, *, alone: bool, redo: bool) -> None:
        """Enable and name undo and redo, at a table or for one person `alone`."""
        self._leave, self._alone = leave, alone
        self._undo.setEnabled(leave != "none")
        self._redo.setEnabled(redo)
        self._name_undo()

    def show_continue(self, *, offered: bool) -> None:
        """Show the button that ends the timer bar of a response window."""
        self._continue.setVisible(offered)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Match"))
        self._name_back()
        self._redo.set_name(with_key(self.tr("Redo"), REDO))
        self._name_undo()
        self._speed.set_name(self.tr("Speed"))
        self._menu_button.set_name(self.tr("Menu"))
        self._continue.setText(self.tr("Continue"))
        self._speeds.clear()
        names = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))
        for name, speed in zip(names, SPEEDS, strict=True):
            action = self._speeds.addAction(name)
            action.setCheckable(True)
            action.setChecked(speed == self._appearance.speed)
            action.triggered.connect(lambda _=False, speed=speed: self.speed_chosen.emit(speed))

    def _name_back(self) -> None:
        names = {
            "home": self.tr("Back to the home screen"),
            "book": self.tr("Back to Statistics"),
            "pad": self.tr("Back to the score sheet"),
            "analysis": self.tr("Back to the analysis"),
            "replay": self.tr("Back to the replay"),
        }
        self._back.set_name(names[self._way])

    def _name_undo(self) -> None:
        self._undo.set_name(with_key(format_message(undo_name(self._leave, self._alone), str), UNDO))

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 12, 0)
        row.setSpacing(10)
        row.addWidget(self._back)
        row.addWidget(self._title)
        row.addWidget(self._moment)
        row.addSpacing(6)
        row.addWidget(self.sentence, 1)
        for button in (self._continue, self._undo, self._redo, self._speed, self._menu_button):
            row.addWidget(button)

    def _fold(self) -> None:
        """Hide the moment, then the name of the game, where the prompt needs their room."""
        for named, timed in ((True, True), (True, False), (False, False)):
            self._title.setVisible(named)
            self._moment.setVisible(timed and bool(self._moment.accessibleName()))
            if self.sentence.goes_into(self._left_over(), px(HEIGHT)):
                self.setFixedHeight(px(HEIGHT))
                return
        self.setFixedHeight(max(px(HEIGHT), self.sentence.least_height(self._left_over())))

    def _left_over(self) -> int:
        """Width for the prompt beside what is shown now."""
        row = self.layout()
        assert isinstance(row, QHBoxLayout), "as it was arranged"
        return self.width() - (row.minimumSize().width() - self.sentence.minimumWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _pop(self, menu: QMenu, button: MenuIconButton) -> None:
        corner = button.mapToGlobal(button.rect().bottomRight())
        button.pop_up(menu, QPoint(corner.x() - menu.sizeHint().width(), corner.y()))

    def _redress(self) -> None:
        self._fold()
        self.sentence.fit()
        self.retranslate()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = painter_of(self)
        painter.fillRect(self.rect(), theme.surface)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme.line)


class StatusPill(QWidget):
    """Short text in a rounded outline."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(without_isolates(text))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(round(QFontMetricsF(text_font(13)).horizontalAdvance(self._text)) + 24, 26))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.theme.edge, 1))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 13, 13)
        painter.setFont(text_font(13))
        painter.setPen(self._appearance.theme.muted)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._text)


class PromptLabel(RichLabel):
    """Rich text that is never elided: it takes a smaller font, then more lines.

    `said` is emitted for a new text before it is fitted.
    """

    said = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._html, self._size = NOTHING, 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(80)

    def set_html(self, html: Html) -> None:
        super().set_html(html)
        self._html = html
        self.said.emit()
        self.fit()

    def goes_into(self, wide: int, high: int) -> bool:
        """Whether the text fits, at least in the smallest font with several lines."""
        document = self._smallest(wide)
        return wide >= max(self.minimumWidth(), document.idealWidth()) and document.size().height() <= high

    def least_height(self, wide: int) -> int:
        """Height in the smallest font at this width."""
        return round(self._smallest(wide).size().height()) + _AIR

    def _smallest(self, wide: int) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(text_font(px(_SMALL)))
        show_html(document, self._html)
        document.setTextWidth(max(1, wide))
        return document

    def fit(self) -> None:
        """Take the largest font in which the text fits."""
        document = QTextDocument()
        document.setDocumentMargin(0)
        for size in map(px, _SIZES):
            document.setDefaultFont(text_font(size))
            show_html(document, self._html)
            if document.idealWidth() <= self.width():
                self._set_font(size, wrap=False)
                return
        self._set_font(px(_SMALL), wrap=True)

    def _set_font(self, size: int, *, wrap: bool) -> None:
        if size != self._size:  # setting a style sheet is slower than finding the size
            self._size = size
            self.setStyleSheet(f"font-family: '{text_family()}'; font-size: {size}px")
        self.setWordWrap(wrap)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


# Title part of the bar: game, moment, and the names of undo and redo.


class MatchTitle(QObject):
    """Presenter of title, moment and undo on `bar`; `moment` returns the moment of a view."""

    def __init__(self, model: MatchModel, board: TableView, bar: PromptBar, moment: Callable[[Any], str]) -> None:
        super().__init__(bar)
        self._model, self._session, self._players = model, model.session, model.players
        self._board, self._bar, self._moment = board, bar, moment
        model.draft_changed.connect(self._follow_draft)
        board.interaction.changed.connect(self._follow_draft)

    def show(self) -> None:
        self.show_moment(self._session.public)
        self.show_undo(undecided=False)

    def show_undo(self, *, undecided: bool) -> None:
        """Update undo and redo; an undecided draft can always be undone freely, as it has revealed nothing."""
        session = self._session
        leave = "free" if undecided else session.can_undo()
        self._bar.show_undo(leave, alone=session.alone, redo=session.can_redo())

    def _follow_draft(self) -> None:
        """Update undo for the draft or the held piece."""
        if not self._model.is_covered:
            self.show_undo(undecided=self._board.undecided)

    def show_moment(self, view: Any) -> None:
        """Show the moment of the displayed position, which may be an earlier one."""
        self._bar.show_match(format_message(self._session.game.info.title, self._players.name), self._moment(view))


def moment_of(session: Session, players: MatchPlayers, view: Any) -> str:
    """Moment of a view, and in a series its standing."""
    moment = format_message(session.table.moment(view), players.name)
    series = session.game.series(session.options, [int(winner) - 1 for winner in session.header.series])
    if series is None:
        return moment
    wins = [sum(winner == side for _, winner in series.games) for side in range(session.rules.sides)]
    return f"{moment} · {' : '.join(map(str, wins))}"
