"""Input steps of moves, and the moves and refusals that dropping or pressing means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.text import QT_TRANSLATE_NOOP, SideName
from garden_desktop.core.types import Reason
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.rules import legality, names
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State, bits_of
from garden_desktop.games.gnomadic_gardeners.table.preview import rows
from garden_desktop.games.gnomadic_gardeners.table.preview.sums import first_name
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts, gnome_bit, gnome_piece


def gesture(config: RulesConfig, view: State, move: Move) -> Sequence[InputStep]:
    """Input steps of a move: loose ones in any order, closed by one that is not."""
    match move.kind:
        case "commit":
            rest = [InputStep("hen", loose=True)] if move.hen_off else []
            return (*_drops(config, "bench", move.bits), *rest, InputStep("seal"))
        case "fulfil":
            return (*(row_handle(config, view, task) for task in bits_of(move.bits)), InputStep("fulfil"))
        case "use":
            return (*(InputStep(f"animal:{ANIMALS[bit]}", loose=True) for bit in bits_of(move.bits)), InputStep("use"))
        case "lend":
            if not move.bits:
                return (InputStep("keep_all"),)
            return (InputStep("other_hand", gnome_piece(config, move.bits.bit_length() - 1)),)
        case "keep":
            return (InputStep("hand", gnome_piece(config, move.bits.bit_length() - 1)),)
        case _:
            return (InputStep(move.kind),)


def row_handle(config: RulesConfig, view: State, task: int) -> InputStep:
    """Input step of choosing a task: press its row, or drop a gnome there that shows an icon it needs."""
    need = config.pack.middles[view.pair].needs[task]
    able = rows.helpers(config, need, max(0, view.plays[view.turn]))
    return InputStep(f"task{task + 1}", loose=True, also=tuple(gnome_piece(config, i) for i in bits_of(able)))


def _drops(config: RulesConfig, place: str, gnomes: int) -> list[InputStep]:
    return [InputStep(place, gnome_piece(config, i), loose=True) for i in bits_of(gnomes)]


TASK_BITS: Final = {f"task{number}": 1 << number - 1 for number in (1, 2, 3)}
_OTHERS: Final = ("other_hand", "other_bench")


def intended_move(seen: GardenViewFacts, place: str, piece: str) -> Move | Reason | None:
    """Move that a drop or press means: the bench to seal, or the tasks chosen with this one (8.5).

    Else the reason why a gnome does not go there.
    """
    if place == "seal":
        return Move("commit", seen.dropped("bench"), seen.pressed("hen"))
    if place not in TASK_BITS:
        return _out_of_place(seen, place, piece) if piece and seen.deciding else None
    if seen.view.phase == "commit" and seen.deciding:
        return BENCH_FIRST
    if seen.is_asked("fulfil") and piece and not _helps(seen, place, piece):
        return Reason("task_out_of_reach", NO_HELP.of(task=names.task(int(place[-1]))), "GG-41")
    if seen.is_asked("fulfil") and gnome_bit(seen.config, piece) & seen.resolution().crew[int(place[-1]) - 1]:
        return Reason("task_out_of_reach", ON_TASK.of(task=names.task(int(place[-1]))), "GG-41")
    wanted = TASK_BITS[place]
    for handle in seen.draft:
        wanted |= TASK_BITS.get(handle.place, 0)
    return Move("fulfil", wanted)


def _helps(seen: GardenViewFacts, place: str, piece: str) -> bool:
    """Whether a gnome shows an icon that the task needs."""
    return piece in row_handle(seen.config, seen.view, int(place[-1]) - 1).also


def _out_of_place(seen: GardenViewFacts, place: str, piece: str) -> Reason | None:
    """Reason why a gnome cannot be taken from this place, or put on it."""
    gnome = gnome_bit(seen.config, piece)
    at_home, on_bench = bool(gnome & max(0, seen.hand())), bool(gnome & seen.play())
    match seen.view.phase:
        case "commit":
            return ON_OWN_BENCH if place in _OTHERS and (at_home or on_bench) else _not_yours(seen, place)
        case "keep":
            return BACK_TO_HAND if on_bench else legality.KEEP_NOT_PLAYED if at_home else _not_yours(seen, place)
        case "lend":
            return TO_THE_OTHER if at_home else legality.LEND_NOT_UNPLAYED if on_bench else _not_yours(seen, place)
    if on_bench and place == "bench":
        words = FITS_NO_TASK.of(gnome=first_name(seen.config, gnome.bit_length() - 1))
        return Reason("task_out_of_reach", words, "GG-41")
    if on_bench:
        return BENCH_IS_SHUT
    return STAYS_HOME if place == "hand" or at_home else _not_yours(seen, place)


def _not_yours(seen: GardenViewFacts, place: str) -> Reason | None:
    return Reason("gnome_not_in_hand", NOT_YOURS.of(who=SideName(seen.other)), "GG-22") if place in _OTHERS else None


NO_HELP: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "This gnome has none of the skills {task} needs.")
ON_TASK: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Click {task} to take its gnomes off it.")
NOT_YOURS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "These gnomes belong to {who}.")
FITS_NO_TASK: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnome} fits none of the open tasks.")
ON_OWN_BENCH: Final = Reason(
    "gnome_not_in_hand", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your gnomes go on your own bench."), "GG-22"
)
BENCH_FIRST: Final = Reason(
    "not_asked_now",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "First put gnomes on your bench and lock them in. The tasks come next."),
    "GG-21",
)
STAYS_HOME: Final = Reason(
    "gnome_not_in_hand",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnomes you keep in hand cannot help with a task this round."),
    "GG-24",
)
BENCH_IS_SHUT: Final = Reason(
    "wrong_phase",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnomes are revealed: you can no longer change which ones you play."),
    "GG-23",
)
BACK_TO_HAND: Final = Reason(
    "keep_not_played", QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnome you keep goes back to your hand."), "GG-144"
)
TO_THE_OTHER: Final = Reason(
    "lend_not_unplayed",
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnome you lend goes to the other player’s hand."),
    "GG-135",
)
