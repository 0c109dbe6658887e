"""What holds for one whole game: the options taken, and the numbers looked up for them once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from garden_desktop.core.types import OptionError, Options, Side
from garden_desktop.games.gnomadic_gardeners.data.options import mode_of, month_of, refuse, value_of
from garden_desktop.games.gnomadic_gardeners.data.pack import FLOWER, GardenPack, Gnome, Level, Month
from garden_desktop.games.gnomadic_gardeners.rules.feasible import Teams
from garden_desktop.games.gnomadic_gardeners.rules.state import MOUSE


@dataclass(frozen=True, slots=True)
class RulesConfig:
    """The options and the pack of one game, as the rules need them.

    month     "none" or the month; `amount` is the one number of its rule
    start     gnomes dealt to seat 1
    cards, gnomes, animals: everything in this garden, as sets
    hours     prep total of every team of gnomes; `flowers` their flower icons
    early     the gnomes with 1 hour of printed prep; `mousy` those the Mouse looks for
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
    """The law of one game. Raises OptionError where the options cannot be played."""
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
    """The sum over every team, indexed by the set of its members."""
    sums = [0]
    for number in numbers:
        sums += [total + number for total in sums]
    return tuple(sums)


def _who(gnomes: Sequence[Gnome], prep: int) -> int:
    return sum(1 << i for i, gnome in enumerate(gnomes) if gnome.prep == prep)
