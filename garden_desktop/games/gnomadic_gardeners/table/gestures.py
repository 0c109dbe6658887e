"""How every move is said with hands: what is lifted, dropped and pressed."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.table import Handle
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.rules.law import Law
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State, bits_of
from garden_desktop.games.gnomadic_gardeners.table.preview import needs
from garden_desktop.games.gnomadic_gardeners.table.seen import gnome_piece


def gesture(law: Law, view: State, move: Move) -> Sequence[Handle]:
    """Loose handles in any order, closed by one that is not."""
    match move.kind:
        case "commit":
            rest = [Handle("hen", loose=True)] if move.hen_off else []
            return (*_drops(law, "bench", move.bits), *rest, Handle("seal"))
        case "fulfil":
            return (*(row_handle(law, view, task) for task in bits_of(move.bits)), Handle("fulfil"))
        case "use":
            return (*(Handle(f"animal:{ANIMALS[bit]}", loose=True) for bit in bits_of(move.bits)), Handle("use"))
        case "lend":
            if not move.bits:
                return (Handle("keep_all"),)
            return (Handle("other_hand", gnome_piece(law, move.bits.bit_length() - 1)),)
        case "keep":
            return (Handle("hand", gnome_piece(law, move.bits.bit_length() - 1)),)
        case _:
            return (Handle(move.kind),)


def row_handle(law: Law, view: State, task: int) -> Handle:
    """Pressing a task row, or dropping a gnome there that shows what it needs."""
    need = law.pack.middles[view.pair].needs[task]
    able = needs.helpers(law, need, max(0, view.plays[view.turn]))
    return Handle(f"task{task + 1}", loose=True, also=tuple(gnome_piece(law, i) for i in bits_of(able)))


def _drops(law: Law, place: str, gnomes: int) -> list[Handle]:
    return [Handle(place, gnome_piece(law, i), loose=True) for i in bits_of(gnomes)]
