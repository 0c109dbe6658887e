"""The `Table` of Fire and Flora: connects its rules to view models, log sentences, keyframes and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from garden_desktop.core.gesture import Draft, InputStep, MoveBuilder, MoveSequence
from garden_desktop.core.layout import DOCK
from garden_desktop.core.table import Keyframe, Plot, ResponseWindow, ScoreBreakdown, Table, parts_of
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat, Sound
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table import gestures, ids, log_sentences, prompts, scoreboard
from garden_desktop.games.fire_and_flora.table.band import block_band
from garden_desktop.games.fire_and_flora.table.fire import Shown, state_of
from garden_desktop.games.fire_and_flora.table.offer.offer_builder import OfferBuilder, offered
from garden_desktop.games.fire_and_flora.table.view_facts import is_private
from garden_desktop.games.fire_and_flora.table.view_model import TIPS, FloraViewModel

OPEN_QUESTIONS: Final = frozenset(("site", "choose"))
"""Questions whose possible answers follow from public facts."""


class FloraTable(Table[Any, Move]):
    """Table of one match. A view is a State, or a keyframe of a fire."""

    dock = DOCK
    tips = TIPS

    def __init__(self, rules: FloraRules) -> None:
        self._rules: FloraRules = rules
        self._config = rules.config
        self.asks = rules.seats > 1

    def make_view_model(self, view: Shown, seat: Seat | None, draft: Draft = ()) -> FloraViewModel:
        return FloraViewModel(self._config, self._rules.generator, view, seat, draft, self._rules.bar)

    def gesture(self, view: State, move: Move | MoveSequence) -> Sequence[InputStep]:
        return (
            offered(self._config, move)
            if isinstance(move, MoveSequence)
            else gestures.gesture(self._config, view, move)
        )

    def move_builder(self, view: State) -> MoveBuilder[Any] | None:
        """Move builder: offers are entered as a whole, some other moves in more than one way."""
        if view.talks is not None and view.talks.draft is not None and view.talks.draft.give is not None:
            return OfferBuilder(self._config, view)
        moves = self._rules.legal_moves(view)
        return MoveBuilder((move, way) for move in moves for way in gestures.ways(self._config, view, move))

    def sole(self, view: State) -> Move | None:
        """The only legal answer to a public question; None if there are several."""
        moves = self._rules.legal_moves(view) if view.ask.kind in OPEN_QUESTIONS else ()
        return moves[0] if len(moves) == 1 else None

    def handless(self, view: State) -> bool:
        return self.make_view_model(view, None).beside

    def moment(self, view: Shown) -> Message:
        return prompts.moment(self._config, state_of(view))

    def chapter(self, view: Shown) -> Message:
        return prompts.chapter(state_of(view))

    def private(self, view: State) -> bool:
        return is_private(view)

    def describe_move(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return tuple(log_sentences.describe_move(self._config, before, move, after))

    def things_named(self, sentence: Message, before: State, seat: Seat | None) -> Sequence[str]:
        """Lands of the sentence; a building is found on the land it stands on."""
        numbers = self._config.numbers
        cards = [numbers[part] for part in parts_of(sentence) if isinstance(part, str) and part in numbers]
        sites = [land for card in cards for land, content in enumerate(before.on) if content == BUILT + card]
        return tuple(ids.code(self._config, card) for card in (*cards, *sites))

    def sounds(self, before: State, move: Move, after: State) -> Sequence[Sound]:
        return log_sentences.sounds(self._config, before, move)

    def frames(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Keyframe]:
        return tuple(log_sentences.frames(self._config, before, move, after))

    def response_window(self, view: State) -> ResponseWindow | None:
        return block_band.response_window(self._config, view, self._rules.bar)

    def plots(self, view: State) -> Sequence[Plot]:
        return scoreboard.plots(self._config, view)

    def score_breakdown(self, view: State) -> ScoreBreakdown:
        return scoreboard.score_breakdown(self._config, view)


TABLE: Callable[[FloraRules], Table[Any, Move]] = FloraTable
