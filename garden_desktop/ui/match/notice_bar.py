"""Notice bar over the upper end of the table: shows a sentence, or asks a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.hotseat.session import Session
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.mirror import sides
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.kit.widgets import PrimaryButton
from garden_desktop.ui.match.commands import AGREE, CLOSE_NOTICE


class Question(NamedTuple):
    """Question on the bar: `yes` is called when its button `agree` is pressed."""

    text: str
    agree: str
    yes: Callable[[], None]


class NoticeBar(Notice):
    """Notice or question over the table (`shown_table`). Closed by Esc or its button, and by the next move unless it is
    lasting.

    A question never takes the focus, or Enter and Space meant for the table would answer it. It is answered by its
    button, or by a key that is shown on it. A notice that comes while a question is open is shown in its place, and the
    question again when the notice is closed: on a full disk settings and match fail together, and without the question
    nobody could save the move again. `show_notice` and `show_question` are the only ways in: `queue` of the base knows
    no questions.
    """

    # needed by hideEvent, which comes before __init__ has ended
    _shortcuts: Sequence[QShortcut] = ()
    _interrupted: Question | None = None
    _below = False

    def __init__(self, appearance: Appearance, shown_table: Callable[[], QWidget], parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._shown_table = shown_table
        self._question: Question | None = None
        self._lasting = False
        self._agree = PrimaryButton(appearance, height=34)
        self._agree.clicked.connect(self.accept_question)
        self._shortcuts = [
            *(self._shortcut(key, self.accept_question, parent) for key in AGREE.sequences),
            *(self._shortcut(key, self.dismiss, parent) for key in CLOSE_NOTICE.sequences),
        ]
        self._agree.hide()
        self.row.insertWidget(1, self._agree)
        self.row.setSpacing(12)

    @property
    def text(self) -> str:
        return self.words.text()

    @property
    def high(self) -> bool:
        return True

    def room(self) -> QRect:
        return self._shown_table().geometry()

    def size_at(self, widest: int) -> QSize:
        """Return the size in pixels for a width of at most `widest`; the button goes below the words where it
        needs more than half of that."""
        button = self._agree.sizeHint()
        self._below = self._question is not None and 2 * button.width() > widest
        self.row.removeWidget(self._agree)
        if not self._below:
            self.row.insertWidget(1, self._agree)
        self.row.setContentsMargins(*sides(self, 46, 10, 10, 20 + button.height() if self._below else 10))
        return super().size_at(widest)

    def place(self) -> None:
        super().place()
        if self._below:
            button = self._agree.sizeHint()
            left = self.width() - 46 - button.width() if self.isRightToLeft() else 46
            self._agree.setGeometry(QRect(QPoint(left, self.height() - 10 - button.height()), button))

    def show_notice(self, text: str, *, lasting: bool = False) -> None:
        """Show a sentence; a `lasting` one stays until it is closed."""
        if self.is_open and self._question is not None:
            self._interrupted = self._question
        self._open(text, None)
        self._lasting = lasting

    def show_question(self, text: str, agree: str, yes: Callable[[], None]) -> None:
        """Show a question; `yes` is called when its button `agree` is pressed."""
        self._interrupted = None
        self._open(text, Question(text, agree, yes))

    def hide_outdated(self) -> None:
        """Hide a notice about the last position, unless it is lasting; a question that it interrupted is dropped."""
        self._interrupted = None
        if not self._lasting:
            self.dismiss()

    def accept_question(self) -> None:
        """Answer the question as its button does."""
        question, self._question = self._question, None
        self.dismiss()
        if question is not None:
            question.yes()

    def _open(self, text: str, question: Question | None) -> None:
        self._question, self._lasting = question, False
        key = key_label(AGREE.shown_key)  # both keys are called so on the table
        self._agree.setText("" if question is None else question.agree)
        self._agree.set_key(key)
        self._agree.setAccessibleDescription(key)
        self._agree.setVisible(question is not None)
        for shortcut in self._shortcuts:
            shortcut.setEnabled(question is not None)
        self.show_text(text, "" if question is None else f"{text} {question.agree}, {key}.")

    def _ask_again(self) -> None:
        question, self._interrupted = self._interrupted, None
        if question is not None and not self.is_open:
            self._open(question.text, question)

    def _shortcut(self, key: QKeySequence, act: Callable[[], object], parent: QWidget) -> QShortcut:
        """Shortcut of the whole table while a question is open."""
        shortcut = QShortcut(key, parent)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.setEnabled(False)
        shortcut.activated.connect(act)
        return shortcut

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not self.is_open:  # closed, not just hidden with the page below
            for shortcut in self._shortcuts:
                shortcut.setEnabled(False)
            if self._interrupted is not None:
                later(self, self._ask_again)
        here = QApplication.focusWidget()
        if here is not None and self.isAncestorOf(here):
            self._shown_table().setFocus()


AGAIN_MS: Final = 4000
"""Delay in ms after which a computer's move is retried that the disk has refused."""


class SaveErrorNotice(QObject):
    """Messages about failed writes, on the notice bar. `awaited` asks to retry a computer's move."""

    awaited = Signal()

    def __init__(self, session: Session, notice_bar: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._notice_bar = session, notice_bar
        self._again = QTimer(self, singleShot=True, interval=AGAIN_MS)
        self._again.timeout.connect(self.awaited)

    def offer_retry(self, error: OSError, again: Callable[[], None]) -> None:
        """Show why a change was not saved, and offer to retry it by `again`; a computer's move is retried by itself as
        well.

        While a timer bar runs nothing is offered: the change is retried when the bar has run out once more.
        """
        said = error_message(error, self._path)
        if self._session.response_windows.open:
            self._notice_bar.show_notice(said)
        else:
            self._notice_bar.show_question(said, self.tr("Try again"), again)
        if self._session.computer is not None:
            self._again.start()

    def short_reason(self, error: OSError) -> str:
        """Reason for the hand-over screen: short, without the folder."""
        return error_message(error, Path(self._path.name))

    def show_tips_error(self, error: OSError) -> None:
        """Show that seen tips could not be saved, unless a more important notice is open."""
        if not self._notice_bar.is_open:
            words = self.tr("Your tip history could not be saved: {reason}.")
            self._notice_bar.show_notice(words.format(reason=error.strerror or str(error)))

    def show_record_news(self) -> None:
        """Show a notice about changes to the record file by others."""
        news = self._session.news_of_record()
        if news is not None:
            self._notice_bar.show_notice(format_message(news, str), lasting=True)

    def cancel_retry(self) -> None:
        """Cancel the automatic retry."""
        self._again.stop()

    @property
    def _path(self) -> Path:
        journal = self._session.journal
        assert journal is not None, "only the disk refuses"
        return journal.path
