"""Facts derived from one view for one viewer: side at the bottom, arrangement, draft, previews."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from garden_desktop.core.gesture import Draft
from garden_desktop.core.types import Seat, Side
from garden_desktop.games.gnomadic_gardeners.advice.forecast import best_use
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.legality import MoveGenerator
from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN, NO_CARD, NOBODY, State
from garden_desktop.games.gnomadic_gardeners.table.frames import TransitionFrame
from garden_desktop.games.gnomadic_gardeners.table.layout import (
    CHOOSE,
    RESOLVE,
    SOLO_CHOOSE,
    SOLO_RESOLVE,
    TableArrangement,
    shared_dock,
)
from garden_desktop.games.gnomadic_gardeners.table.preview.bench_preview import Bench, choosing
from garden_desktop.games.gnomadic_gardeners.table.preview.resolution_preview import Wishes, resolving
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import BenchPreview, ResolutionPreview

RESOLUTIONS: Final = frozenset({"fulfil", "use", "recruit", "over"})
"""Phases that all players watch together, with gnomes on the task rows."""

DECISIONS: Final = frozenset({"commit", "fulfil", "use", "lend", "recruit", "keep"})
SECRETS: Final = frozenset({"commit", "lend", "keep"})
"""Phases in which the seat to move needs its own hand, so that the screen must be its alone."""


@dataclass(frozen=True, eq=False)
class GardenViewFacts:
    """Facts derived from a view; `seat` is the viewer, None for the shared screen.

    `instant` is the keyframe being shown; None for a real position.
    """

    config: RulesConfig
    generator: MoveGenerator
    view: State
    seat: Seat | None
    draft: Draft = ()
    instant: TransitionFrame | None = None

    @cached_property
    def me(self) -> Side:
        """Side at the bottom: the viewer's, or on a shared screen that of the seat to move."""
        if self.config.solo:
            return 0
        if self.seat is not None:
            return self.seat
        return self.view.turn if self.view.phase in DECISIONS else 0

    @cached_property
    def frame(self) -> TableArrangement:
        """Arrangement of the table."""
        if not self.resolving:
            return SOLO_CHOOSE if self.config.solo else CHOOSE
        hand = self.hand()
        cards = hand.bit_count() if hand >= 0 else -hand
        return shared_dock(SOLO_RESOLVE if self.config.solo else RESOLVE, cards, len(self.resolution().animals))

    @property
    def other(self) -> Side:
        return 1 - self.me

    @property
    def open(self) -> bool:
        """Whether both plays are revealed."""
        return self.view.first != NOBODY and self.view.plays != (0, 0)

    @property
    def resolving(self) -> bool:
        return self.view.phase in RESOLUTIONS

    @property
    def deciding(self) -> bool:
        """Whether the side at the bottom is to move."""
        return self.instant is None and self.view.phase in DECISIONS and self.view.turn == self.me

    @property
    def has_pair(self) -> bool:
        return NO_CARD not in self.view.pair

    def is_asked(self, phase: str) -> bool:
        """Whether the side at the bottom is to move in this phase."""
        return self.deciding and self.view.phase == phase

    @property
    def counting(self) -> bool:
        """Whether hours are still being shown, so that the order is not known yet."""
        return self.instant is not None and self.instant.kind == "hours"

    def has_hours(self, side: Side) -> bool:
        """Whether the hours of a side have been shown."""
        return not (self.counting and self.instant is not None and side > self.instant.side)

    def counted(self, task: int) -> bool:
        """Whether a task of the side at the bottom has been counted in the resolution being shown."""
        if self.instant is None or self.instant.side != self.me or not self.view.done[self.me] >> task - 1 & 1:
            return False
        last = self.instant.key[-1:] if self.instant.kind == "task" else ""
        return not last or task <= int(last)

    def play(self) -> int:
        """Gnomes on the bottom bench, played or in the draft; 0 if hidden."""
        if self.is_asked("commit"):
            return self.dropped("bench")
        played = self.view.plays[self.me]
        return 0 if played == HIDDEN else played

    def hand(self) -> int:
        """Gnomes in the bottom hand; -n for n covered ones."""
        held, play = self.view.hands[self.me], self.play()
        if held >= 0:
            return held & ~play
        return held + (play.bit_count() if self.open else 0)

    def far_hand(self) -> int:
        """Gnomes in the other hand; -n for n covered ones."""
        held, played = self.view.hands[self.other], self.view.plays[self.other]
        if held >= 0:
            return held & ~played if self.open else held
        return held + (played.bit_count() if self.open else 0)

    def far_play(self) -> int:
        """Revealed gnomes on the other bench."""
        return max(0, self.view.plays[self.other]) if self.open else 0

    def dropped(self, place: str) -> int:
        """Gnomes that the draft has put on a place."""
        return sum(gnome_bit(self.config, h.piece) for h in self.draft if h.place == place and h.piece)

    def pressed(self, place: str) -> bool:
        return any(handle.place == place for handle in self.draft)

    def tasks(self) -> int:
        """Tasks chosen in the draft, or those done."""
        if self.is_asked("fulfil"):
            return sum(1 << task for task in range(3) if self.pressed(f"task{task + 1}"))
        return self.view.done[self.me]

    def used(self) -> int:
        """Animals at work in July."""
        if self.is_asked("use"):
            return sum(1 << bit for bit, name in enumerate(ANIMALS) if self.pressed(f"animal:{name}"))
        return best_use(self.config, self.view._replace(done=self._done()), self.me)

    def wishes(self) -> Wishes:
        """(gnome, task) pairs of gnomes dropped on a task."""
        return [
            (gnome_bit(self.config, handle.piece).bit_length() - 1, int(handle.place[-1]) - 1)
            for handle in self.draft
            if handle.piece and handle.place.startswith("task")
        ]

    def choosing(self, held: str = "") -> BenchPreview:
        """Preview of the bottom bench; `held` is the piece in hand."""
        gnome = gnome_bit(self.config, held) if self.is_asked("commit") else 0
        return self._with(gnome) if gnome else self._chosen

    def resolution(self) -> ResolutionPreview:
        """Preview of the bottom side's resolution."""
        return self._resolution

    @cached_property
    def _chosen(self) -> BenchPreview:
        return self._with(0)

    def _with(self, gnome: int) -> BenchPreview:
        hen_off = self.pressed("hen") if self.is_asked("commit") else self.view.hen_off[self.me]
        return choosing(self.config, self.generator, self.view, Bench(self.me, self.play(), gnome, hen_off))

    @cached_property
    def _resolution(self) -> ResolutionPreview:
        found = resolving(self.config, self.generator, self.view, self.me, self.tasks(), self.used(), self.wishes())
        return found if self.instant is None else found._replace(after=self.view.scores[self.me], words=())

    def _done(self) -> tuple[int, int]:
        mine = self.tasks()
        return (mine, self.view.done[1]) if self.me == 0 else (self.view.done[0], mine)


def gnome_bit(config: RulesConfig, piece: str) -> int:
    """Bit of the gnome of a piece; 0 for other pieces."""
    kind, _, name = piece.partition(":")
    if kind != "gnome":
        return 0
    return next((1 << i for i, gnome in enumerate(config.pack.gnomes) if gnome.id == name), 0)


def gnome_piece(config: RulesConfig, gnome: int) -> str:
    """Id of the piece of a gnome."""
    return f"gnome:{config.pack.gnomes[gnome].id}"
