"""Toy game for tests of the table: a hand to put on a bench and seal, tiles to drag, buttons to press."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from garden_desktop.core.gesture import Draft, InputStep, MoveBuilder
from garden_desktop.core.table import Table
from garden_desktop.core.text import Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Note, Piece, Place, SideSummary, TableViewModel

CARDS = ("ann", "bob", "cat")
CELLS = tuple(f"{column}{row}" for row in "123" for column in "abc")
HEXES = ("h1", "h2", "h3")
TASKS = ("t1", "t2")
CARD = (80.0, 112.0)


def words(source: str, **args: str | Message | SideName) -> Message:
    return Message("toy", source).of(**args)


class ToyView(NamedTuple):
    """View of the toy game: cards on the bench for good, the places of the two tiles, the sign's drawing."""

    benched: tuple[str, ...] = ()
    tiles: tuple[tuple[str, str], ...] = (("acorn", "store"), ("bean", "store"))
    sprite: str = "card-g01"
    absent: tuple[str, ...] = ()


def moves(view: ToyView) -> list[tuple[str, tuple[InputStep, ...]]]:
    """Return the legal moves: seal any set of cards and tasks; put a tile on a free cell (hexes take the acorn only);
    pass."""
    free = [card for card in CARDS if card not in view.benched and card not in view.absent]
    loose = [InputStep("bench", card, loose=True) for card in free]
    loose += [InputStep(task, loose=True, also=("goat",)) for task in TASKS]
    seal = [
        ("seal " + "+".join(h.piece or h.place for h in chosen), (*chosen, InputStep("seal")))
        for count in range(1, len(loose) + 1)
        for chosen in combinations(loose, count)
    ]
    taken = {place for _, place in view.tiles}
    drags = [
        (f"{tile} {cell}", (InputStep(cell, tile),))
        for tile, place in view.tiles
        if place == "store"
        for cell in (*CELLS, *(HEXES[:1] if tile == "acorn" else ()))
        if cell not in taken and cell != "b2"
    ]
    return [*seal, *drags, ("pass", (InputStep("pass"),))]


class ToyLook(TableViewModel[str]):
    """View model with fixed size and places; drafted pieces are already where they were put."""

    def __init__(self, view: ToyView, seat: Seat | None, draft: Draft) -> None:
        self.view, self.seat, self.draft = view, seat, draft

    @property
    def places(self) -> Sequence[Place]:
        cells = [
            Place(name, "cell", 60 + 74 * (i % 3), 60 + 74 * (i // 3), 74, 74, words(name), group="garden")
            for i, name in enumerate(CELLS)
        ]
        hexes = [
            Place(name, "hex", 330 + 70 * i, 90 + 60 * (i % 2), 70, 80, words(name), group="hexes")
            for i, name in enumerate(HEXES)
        ]
        tasks = [
            Place(name, "spot", 600, 70 + 104 * i, 300, 70, words(f"Task {i + 1}"), key=str(i + 1), group="tasks")
            for i, name in enumerate(TASKS)
        ]
        return (
            Place("sign", "text", 330, 260, 220, 60, words("Today")),
            *cells,
            Place("store", "row", 60, 340, 220, 60, words("Store"), group="garden"),
            *hexes,
            *tasks,
            Place("yard", "pile", 600, 290, 84, 84, words("Yard"), group="tasks"),
            Place("bench", "row", 60, 452, 500, 112, words("Your bench"), group="bench"),
            Place("hand", "row", 60, 622, 500, 112, words("Your hand"), group="hand"),
            Place(
                "seal", "button", 620, 480, 220, 44, words("Seal the bench"), key="Enter", style="primary", group="act"
            ),
            Place("pass", "button", 620, 536, 140, 40, words("Pass"), key="P", style="quiet", group="act"),
            Place("never", "button", 620, 590, 140, 40, words("Never"), style="quiet", group="act"),
            Place("chosen", "button", 780, 590, 140, 40, words("Chosen"), style="toggled", group="act"),
        )

    @property
    def pieces(self) -> Sequence[Piece]:
        put = {handle.piece: handle.place for handle in self.draft if handle.piece}
        found = []
        for number, card in enumerate(CARDS):
            if card in self.view.absent:
                continue
            place = put.get(card, "bench" if card in self.view.benched else "hand")
            label = words(card.capitalize())
            found.append(Piece(card, place, f"card-g{number + 1:02}", label, *CARD, z=number))
            if place == "bench":
                left = (f"{card}-ghost", "hand", f"gnome-g{number + 1:02}", label, *CARD, number)
                found.append(Piece(*left, face="ghost", caption=words("on the bench")))
        sprites = {"acorn": "crop-fruit", "bean": "crop-grain"}
        for number, (tile, place) in enumerate(self.view.tiles):
            label = words(tile.capitalize())
            found.append(Piece(tile, put.get(tile, place), sprites[tile], label, 56, 56, z=number))
        found.append(Piece("goat", put.get("goat", "yard"), "animal-goat", words("Goat"), 64, 64, z=1))
        found.append(Piece("sun", "t2", self.view.sprite, words("Sun"), 60, 60, face="dim", caption=words("gone")))
        return found

    @property
    def notes(self) -> Sequence[Note]:
        return (Note("sign", words("{count} on the bench", count=str(sum(h.place == "bench" for h in self.draft)))),)

    @property
    def prompt(self) -> Message:
        return words("{who}: do something.", who=SideName(0))

    def side_summary(self, side: int) -> SideSummary:
        return SideSummary(words("playing"), score=0)

    def intended_move(self, place: str, piece: str) -> str | None:
        return f"{piece} {place}" if piece else None

    def preview_move(self, move: str) -> Sequence[Message]:
        piece, _, place = move.partition(" ")
        return (words("Then {piece} lies on {place}.", piece=piece, place=place),) if piece == "bean" else ()


class ToyTable(Table[ToyView, str]):
    """Table of the toy game: moves are entered by their input steps, and no messages describe them."""

    def make_view_model(self, view: ToyView, seat: Seat | None, draft: Draft = ()) -> ToyLook:
        return ToyLook(view, seat, draft)

    def gesture(self, view: ToyView, move: str) -> Sequence[InputStep]:
        return dict(moves(view))[move]

    def moment(self, view: ToyView) -> Message:
        return words("Round 1")

    def describe_move(self, before: ToyView, move: str, after: ToyView, seat: Seat | None) -> Sequence[Message]:
        return ()


def chooser(view: ToyView) -> MoveBuilder[str]:
    return MoveBuilder(moves(view))


def ann(side: int) -> str:
    return "Ann"
