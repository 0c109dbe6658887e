"""Groups of flowers in the garden: who belongs together, and where it still has room (SE-50 to SE-55)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from garden_desktop.core.hexes import spaces_of
from garden_desktop.games.stalk_exchange.data.flowers import TYPES
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig


class Group(NamedTuple):
    """Neighbouring flowers of one type; spaces as indices in reading order.

    gates       empty spaces beside it
    surrounded  whether it would be harvested now
    """

    flower: int
    spaces: tuple[int, ...]
    gates: tuple[int, ...]
    surrounded: bool


def groups(config: RulesConfig, garden: tuple[int, ...]) -> tuple[Group, ...]:
    """Every group of the garden, by type, then by its first space."""
    empty = empties(garden)
    return tuple(_group(config, empty, *masks) for masks in _grown(config, garden))


def surrounded(config: RulesConfig, garden: tuple[int, ...], empty: int) -> tuple[Group, ...]:
    """The groups that are harvested now; `empty` are the empty spaces as a mask."""
    return tuple(
        _group(config, empty, flower, inside, beside)
        for flower, inside, beside in _grown(config, garden)
        if not beside & empty and not (config.edge_open and inside & config.board.rim)
    )


def empties(garden: tuple[int, ...]) -> int:
    """The empty spaces as a mask."""
    return sum(1 << space for space, code in enumerate(garden) if code < 0)


def _group(config: RulesConfig, empty: int, flower: int, inside: int, beside: int) -> Group:
    gates = beside & empty
    roomy = gates or (config.edge_open and inside & config.board.rim)
    return Group(flower, spaces_of(inside), spaces_of(gates), not roomy)


def _grown(config: RulesConfig, garden: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """Type, spaces and surroundings of each group, the two latter as masks."""
    near = config.board.near
    for flower, members in enumerate(_members(config, garden)):
        left = members
        while left:
            inside = ready = left & -left
            beside = 0
            while ready:
                low = ready & -ready
                around = near[low.bit_length() - 1]
                beside |= around
                fresh = around & members & ~inside
                inside |= fresh
                ready = ready ^ low | fresh
            left &= ~inside
            yield flower, inside, beside & ~inside


def _members(config: RulesConfig, garden: tuple[int, ...]) -> list[int]:
    """For each type the spaces whose flowers may belong to groups, as a mask (SE-54, SE-102)."""
    found = [0] * TYPES
    lowest = 0 if config.bulbs_too else TYPES
    for space, code in enumerate(garden):
        if code >= lowest:
            found[code % TYPES] |= 1 << space
    return found
