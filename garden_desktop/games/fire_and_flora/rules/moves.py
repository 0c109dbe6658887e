"""Moves and their notation: decisions of players and draws of the chance player."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import InvalidMoveError
from garden_desktop.games.fire_and_flora.data.cards import CAUSE_TEXTS, RESOURCES
from garden_desktop.games.fire_and_flora.data.pack import AREAS, BOTH, FloraPack

Kind: TypeAlias = Literal[
    "starters",
    "land",
    "lot",
    "first",
    "event",
    "resource",
    "die",
    "region",
    "steal",
    "rat",
    "buy",
    "play",
    "steal-card",
    "steal-coins",
    "plant",
    "use",
    "demolish",
    "draw",
    "sell",
    "offer",
    "end",
    "block",
    "pass",
    "douse",
    "give",
    "get",
    "propose",
    "withdraw",
    "accept",
    "decline",
    "counter",
    "site",
    "regrow",
    "protect",
    "choose",
    "keep",
    "reroll",
    "pay",
    "lose",
    "discard",
    "draft",
]
"""Kind of a move; the first ten are chance moves, "draft" is how others see "give" and "get"."""

CHANCE_KINDS: Final = frozenset(
    ("starters", "land", "lot", "first", "event", "resource", "die", "region", "steal", "rat"),
)
UNNAMED: Final = -1
"""Value of a field that is not used, means "none", or is hidden from the viewer."""


class Move(NamedTuple):
    """A move: a decision of a player or a draw of the chance player.

    card     index of a Land Card or Event Card in the pack; of starters the Headquarters
    place    index of a parcel in the pack
    cause    of play: the cause (data/cards.py); of all others a type of Resource Card
    species  the species planted
    seat     the seat that is robbed, asked or chosen, or that begins
    number   coins in a part of an offer; result of die or region
    """

    kind: Kind
    card: int = UNNAMED
    place: int = UNNAMED
    cause: int = UNNAMED
    species: int = UNNAMED
    seat: int = UNNAMED
    number: int = UNNAMED


UNSEEN_PART: Final = Move("draft")
"""A part of another player's draft."""


PLAIN: Final = frozenset(
    ["draw", "end", "pass", "douse", "propose", "withdraw", "accept", "decline", "counter", "keep", "reroll"],
)
OF_A_CARD: Final = frozenset(["land", "lot", "demolish", "pay", "lose"])
OF_A_TYPE: Final = frozenset(["resource", "steal", "rat", "sell", "block", "discard"])
OF_A_PLACE: Final = frozenset(["site", "regrow", "protect", "choose"])
OF_A_PART: Final = frozenset(["give", "get"])
OF_A_SEAT: Final = frozenset(["first", "offer", "choose"])
OF_AN_AREA: Final = frozenset(["die", "region"])
THEFTS: Final = frozenset(["steal-card", "steal-coins"])
SEAT: Final = re.compile("[1-4]")
NUMBER: Final = re.compile("[1-9][0-9]{0,5}")
_AREA_TEXTS: Final = {area: text for text, area in AREAS.items()}


