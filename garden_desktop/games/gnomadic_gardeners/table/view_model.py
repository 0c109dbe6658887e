"""View model of the garden table for one viewer, and its tips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import AssembledViewModel, SideSummary, Tip, ViewParts
from garden_desktop.games.gnomadic_gardeners.advice.forecast import as_if, best, outcome
from garden_desktop.games.gnomadic_gardeners.rules.state import Move
from garden_desktop.games.gnomadic_gardeners.table import (
    gestures,
    inspection,
    log_sentences,
    notes,
    places,
    prompts,
    rail,
)
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts


class GardenViewModel(GardenViewFacts, AssembledViewModel[Move]):
    """View model of one viewer."""

    parts = ViewParts(
        places.places, places.pieces, notes.notes, prompts.prompt, inspection.inspect, inspection.note_areas
    )

    def side_summary(self, side: Side) -> SideSummary:
        return rail.side_summary(self, side)

    def offer(self, place: str, piece: str) -> Message | None:
        return places.sent(self, place, piece)

    def find(self, name: str) -> Sequence[str]:
        return log_sentences.find(self, name)

    def preview_score(self, move: Move) -> int | None:
        """Bliss after this round with the bench or the tasks of `move`: for a bench, "if you go first"."""
        config, view = self.config, self.view
        if move.kind == "commit":
            open_play = as_if(config, view, self.me, move.bits, move.hen_off)
            return view.scores[self.me] + best(config, self.generator, open_play).bliss
        return view.scores[self.me] + outcome(config, view, move.bits).bliss if move.kind == "fulfil" else None

    def intended_move(self, place: str, piece: str) -> Move | Reason | None:
        return gestures.intended_move(self, place, piece)


# Tips, each shown once to a person.


def _choosing(look: GardenViewModel) -> bool:
    return look.is_asked("commit") and look.seat is not None


def _closed(look: GardenViewModel) -> bool:
    """Whether the other side resolved first and has taken a task."""
    return look.is_asked("fulfil") and look.view.first == look.other and bool(look.view.done[look.other])


TIPS: Final = (
    Tip(
        "tie",
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners",
            "Both benches need the same number of hours, so the player with less bliss goes first.",
        ),
        lambda look: look.is_asked("fulfil") and not look.config.basket and look.view.preps[0] == look.view.preps[1],
    ),
    Tip(
        "closed",
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners",
            "The first player has fulfilled this task, so it is closed to you this round. The player "
            "with fewer hours on the bench goes first.",
        ),
        _closed,
        lambda look: "task1",
    ),
    Tip(
        "handing",
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners",
            "The gnomes you played have gone to the other player, and theirs have come to you: any gnome you "
            "play now works for them next round.",
        ),
        lambda look: _choosing(look) and look.view.round > 1,
        lambda look: "hand",
    ),
    Tip(
        "animal",
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners",
            "You have gained an animal. It is active from this round on; rest the pointer on it to see what it does.",
        ),
        lambda look: _choosing(look) and bool(look.view.animals[look.me]),
    ),
)
