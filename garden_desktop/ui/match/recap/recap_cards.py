"""Selection of missed moves for the cards of a recap, each with a picture of the table after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final

from garden_desktop.core.text import Message, isolated
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.hotseat.turns import answers, drawn_on
from garden_desktop.ui.board.layout import AnyTable
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import Theme
from garden_desktop.ui.kit.text.html import BREAK, Html, escaped, joined
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match.closeup import close_up
from garden_desktop.ui.match.decision_view import DecisionView
from garden_desktop.ui.match.model import MatchModel, MatchPlayers
from garden_desktop.ui.match.recap.recap_card import RecapCard, Words
from garden_desktop.ui.match.recap.recap_sheet import MOST_CARDS, RecapSheet
from garden_desktop.ui.match.step_player import names, playback_frames_of
from garden_desktop.ui.match.table_announcer import TableAnnouncer

MOST_SENTENCES: Final = 6
OMITTED: Final = escaped("…")


def gather(
    steps: Sequence[PlayedStep], board: TableView, players: MatchPlayers, reader: Seat, theme: Theme
) -> list[RecapCard]:
    """Cards of a recap for `reader`, one for each group of `turns_to_tell`; those that affect the reader are marked.

    `board` is borrowed to paint the pictures: show the current position again afterwards.
    """
    return [
        _card(turn, board, players, reader, theme) for turn in turns_to_tell(steps, board.interaction.table, reader)
    ]


def turns_to_tell(steps: Sequence[PlayedStep], table: AnyTable, reader: Seat) -> list[list[PlayedStep]]:
    """Steps that `reader` is told, in order, in at most four groups. Moves that only say "something was chosen" are
    left out, unless they name the reader.

    Empty where nobody has acted, as at the very beginning, and where all scores are open and nothing of the reader's
    was touched.
    """
    seen = [step for step in steps if not step.masked or touches(step, reader, table)]
    told = [heard for turn in _turns(seen, table) if (heard := [step for step in turn if step.told])]
    if all(_mover(turn) == CHANCE for turn in told):
        return []
    counted = table.make_view_model(steps[-1].after, steps[-1].seat).side_summary(reader).score is not None
    if counted and not any(touches(step, reader, table) for step in seen):
        return []
    return _few(told)


def touches(step: PlayedStep, reader: Seat, table: AnyTable) -> bool:
    """Whether another seat has affected `reader`: a sentence names that person, or their score or possessions have
    changed."""
    if step.mover == reader:
        return False
    if any(names(sentence, reader) for sentence in step.told):
        return True
    before, after = (table.make_view_model(view, step.seat).side_summary(reader) for view in (step.before, step.after))
    return (before.score, before.sprites) != (after.score, after.sprites)


def _turns(seen: Sequence[PlayedStep], table: AnyTable) -> list[list[PlayedStep]]:
    """Steps by turn. Draws belong to the turn before them, unless the first one begins another moment; answers belong
    to the turn in which they were asked."""
    turns: list[list[PlayedStep]] = []
    for step in seen:
        if turns and (
            _drawn_on(turns[-1][-1], step, table) or answers(table, step.before) or step.mover == _mover(turns[-1])
        ):
            turns[-1].append(step)
        else:
            turns.append([step])
    return turns


def _drawn_on(last: PlayedStep, step: PlayedStep, table: AnyTable) -> bool:
    """Whether a draw belongs to the turn of the last step."""
    return step.mover == CHANCE and drawn_on(table, last.mover, step.before, step.after)


def _few(turns: list[list[PlayedStep]]) -> list[list[PlayedStep]]:
    """At most as many groups as there is room for: the earliest share a card; with room to spare, consequences of a
    turn get a card of their own."""
    parts = [part for turn in turns for part in _parts(turn)]
    if len(parts) <= MOST_CARDS:
        return parts
    spare = max(0, len(turns) - MOST_CARDS)
    return [[step for turn in turns[: spare + 1] for step in turn], *turns[spare + 1 :]]


def _parts(turn: list[PlayedStep]) -> list[list[PlayedStep]]:
    """Actions of a turn, and its step-by-step consequences."""
    at = next((at for at, step in enumerate(turn) if step.between), 0)
    return [turn[:at], turn[at:]] if at else [turn]


def _mover(turn: Sequence[PlayedStep]) -> Seat:
    """Seat whose turn it is; CHANCE where nobody has moved in it."""
    return next((step.mover for step in turn if step.mover != CHANCE), CHANCE)


def _card(turn: Sequence[PlayedStep], board: TableView, players: MatchPlayers, reader: Seat, theme: Theme) -> RecapCard:
    table, last = board.interaction.table, turn[-1]
    movers = list(
        dict.fromkeys(step.mover for step in turn if step.mover != CHANCE and not answers(table, step.before))
    )
    named = movers or [step.mover for step in turn if step.mover != CHANCE]
    title = ", ".join(isolated(players.name(side)) for side in named) or format_message(
        table.moment(last.after), players.name
    )
    told = worth_saying(turn, reader, table)
    hit = any(touches(step, reader, table) for step in turn)
    side = max(named[0] if named else 0, 0)
    shown = _seen(turn)
    board.show_position(shown, last.seat, None, players.name)
    picture = close_up(board, turn[0].before, shown, last.seat, reader if hit else side, theme)

    def words() -> Html:
        return joined(
            [OMITTED if text is None else format_message_html(text, players.name, players.colour) for text in told],
            BREAK,
        )

    return RecapCard(side, title, words, picture.paint, hit)


def worth_saying(turn: Sequence[PlayedStep], reader: Seat, table: AnyTable) -> list[Message | None]:
    """Sentences for which there is room, in their order: the first, those about the reader, and the latest; None where
    others are left out."""
    told = list(_by_whom_touched(turn, reader, table))
    about = [at for at, (_, touched) in enumerate(told) if touched and at]
    rest = [at for at in range(1, len(told)) if at not in about]
    kept = sorted([0, *[*rest, *about][1 - MOST_SENTENCES :]])
    said: list[Message | None] = []
    for last, at in pairwise([-1, *kept]):
        between = [sentence for sentence, _ in told[last + 1 : at]]
        said += [*(between if len(between) < 2 else [None]), told[at][0]]  # an ellipsis takes a line, too
    return said


def _by_whom_touched(turn: Sequence[PlayedStep], reader: Seat, table: AnyTable) -> Iterator[tuple[Message, bool]]:
    """All sentences, each with whether it is about the reader: it names them, or their score or possessions change with
    it, as when their plant burns."""
    for step in turn:
        owned = table.make_view_model(step.before, step.seat).side_summary(reader)
        for shot in playback_frames_of(step):
            now = table.make_view_model(shot.view, step.seat).side_summary(reader)
            changed = step.mover != reader and (owned.score, owned.sprites) != (now.score, now.sprites)
            yield shot.sentence, changed or names(shot.sentence, reader)
            owned = now


def _seen(turn: Sequence[PlayedStep]) -> Any:
    """Position that shows most of what happened: the first intermediate one, else the last of all."""
    first, last = turn[0], turn[-1]
    return first.between[0].view if first.between else last.after


class RecapPresenter:
    """Presenter of the recap; paints its pictures on the board, where the decision must be shown again afterwards."""

    def __init__(
        self,
        appearance: Appearance,
        model: MatchModel,
        board: TableView,
        recap: RecapSheet,
        announcer: TableAnnouncer,
        deciding: DecisionView,
    ) -> None:
        self._appearance, self._model = appearance, model
        self._session, self._players = model.session, model.players
        self._board, self._recap, self._announcer, self._decision = board, recap, announcer, deciding
        self._told: tuple[Sequence[PlayedStep], Seat] = ((), 0)

    def show_recap(self, missed: Sequence[PlayedStep], reader: Seat) -> None:
        """Show the recap to the viewer, with their prompt; nothing where there is nothing to tell."""
        view = self._session.view
        prompt = self._session.table.make_view_model(view, reader).prompt
        self._show(missed, reader, view, partial(format_message_html, prompt, self._players.name, self._players.colour))

    def show_recap_at_handover(self, missed: Sequence[PlayedStep], reader: Seat) -> None:
        """Show the recap from the public view, over the hand-over screen for `reader`."""
        self._show(missed, reader, self._session.public)

    def redraw_pictures(self) -> None:
        """Paint the pictures of an open recap again in the current colours."""
        self._recap.replace_pictures(self._cards(*self._told))
        if self._model.handover is not None:
            self._decision.show_public_view()

    def _show(self, missed: Sequence[PlayedStep], reader: Seat, view: Any, now: Words | None = None) -> None:
        cards = self._cards(missed, reader)
        if not cards:
            return
        self._told = missed, reader
        players = [self._players.player(side) for side in range(self._session.rules.sides)]
        key, table, viewer = self._session.game.info.key, self._session.table, missed[0].seat
        old, new = (table.make_view_model(seen, viewer).gauges for seen in (missed[0].before, view))
        self._recap.gauges.show_gauges(key, old, new, lambda text: format_message(text, self._players.name))
        self._recap.show_cards(key, reader, players, cards, now, shut=now is None)
        told = [format_message(sentence, self._players.name) for step in missed for sentence in step.told]
        self._announcer.add_recap(self._recap.spoken(), told)

    def _cards(self, missed: Sequence[PlayedStep], reader: Seat) -> list[RecapCard]:
        cards = gather(missed, self._board, self._players, reader, self._appearance.theme)
        if cards:
            self._decision.invalidate()
        return cards