class Notation:
    """Notation of one pack, whose card ids are part of it."""

    def __init__(self, pack: FloraPack) -> None:
        self._lands = [land.id for land in pack.lands]
        self._events = [card.id for card in pack.events + pack.floods]
        self._species = [one.id for one in pack.species]
        self._card = {text: n for n, text in enumerate(self._lands)}
        self._parcel = {land.id: n for n, land in enumerate(pack.lands) if land.kind != "building"}
        self._event = {text: n for n, text in enumerate(self._events)}
        self._kind = {text: n for n, text in enumerate(self._species)}
        self._icon = {text: n for n, text in enumerate(RESOURCES)}
        self._cause = {text: n for n, text in enumerate(CAUSE_TEXTS)}

    def text(self, move: Move) -> str:
        """Notation of a move, unique for each move; what is hidden from the viewer is written "?"."""
        kind = move.kind
        if kind in OF_A_TYPE:
            return f"{kind} {self._resource(move.cause)}"
        match kind:
            case "play":
                return f"play {CAUSE_TEXTS[move.cause]} {self._lands[move.place]}"
            case "steal-card" | "steal-coins":
                return f"nefarious {kind} {move.seat + 1}"
            case "plant":
                return f"nefarious plant {self._species[move.species]} {self._lands[move.place]}"
            case "draft":
                return "draft ?"
            case "event":
                return f"event {self._events[move.card]}"
            case "starters":
                return f"starters {self._lands[move.card]} {self._lands[move.place]}"
            case "use":
                return f"use {self._lands[move.card]} {self._use(move)}"
        words = [kind, *self._objects(move)]
        return " ".join(words)

    def _resource(self, icon: int) -> str:
        return "?" if icon == UNNAMED else RESOURCES[icon]

    def _use(self, move: Move) -> str:
        if move.cause != UNNAMED:
            return f"discard {RESOURCES[move.cause]}"
        grown = f"{self._species[move.species]} " if move.species != UNNAMED else ""
        return f"{grown}on {self._lands[move.place]}"

    def _objects(self, move: Move) -> list[str]:
        """Words after the kind of a regular move."""
        if move.kind in PLAIN:
            return []
        if move.kind in OF_AN_AREA:
            return [_AREA_TEXTS[move.number]]
        if move.kind in OF_A_PART:
            return self._part(move)
        if move.kind == "buy" and move.place != UNNAMED:
            return [self._lands[move.card], "on", self._lands[move.place]]
        if move.card != UNNAMED:
            return [self._lands[move.card]]
        if move.seat != UNNAMED:
            return [str(move.seat + 1)]
        return [self._lands[move.place] if move.place != UNNAMED else "none"]

    def _part(self, move: Move) -> list[str]:
        if move.number != UNNAMED:
            return ["coins", str(move.number)]
        return [RESOURCES[move.cause] if move.cause != UNNAMED else self._lands[move.place]]

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises InvalidMoveError."""
        kind, *words = text.split(" ")
        try:
            move = self._read(kind, words)
        except KeyError as error:
            raise InvalidMoveError(text) from error
        if move is None:
            raise InvalidMoveError(text)
        return move

    def _read(self, kind: str, words: list[str]) -> Move | None:
        """The move; None if the words are not in the grammar. Raises KeyError for an unknown name."""
        match words:
            case []:
                return Move(kind) if kind in PLAIN else None  # type: ignore[arg-type]
            case [word]:
                return self._read_one(kind, word)
            case ["coins", number] if kind in OF_A_PART:
                return Move(kind, number=int(number)) if NUMBER.fullmatch(number) else None  # type: ignore[arg-type]
            case [hq, field] if kind == "starters":
                return Move("starters", self._parcel[hq], self._parcel[field])
            case [cause, place] if kind == "play":
                return Move("play", place=self._parcel[place], cause=self._cause[cause])
            case [card, "on", place] if kind == "buy":
                return Move("buy", self._card[card], self._parcel[place])
        if kind == "nefarious":
            return self._read_nefarious(words)
        return self._read_use(words) if kind == "use" else None

    def _read_one(self, kind: str, word: str) -> Move | None:
        if kind in OF_A_SEAT and SEAT.fullmatch(word):
            return Move(kind, seat=int(word) - 1)  # type: ignore[arg-type]
        if kind in OF_A_CARD or kind == "buy":
            return Move(kind, self._card[word])  # type: ignore[arg-type]
        if kind in OF_A_TYPE:
            return Move(kind, cause=self._icon[word])  # type: ignore[arg-type]
        if kind in OF_A_PART:
            return self._read_part(kind, word)
        if kind in OF_A_PLACE:
            return self._read_place(kind, word)
        if kind == "event":
            return Move("event", self._event[word])
        if kind in OF_AN_AREA and not (kind == "region" and AREAS[word] == BOTH):
            return Move(kind, number=AREAS[word])  # type: ignore[arg-type]
        return None

    def _read_part(self, kind: str, word: str) -> Move:
        if word in self._icon:
            return Move(kind, cause=self._icon[word])  # type: ignore[arg-type]
        return Move(kind, place=self._parcel[word])  # type: ignore[arg-type]

    def _read_place(self, kind: str, word: str) -> Move | None:
        if word == "none":
            return Move(kind) if kind != "site" else None  # type: ignore[arg-type]
        return Move(kind, place=self._parcel[word])  # type: ignore[arg-type]

    def _read_nefarious(self, words: list[str]) -> Move | None:
        match words:
            case [theft, seat] if theft in THEFTS and SEAT.fullmatch(seat):
                return Move(theft, seat=int(seat) - 1)  # type: ignore[arg-type]
            case ["plant", species, place]:
                return Move("plant", place=self._parcel[place], species=self._kind[species])
        return None

    def _read_use(self, words: list[str]) -> Move | None:
        match words:
            case [card, "on", place]:
                return Move("use", self._card[card], self._parcel[place])
            case [card, "discard", icon]:
                return Move("use", self._card[card], cause=self._icon[icon])
            case [card, species, "on", place]:
                return Move("use", self._card[card], self._parcel[place], species=self._kind[species])
        return None
