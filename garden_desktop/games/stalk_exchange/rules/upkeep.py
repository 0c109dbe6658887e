"""The Upkeep computed in one pass: harvest, bloom, Stalk Values, exchange and triggers (SE-48 to SE-77).

Sets of spaces are bit masks: bit n is space n in reading order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from garden_desktop.core.hexes import spaces_of
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, TYPES, Counts
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import Crash, State

# Groups of flowers and their open spaces (SE-50 to SE-55).


class Group(NamedTuple):
    """A connected group of flowers of one type; spaces are indices in reading order.

    gates       empty spaces adjacent to it (in Go: its liberties)
    surrounded  whether it would be harvested now
    """

    flower: int
    spaces: tuple[int, ...]
    gates: tuple[int, ...]
    surrounded: bool


def groups(config: RulesConfig, garden: tuple[int, ...]) -> tuple[Group, ...]:
    """Every group of the garden, ordered by type, then by first space."""
    empty = empties(garden)
    return tuple(_group(config, empty, *masks) for masks in _grown(config, garden))


def surrounded(config: RulesConfig, garden: tuple[int, ...], empty: int) -> tuple[Group, ...]:
    """The groups that are harvested now; `empty` is the mask of empty spaces."""
    return tuple(
        _group(config, empty, flower, inside, beside)
        for flower, inside, beside in _grown(config, garden)
        if not beside & empty and not (config.edge_open and inside & config.board.rim)
    )


def empties(garden: tuple[int, ...]) -> int:
    """Mask of the empty spaces."""
    return sum(1 << space for space, code in enumerate(garden) if code < 0)


def _group(config: RulesConfig, empty: int, flower: int, inside: int, beside: int) -> Group:
    gates = beside & empty
    roomy = gates or (config.edge_open and inside & config.board.rim)
    return Group(flower, spaces_of(inside), spaces_of(gates), not roomy)


def _grown(config: RulesConfig, garden: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """Yield type, mask of spaces and mask of neighbours of each group: a flood fill on bit masks."""
    near = config.board.near
    for flower, members in enumerate(_members(config, garden)):
        left = members
        while left:
            # x & -x is the lowest bit of x: the next space to be visited.
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
    """For each type the mask of spaces whose flowers belong to groups (SE-54, SE-102)."""
    found = [0] * TYPES
    lowest = 0 if config.bulbs_too else TYPES
    for space, code in enumerate(garden):
        if code >= lowest:
            found[code % TYPES] |= 1 << space
    return found


NO_SLOT = -1


class LaidFlower(NamedTuple):
    """A flower laid on the Market Track: the garden space it comes from, and its track space (below 0: beside it)."""

    flower: int
    space: int
    track: int


class Upkeep(NamedTuple):
    """Result of an Upkeep, step by step; spaces are indices in reading order.

    harvest    step 1: the groups that are surrounded
    gone       their spaces, all together
    bloomed    step 2: the bulbs that turn
    garden     the garden after both
    laid       step 3: the flowers laid on the track, in this order
    values     Stalk Values after it
    slot       step 4: slot whose flower goes to Compost, NO_SLOT with an empty row
    compost    the type of that flower, EMPTY without one
    row        the exchange after the slide, before anything is drawn
    crash      triggers that have set the crash by then, earlier ones included
    dry        whether the Greenhouse cannot fill the row, so that the draws of step 4 will set the crash too
    """

    harvest: tuple[Group, ...]
    gone: tuple[int, ...]
    bloomed: tuple[int, ...]
    garden: tuple[int, ...]
    laid: tuple[LaidFlower, ...]
    values: Counts
    slot: int
    compost: int
    row: tuple[int, ...]
    crash: tuple[Crash, ...]
    dry: bool

    @property
    def ends(self) -> bool:
        """Whether the game is over after this turn."""
        return bool(self.crash) or self.dry


def upkeep(config: RulesConfig, state: State) -> Upkeep:
    """The Upkeep if the Action phase ended now. Depends on public information only, so that any view will do."""
    empty = empties(state.garden)
    harvest = surrounded(config, state.garden, empty)
    gone = sum(1 << space for group in harvest for space in group.spaces)
    garden, bloomed = _bloom(config, state.garden, gone, empty | gone)
    spaces = spaces_of(gone)
    laid = tuple(
        LaidFlower(state.garden[space] % TYPES, space, config.track_space(len(state.laid) + n))
        for n, space in enumerate(spaces, 1)
    )
    values = _risen(state.values, laid)
    slot = max((n for n, flower in enumerate(state.row) if flower >= 0), default=NO_SLOT)
    row = slide(state.row, slot)
    crash = _crash(config, state, not empty, len(state.laid) + len(laid), max(values))
    compost, dry = state.row[slot] if slot >= 0 else EMPTY, state.left < row.count(EMPTY)
    return Upkeep(harvest, spaces, bloomed, garden, laid, values, slot, compost, row, crash, dry)


def until_crash(config: RulesConfig, laid: int, values: Counts, flower: int) -> int:
    """Number of further flowers of one type which, harvested alone, would let the track set the crash."""
    top, own, more = max(values), values[flower], 0
    while not passed(config, laid + more, max(top, own + more)):
        more += 1
    return more


def spare(config: RulesConfig, laid: int, values: Counts) -> int:
    """Distance between the next space of the track and the highest value, in spaces (5.1)."""
    return config.start + 1 - laid - max(values)


def passed(config: RulesConfig, laid: int, top: int) -> bool:
    """Whether the last flower on the track has passed the highest value `top` (SE-70, SE-71, SE-108)."""
    last = config.track_space(laid)
    return laid > 0 and (last <= top if config.meet else last < top)


def next_passes(config: RulesConfig, laid: int, top: int) -> bool:
    """Whether the next flower on the track passes the highest value, whatever its type."""
    return not passed(config, laid, top) and passed(config, laid + 1, top)


def slide(row: tuple[int, ...], slot: int) -> tuple[int, ...]:
    """The row without the flower of `slot`, moved right without gaps (SE-66, SE-67)."""
    rest = tuple(flower for n, flower in enumerate(row) if flower >= 0 and n != slot)
    return (EMPTY,) * (len(row) - len(rest)) + rest


def _bloom(
    config: RulesConfig, garden: tuple[int, ...], gone: int, empty: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The garden after harvest and bloom, and the spaces of bulbs that bloomed (SE-57, SE-58)."""
    near, after, bloomed = config.board.near, list(garden), []
    for space, code in enumerate(garden):
        if gone >> space & 1:
            after[space] = EMPTY
        elif 0 <= code < TYPES and near[space] & empty:
            after[space] = code + TYPES
            bloomed.append(space)
    return tuple(after), tuple(bloomed)


def _risen(values: Counts, laid: tuple[LaidFlower, ...]) -> Counts:
    found = list(values)
    for one in laid:
        found[one.flower] += 1
    return tuple(found)


def _crash(config: RulesConfig, state: State, full: bool, laid: int, top: int) -> tuple[Crash, ...]:
    """Triggers fired so far, in the order in which they are tested (5.1)."""
    found: list[Crash] = list(state.crash)
    if full and config.second_end == "garden_full":
        found.append("garden_full")
    if passed(config, laid, top):
        found.append("track")
    if config.second_end == "value_cap" and top >= config.cap:
        found.append("value_cap")
    return tuple(dict.fromkeys(found))
