"""The `Table` of Stalk Exchange: connects its rules to view models, log sentences, keyframes and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.layout import DOCK
from garden_desktop.core.table import Keyframe, Memory, Plot, ScoreBreakdown, Table
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat, Sound
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import Move, State
from garden_desktop.games.stalk_exchange.table import frames, ids, log_sentences, prompts, scoreboard
from garden_desktop.games.stalk_exchange.table.view_model import TIPS, MarketViewModel


class MarketTable(Table[State, Move]):
    """Table of one match. Each move is one input step, so that a draft is always empty."""

    dock = DOCK
    tips = TIPS

    def __init__(self, rules: MarketRules) -> None:
        self._rules: MarketRules = rules
        self.memory: Memory = "turn" if rules.config.last_round_only else "all"

    def make_view_model(self, view: State, seat: Seat | None, draft: Draft = ()) -> MarketViewModel:
        return MarketViewModel(self._rules.config, self._rules.generator, view, seat, draft)

    def gesture(self, view: State, move: Move) -> Sequence[InputStep]:
        return ids.gesture(move)

    def moment(self, view: State) -> Message:
        return prompts.moment(self._rules.config, view)

    def private(self, view: State) -> bool:
        return view.phase == "act"

    def describe_move(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return tuple(log_sentences.describe_move(self._rules.config, before, move, after))

    def sounds(self, before: State, move: Move, after: State) -> Sequence[Sound]:
        return log_sentences.sounds(before, move, after)

    def frames(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Keyframe]:
        config = self._rules.config
        if move.kind == "end":
            return (*frames.frames(config, before), *frames.closing_frames(config, before, after))
        if after.phase != "over":
            return ()
        full = (
            (Keyframe(after._replace(phase="refill"), log_sentences.row(after)),) if frames.fills(before, after) else ()
        )
        return (*full, *frames.closing_frames(config, before, after))

    def plots(self, view: State) -> Sequence[Plot]:
        return scoreboard.plots(self._rules.config, view)

    def score_breakdown(self, view: State) -> ScoreBreakdown:
        return scoreboard.score_breakdown(self._rules.config, view)


TABLE: Callable[[MarketRules], Table[State, Move]] = MarketTable
