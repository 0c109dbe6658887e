"""Notation of moves: text and back (section 6); every move has exactly one text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple, get_args

from garden_desktop.core.types import InvalidMoveError, Reason
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, GardenPack
from garden_desktop.games.gnomadic_gardeners.rules import legality
from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN, Kind, Move, bits_of

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
TASKS: Final = ("1", "2", "3")
CAN_HIDE: Final = ("deal", "pass", "commit", "keep")
CAN_BE_NONE: Final = ("fulfil", "use", "lend")
ONE_NAME: Final = ("task", "deal", "animal", "control", "pass", "lend", "keep")
NO_NAME: Final = ("recruit", "decline")


class GardenNotationError(InvalidMoveError):
    """The text is not a move; `reason` says why."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(text)
        self.reason = reason


class MoveWords(NamedTuple):
    """A well-formed move text: a known first word and the right number of names behind it."""

    text: str
    kind: Kind
    names: tuple[str, ...]
    hen_off: bool


def move_text(pack: GardenPack, move: Move) -> str:
    """Notation of a move; a move hidden from the viewer is written with a question mark."""
    words: list[str] = ["deal 1" if move.kind == "deal" else move.kind]
    if move.bits == HIDDEN:
        words.append("?")
    elif move.bits:
        ids = _ids(pack, move.kind)
        words += [ids[bit] for bit in bits_of(move.bits)]
    elif move.kind in CAN_BE_NONE:
        words.append("none")
    if move.hen_off:
        words.append("hen-off")
    return " ".join(words)


def parse_move(pack: GardenPack, text: str) -> Move:
    """The move written as `text`. Raises GardenNotationError."""
    return meaning(pack, shape(text))


def shape(text: str) -> MoveWords:
    """Words of a text, checked without a position. Raises GardenNotationError."""
    first, *names = text.split(" ")
    if first not in KINDS or (first == "deal" and names[:1] != ["1"]):
        raise GardenNotationError(text, legality.NOT_CANONICAL)
    kind: Kind = first
    hen_off = kind == "commit" and names[-1:] == ["hen-off"]
    names = names[1:] if kind == "deal" else names[:-1] if hen_off else names
    if kind == "commit" and not names:
        raise GardenNotationError(text, legality.COMMIT_EMPTY)
    right_count = not names if kind in NO_NAME else len(names) == 1 if kind in ONE_NAME else bool(names)
    if not right_count or "" in names or "hen-off" in names:
        raise GardenNotationError(text, legality.NOT_CANONICAL)
    return MoveWords(text, kind, tuple(names), hen_off)


def meaning(pack: GardenPack, words: MoveWords) -> Move:
    """Move for these words. Raises GardenNotationError for unknown ids, wrong order and repeats."""
    if words.names == ("?",) and words.kind in CAN_HIDE and not words.hen_off:
        return Move(words.kind, HIDDEN)
    if words.names == ("none",) and words.kind in CAN_BE_NONE:
        return Move(words.kind)
    ids = _ids(pack, words.kind)
    if any(name not in ids for name in words.names):
        unknown = "none" not in words.names and words.kind != "fulfil"
        raise GardenNotationError(words.text, legality.UNKNOWN_ID if unknown else legality.NOT_CANONICAL)
    places = [ids.index(name) for name in words.names]
    if any(a >= b for a, b in pairwise(places)):
        raise GardenNotationError(words.text, legality.NOT_CANONICAL)
    return Move(words.kind, sum(1 << place for place in places), words.hen_off)


def _ids(pack: GardenPack, kind: Kind) -> Sequence[str]:
    """Ids that a move of this kind can name, in canonical order."""
    if kind in ("task", "control"):
        return [card.id for card in pack.cards]
    if kind in ("animal", "use"):
        return ANIMALS
    return TASKS if kind == "fulfil" else [gnome.id for gnome in pack.gnomes]
