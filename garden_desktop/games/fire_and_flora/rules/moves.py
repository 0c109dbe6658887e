"""One decision, or one draw of nature."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

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
"""What is done; the first ten are nature's, "draft" is what others see of "give" and "get"."""

CHANCE_KINDS: Final = frozenset(
    ("starters", "land", "lot", "first", "event", "resource", "die", "region", "steal", "rat"),
)
UNNAMED: Final = -1
"""A number that a move of this kind does not have, that means "none", or that these eyes may not see."""


class Move(NamedTuple):
    """One decision, or one draw.

    card     a Land Card or Event Card by its place in the pack; of starters the Headquarters
    place    a parcel by its place in the pack
    cause    of play: which cards; of all others a type of Resource Card
    species  what is planted
    seat     who is robbed, asked or chosen, or who begins
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
"""A part of somebody else's draft."""
