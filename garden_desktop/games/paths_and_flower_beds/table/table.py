"""The `Table` of Paths & Flower Beds: connects its rules to view models, log sentences, keyframes and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from garden_desktop.core.gesture import Draft, IncrementalMoveBuilder, InputStep
from garden_desktop.core.layout import DOCK
from garden_desktop.core.table import Keyframe, Plot, ScoreBreakdown, Table
from garden_desktop.core.text import Message, SideName
from garden_desktop.core.types import Seat, Sound
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Move, State
from garden_desktop.games.paths_and_flower_beds.table import ids, log_sentences, prompts, scoreboard
from garden_desktop.games.paths_and_flower_beds.table.cells import WalkInput
from garden_desktop.games.paths_and_flower_beds.table.view_facts import View
from garden_desktop.games.paths_and_flower_beds.table.view_model import TIPS, FlowerViewModel


class FlowerTable(Table[Any, Move]):
    """Table of one match."""

    dock = DOCK
    tips = TIPS
    spare = 656.0

    def __init__(self, rules: FlowerRules) -> None:
        self._config, self._walks = rules.config, rules.walks

    def make_view_model(self, view: View, seat: Seat | None, draft: Draft = ()) -> FlowerViewModel:
        return FlowerViewModel(self._config, self._walks, view, seat, draft)

    def gesture(self, view: State, move: Move) -> Sequence[InputStep]:
        return ids.gesture(move)

    def move_builder(self, view: State) -> IncrementalMoveBuilder[Move] | None:
        return WalkInput(self._config, view).move_builder() if view.phase == "tracing" else None

    def moment(self, view: View) -> Message:
        return prompts.moment(self._config, view)

    def private(self, view: State) -> bool:
        return view.phase in ("naming", "placing")

    def describe_move(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return tuple(log_sentences.describe_move(self._config, self._walks, before, move, after))

    def sounds(self, before: State, move: Move, after: State) -> Sequence[Sound]:
        return log_sentences.sounds(before, move, after)

    def frames(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Keyframe]:
        if after.phase != "over":
            return ()
        shown = self.make_view_model(after, seat)
        laid = move.kind == "place" and shown.steps
        first = (
            [Keyframe(log_sentences.opened(shown), log_sentences.placed(self._config, before, move))] if laid else []
        )
        return (*first, *log_sentences.frames(shown))

    def things_named(self, sentence: Message, before: View, seat: Seat | None) -> Sequence[str]:
        """Square that a log sentence names: in the viewer's own garden, and in the walk of its subject.

        Other gardens have squares of the same names.
        """
        said = dict(sentence.args)
        who, cell = said.get("who"), said.get("cell")
        if not isinstance(who, SideName) or not isinstance(cell, str):
            return ()
        return (*((cell,) if who.side == seat else ()), ids.step_id(who.side, cell))

    def plots(self, view: View) -> Sequence[Plot]:
        return scoreboard.plots(self.make_view_model(view, None))

    def score_breakdown(self, view: View) -> ScoreBreakdown:
        return scoreboard.score_breakdown(self.make_view_model(view, None))


TABLE: Callable[[FlowerRules], Table[Any, Move]] = FlowerTable
