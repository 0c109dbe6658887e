"""How every move is said with hands: what is lifted, dropped and pressed."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.gesture import InputStep
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State, bits_of
from garden_desktop.games.gnomadic_gardeners.table.preview import needs
from garden_desktop.games.gnomadic_gardeners.table.view_facts import gnome_piece


def gesture(config: RulesConfig, view: State, move: Move) -> Sequence[InputStep]:
    """Loose handles in any order, closed by one that is not."""
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
    """Pressing a task row, or dropping a gnome there that shows what it needs."""
    need = config.pack.middles[view.pair].needs[task]
    able = needs.helpers(config, need, max(0, view.plays[view.turn]))
    return InputStep(f"task{task + 1}", loose=True, also=tuple(gnome_piece(config, i) for i in bits_of(able)))


def _drops(config: RulesConfig, place: str, gnomes: int) -> list[InputStep]:
    return [InputStep(place, gnome_piece(config, i), loose=True) for i in bits_of(gnomes)]
