"""Presenter of the prompt: the expected action, or the reason why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Reason
from garden_desktop.core.view_model import refusal
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.text.html import joined
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.prompt_bar import PromptBar
from garden_desktop.ui.match.sound_cues import SoundCues
from garden_desktop.ui.match.table_announcer import TableAnnouncer


class PromptPresenter(QObject):
    """Presenter of the prompt on the bar, and on `announcer` for screen readers. `rule` is the rule of the last
    refusal, "" for none. `lesson_prompt` replaces the prompt of the table."""

    def __init__(self, model: MatchModel, board: TableView, bar: PromptBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._session, self._players = model, model.session, model.players
        self._board, self._bar = board, bar
        self.rule = ""
        self.lesson_prompt: Message | None = None
        self._last_told: tuple[Message, ...] = ()
        self._refused = False
        self._aim = ("", "")
        self.announcer = TableAnnouncer(board, parent)
        board.interaction.look_cache.invite = self._with_invitation

    def keep_told(self, told: Sequence[Message]) -> None:
        """Keep the last log sentences in the bar while the next computer thinks."""
        self._last_told = tuple(map(self._session.table.headline, told))

    def show_prompt(self) -> None:
        """Show the expected action, or for a held piece the effect of a drop; while a computer thinks, the last log
        sentences before it."""
        self.rule, self._refused = "", False
        self.announcer.set_warning("")
        guide, expected = self._guide(), self.expected_action()
        told = self._last_told if expected == self._thinks(THINKS) else ()
        self._say(*(guide or (*told, expected)))
        if not guide and self._session.gate is None:
            self.announcer.set_question(format_message(expected, self._players.name))

    def show_aim(self, place: str, piece: str) -> None:
        """Follow a held piece over a possible target. A refusal stays when the piece is put down."""
        self._aim = (place, piece)
        if piece or not self._refused:
            self.show_prompt()

    def show_drop_refusal(self, place: str, piece: str) -> None:
        """Show why the held piece cannot be dropped here; without a reason, the expected action."""
        reason = self._reason(place, piece)
        if reason is None:
            self.show_prompt()
        else:
            self._refuse(reason)
            self.announcer.set_warning(format_message(reason.text, self._players.name))

    def show_refusal(self, place: str, piece: str) -> None:
        """Show and announce why an attempt is refused. Every attempt gets an answer: without a reason, the expected
        action follows; while a computer thinks, that it thinks."""
        reason = self._reason(place, piece)
        if reason is not None:
            self._refuse(reason)
            self._board.announce(format_message(reason.text, self._players.name))
            return
        if thinks := self._thinks(NOT_YET):
            self._answer(thinks)
        else:
            held = bool(piece) and piece == self._board.interaction.held
            why = NO_PLACE_FOR_IT if held else STAYS_WHERE_IT_IS if piece else NOTHING_THERE
            self._answer(why, *(self._guide() or (self.expected_action(),)))

    def show_outdated_click(self) -> None:
        """Show that a click was ignored because the table had changed under it."""
        self._answer(OUTRUN, self.expected_action())

    def expected_action(self) -> Message:
        """Sentence about what the viewer has to do, or waits for."""
        session = self._session
        if self.lesson_prompt is not None:
            return self.lesson_prompt
        if self._model.is_answer_kept:
            return WAITS
        if thinks := self._thinks(THINKS):
            return thinks
        if session.response_windows.open:
            return self._with_invitation(session.table.make_view_model(session.public, None).prompt)
        return self._board.interaction.prompt

    def _with_invitation(self, prompt: Message) -> Message:
        """`prompt`, and while a timer bar runs, before it the people who can claim a look. Computers claim none."""
        session, watch = self._session, self._session.response_windows.watch
        if watch is None or watch.over:
            return prompt
        people = tuple(SideName(seat) for seat in watch.response_window.seats if session.human(seat))
        return LOOK.of(who=ListArg(people), play=prompt) if people else prompt

    def _thinks(self, sentence: Message) -> Message | None:
        """`sentence` about the computer that thinks; None where none does, or in a response window."""
        session = self._session
        if session.computer is None or session.response_windows.watch is not None:
            return None
        return sentence.of(who=SideName(session.computer))

    def _reason(self, place: str, piece: str) -> Reason | None:
        """Reason why the deciding person may not do this; for a piece, also why its place cannot be pressed."""
        session, interaction = self._session, self._board.interaction
        if not place or session.deciding is None or interaction.look is None:
            return None
        reason = refusal(session.rules, interaction.view, interaction.look, place, piece)
        pressed = place in interaction.places and interaction.places[place].kind == "button"
        if reason is None and piece and (pressed or piece != interaction.held):
            reason = refusal(session.rules, interaction.view, interaction.look, place, "")
        return reason

    def _refuse(self, reason: Reason) -> None:
        """Show the reason before the expected action, never in its place: whose turn it is stays visible."""
        self.rule, self._refused = reason.rule, True
        self._say(reason.text, self.expected_action())

    def _answer(self, why: Message, *more: Message) -> None:
        self.rule, self._refused = "", True
        self._say(why, *more)
        self._board.announce(format_message(why, self._players.name))

    def _say(self, *sentences: Message) -> None:
        self._bar.sentence.set_html(
            joined(format_message_html(one, self._players.name, self._players.colour) for one in sentences)
        )

    def _guide(self) -> Sequence[Message]:
        """Sentences of the table about the held piece."""
        interaction, (place, piece) = self._board.interaction, self._aim
        if not piece or piece != interaction.held or interaction.look is None:
            return ()
        return interaction.look.guide(piece, place)


WAITS: Final = QT_TRANSLATE_NOOP(
    "table", "Answer recorded. Every look takes two seconds, so its length gives nothing away."
)
LOOK: Final = QT_TRANSLATE_NOOP("table", "{who}: press your key to look at your hand. {play}")
NOTHING_THERE: Final = QT_TRANSLATE_NOOP("table", "Nothing to do there right now.")
NO_PLACE_FOR_IT: Final = QT_TRANSLATE_NOOP("table", "It can’t go there.")
STAYS_WHERE_IT_IS: Final = QT_TRANSLATE_NOOP("table", "You can’t move that right now.")
THINKS: Final = QT_TRANSLATE_NOOP("table", "{who} is thinking.")
NOT_YET: Final = QT_TRANSLATE_NOOP("table", "Please wait: {who} is thinking.")
OUTRUN: Final = QT_TRANSLATE_NOOP("table", "That has changed in the meantime.")


class RefusalHandler(QObject):
    """Connection of the board's refusals to prompt and sound; silent while the table is hidden."""

    def __init__(self, model: MatchModel, board: TableView, prompt: PromptPresenter, sound_cues: SoundCues) -> None:
        super().__init__(board)
        self._model, self._prompt, self._sound_cues = model, prompt, sound_cues
        board.refused.connect(self._refuse)
        board.hovered.connect(self._explain)
        board.aimed.connect(self._follow)
        board.outrun.connect(prompt.show_outdated_click)

    def _refuse(self, place: str, piece: str) -> None:
        if not self._model.is_covered:
            self._sound_cues.play_refusal()
            self._prompt.show_refusal(place, piece)

    def _explain(self, place: str, piece: str) -> None:
        if not self._model.is_covered:
            self._prompt.show_drop_refusal(place, piece)

    def _follow(self, place: str, piece: str) -> None:
        if not self._model.is_covered:
            self._prompt.show_aim(place, piece)
