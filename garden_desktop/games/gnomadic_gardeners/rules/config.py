"""Rules configuration: options of one match, numbers that follow from them, and the feasibility of task sets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import product
from operator import and_, or_
from typing import Final, TypeAlias

from garden_desktop.core.types import OptionError, Options, Side
from garden_desktop.games.gnomadic_gardeners.data.options import mode_of, month_of, refuse, value_of
from garden_desktop.games.gnomadic_gardeners.data.pack import FLOWER, GardenPack, Gnome, Icons, Level, Month, Needs
from garden_desktop.games.gnomadic_gardeners.rules.state import MOUSE, bits_of

TASKS: Final = 3
SETS: Final = 1 << TASKS
"""Number of task sets; set s is the task mask s."""

_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")
"""Translation of ASCII digits into bytes 0 and 1."""

Crew: TypeAlias = tuple[int, int, int]
"""Gnomes assigned to tasks 1, 2 and 3, as three bit sets."""


class Teams:
    """All teams of some gnomes and the task sets each can fulfil.

    A family of teams is one integer of 2**n bits: bit P is set if team P, itself a bit set of gnomes, belongs to it.
    `flowers` is the number of flower icons that may replace one other icon inside a task (May); 0 if they may not.
    """

    def __init__(self, gnomes: Sequence[Gnome], flowers: int = 0) -> None:
        self._gnomes = tuple(gnomes)
        self.flowers = flowers

    def sets(self, needs: Needs) -> bytes:
        """For every team the task sets it can fulfil: bit s of byte P stands for task set s and team P."""
        families = self._families(needs)
        # A transposition of 8 families into one byte for each team. Going through binary digits is the fastest way
        # without numpy.
        digits = (int.from_bytes(bin(family)[:1:-1].encode().translate(_DIGITS), "little") for family in families)
        return sum(ones << s for s, ones in enumerate(digits)).to_bytes(1 << len(self._gnomes), "little")

    def family(self, need: Icons) -> int:
        """Family of teams that cover `need` if they work on nothing else; closed under adding gnomes."""
        return reduce(or_, (self._having(icons) for icons in self._ways(need)))

    def missing(self, team: int, need: Icons) -> Icons:
        """Icons of `need` that `team` lacks."""
        have = [sum(self._gnomes[i].icons[crop] for i in bits_of(team)) for crop in range(len(need))]
        return tuple(max(0, n - h) for n, h in zip(need, have, strict=True))

    def crew(self, needs: Needs, team: int, tasks: int, wishes: Sequence[tuple[int, int]] = ()) -> Crew | None:
        """Assignment of `team` to the set `tasks`; None if there is none.

        Satisfies as many of the `wishes` (gnome index, task index) as possible, then uses the fewest gnomes, then the
        lowest ids. For display only: no rule depends on it (GG-51).
        """
        choices = [
            [m for m in self._minimal(self.family(needs[task])) if not m & ~team] if tasks >> task & 1 else [0]
            for task in range(TASKS)
        ]
        crews = [(a, b, c) for a, b, c in product(*choices) if not (a & b or (a | b) & c)]
        return min(crews, key=lambda crew: _rank(crew, wishes), default=None)

    def _families(self, needs: Needs) -> tuple[int, ...]:
        """For each of the 8 task sets the family of teams that can fulfil it."""
        one, two, three = (self.family(need) for need in needs)
        pair = self._join(two, three)
        return (
            self._everybody,
            one,
            two,
            self._join(one, two),
            three,
            self._join(one, three),
            pair,
            self._join(one, pair),
        )

    def _ways(self, need: Icons) -> Iterator[Icons]:
        """Yield `need` itself, and in May every need with flowers in place of other icons."""
        if not self.flowers:
            yield need
            return
        for fewer in product(*(range(count + 1) for count in need[:FLOWER])):
            yield (*fewer, need[FLOWER] + self.flowers * (sum(need[:FLOWER]) - sum(fewer)))

    def _having(self, icons: Icons) -> int:
        """Family of teams that show at least these icons."""
        return reduce(and_, (self._at_least(crop, count) for crop, count in enumerate(icons)))

    def _at_least(self, crop: int, count: int) -> int:
        """Family of teams that show at least `count` icons of a crop."""
        counts = self._counts[crop]
        return counts[count] if count < len(counts) else 0

    def _join(self, one: int, two: int) -> int:
        """Family of teams that split into a team of `one` and a disjoint team of `two`.

        Minimal teams of `one` are enough, because both families are closed under adding gnomes.
        """
        found = 0
        for team in self._minimal(one):
            rest = reduce(and_, (self._without[i] for i in bits_of(team)), two)
            # Disjoint teams: P | team == P + team, so the union with every P at once is a shift.
            found |= rest << team
        return found

    def _minimal(self, family: int) -> Iterator[int]:
        """Yield the minimal teams of a family: those that can spare nobody."""
        larger = reduce(or_, ((family & without) << (1 << i) for i, without in enumerate(self._without)))
        return bits_of(family & ~larger)

    @cached_property
    def _everybody(self) -> int:
        """The family of all teams."""
        return (1 << (1 << len(self._gnomes))) - 1

    @cached_property
    def _without(self) -> tuple[int, ...]:
        """For each gnome the family of the teams without it."""
        # (2**2**n - 1) / (2**2**i + 1) is alternating blocks of 2**i ones and 2**i zeros.
        return tuple(self._everybody // ((1 << (1 << i)) + 1) for i in range(len(self._gnomes)))

    @cached_property
    def _counts(self) -> tuple[tuple[int, ...], ...]:
        """For each crop and count the family of teams that show at least so many icons of it."""
        return tuple(self._count(crop) for crop in range(FLOWER + 1))

    def _count(self, crop: int) -> tuple[int, ...]:
        """Families of one crop by count: dynamic programming over the gnomes, as in a knapsack."""
        total = sum(gnome.icons[crop] for gnome in self._gnomes)
        found = [1] + [0] * total
        for i, gnome in enumerate(self._gnomes):
            shown = gnome.icons[crop]
            found = [few | found[max(0, count - shown)] << (1 << i) for count, few in enumerate(found)]
        return tuple(found)


def _rank(crew: Crew, wishes: Sequence[tuple[int, int]]) -> tuple[int, int, list[int], Crew]:
    granted = sum(crew[task] >> gnome & 1 for gnome, task in wishes)
    workers = list(bits_of(crew[0] | crew[1] | crew[2]))
    return -granted, len(workers), workers, crew


@dataclass(frozen=True, slots=True)
class RulesConfig:
    """Options and figures of one match, as the rules need them. Immutable.

    month     "none" or the month; `amount` is the only number of its rule
    start     gnomes dealt to seat 1
    cards, gnomes, animals: all of this garden, as bit sets
    hours     prep total of every team, indexed by its bit set; `flowers` its flower icons
    early     gnomes with 1 hour of printed prep; `mousy` those the Mouse looks for
    """

    pack: GardenPack
    mode: str
    month: str
    amount: int
    automa_bliss: int
    automa_animals: int
    younger: Side
    start: int
    cards: int
    gnomes: int
    animals: int
    level: Level
    piggy_beats_block: bool
    must_recruit: bool
    open_hands: bool
    deduction_aid: bool
    teams: Teams
    hours: tuple[int, ...]
    flowers: tuple[int, ...]
    early: int
    mousy: int

    @property
    def solo(self) -> bool:
        return self.mode == "solo"

    @property
    def basket(self) -> bool:
        return self.mode == "basket"


def config_of(seats: int, options: Options, pack: GardenPack) -> RulesConfig:
    """Configuration of one match. Raises OptionError if the options cannot be played."""
    reason = refuse(seats, options)
    if reason is not None:
        raise OptionError(reason)
    mode, solo = mode_of(seats, options), mode_of(seats, options) == "solo"
    month = month_of(options)
    row = pack.month(month) if month != "none" else Month("none", pack.numbers.automa_bliss, 0, 0)
    nine = value_of("garden", options) == "nine"
    return RulesConfig(
        pack=pack,
        mode=mode,
        month=month,
        amount=row.amount,
        automa_bliss=row.automa_bliss if solo else 0,
        automa_animals=row.automa_animals if solo else 0,
        younger=0 if solo else int(value_of("younger", options)) - 1,
        start=int(value_of("start_gnomes", options)) if solo else pack.numbers.hand,
        cards=pack.cards_of(nine),
        gnomes=(1 << len(pack.gnomes)) - 1,
        animals=pack.animals_of(nine),
        level=pack.level(value_of("basket_level", options)),
        piggy_beats_block=not solo or value_of("piggy_beats_block", options) == "on",
        must_recruit=value_of("october_must_recruit", options) == "on",
        open_hands=not solo and value_of("open_hands", options) == "on",
        deduction_aid=value_of("deduction_aid", options) == "on",
        teams=Teams(pack.gnomes, row.amount if month == "may" else 0),
        hours=_totals([gnome.prep for gnome in pack.gnomes]),
        flowers=_totals([gnome.icons[FLOWER] for gnome in pack.gnomes]),
        early=_who(pack.gnomes, 1),
        mousy=_who(pack.gnomes, pack.animals[MOUSE.bit_length() - 1].hours),
    )


def _totals(numbers: Sequence[int]) -> tuple[int, ...]:
    """Sum over every team, indexed by its bit set."""
    sums = [0]
    for number in numbers:
        sums += [total + number for total in sums]
    return tuple(sums)


def _who(gnomes: Sequence[Gnome], prep: int) -> int:
    return sum(1 << i for i, gnome in enumerate(gnomes) if gnome.prep == prep)
