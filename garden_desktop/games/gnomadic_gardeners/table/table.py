"""The `Table` of Gnomadic Gardeners: connects its rules to view models, log sentences, keyframes and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.layout import DOCK
from garden_desktop.core.table import Keyframe, Plot, Table
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Seat, Side, Sound
from garden_desktop.games.gnomadic_gardeners.advice.forecast import best, best_use
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State
from garden_desktop.games.gnomadic_gardeners.table import frames, gestures, log_sentences, prompts, rail
from garden_desktop.games.gnomadic_gardeners.table.frames import Shown, TransitionFrame, state_of
from garden_desktop.games.gnomadic_gardeners.table.view_facts import SECRETS
from garden_desktop.games.gnomadic_gardeners.table.view_model import TIPS, GardenViewModel


class GardenTable(Table[State, Move]):
    """Table of one match. Every preview calls the rules; nothing is implemented twice."""

    dock = DOCK
    tips = TIPS

    _rules: GardenRules

    def make_view_model(self, view: Shown, seat: Seat | None, draft: Draft = ()) -> GardenViewModel:
        instant = view if isinstance(view, TransitionFrame) else None
        return GardenViewModel(self._rules.config, self._rules.generator, state_of(view), seat, draft, instant)

    def gesture(self, view: State, move: Move) -> Sequence[InputStep]:
        return gestures.gesture(self._rules.config, view, move)

    def moment(self, view: Shown) -> Message:
        return prompts.moment(self._rules.config, state_of(view))

    def private(self, view: State) -> bool:
        return view.phase in SECRETS

    def describe_move(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return tuple(log_sentences.describe_move(self._rules.config, before, move, after))

    def headline(self, sentence: Message) -> Message:
        """Short form of a log sentence."""
        return log_sentences.headline(sentence)

    def things_named(self, sentence: Message, before: State, seat: Seat | None) -> Sequence[str]:
        return tuple(log_sentences.named(self._rules.config, sentence, before))

    def sounds(self, before: State, move: Move, after: State) -> Sequence[Sound]:
        return log_sentences.sounds(before, move, after)

    def frames(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Keyframe]:
        return tuple(frames.frames(self._rules.config, before, move, after))

    def side_name(self, side: Side) -> Message | None:
        return SCARECROW if self._rules.config.solo and side == 1 else None

    def plots(self, view: State) -> Sequence[Plot]:
        return (rail.race(self._rules.config, view),)

    def best(self, view: State) -> Move | None:
        """Task set, or in July set of working animals, that pays the side to move most; None in other phases."""
        config = self._rules.config
        match view.phase:
            case "fulfil":
                return Move("fulfil", best(config, self._rules.generator, view).tasks)
            case "use":
                return Move("use", best_use(config, view, view.turn))
            case _:
                return None


TABLE: Callable[[GardenRules], Table[State, Move]] = GardenTable

SCARECROW = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow")
