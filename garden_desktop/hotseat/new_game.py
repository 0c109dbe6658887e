"""State of the new-game sheet: an immutable value, from which each click makes another one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain, count
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop.core.game import Choice, Game, Option, OptionFileValue, OptionOverride, Preset
from garden_desktop.core.info import Mode
from garden_desktop.core.options import HANDS, OPEN, offered_choices, overridden_options, resolve_options
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import Seated, clean_name
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import OptionError, Pack, Reason
from garden_desktop.games.registry import load_pack
from garden_desktop.hotseat.match_repository import MatchSetup

HUMAN: Final = "human"
NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
OWN: Final = "(own)"
"""Marker in `NewGameState.values` for a value from a custom file; no game has a value of this name."""


class OpenedOptionFile(NamedTuple):
    """File opened for an option, and its content."""

    path: Path
    brought: OptionFileValue


@dataclass(frozen=True)
class NewGameState:
    """State of the new-game sheet. `people` remembers six seats, of which the first `count` are at the table; `files`
    holds opened files by option, selected (OWN) or not. `hands_open` asks for no hand-over screens, at tables that
    would have them."""

    game: Game
    mode: Mode
    people: tuple[Seated, ...]
    count: int
    values: Mapping[str, str]
    pack_file: Path | None = None
    players_file: Path | None = None
    hands_open: bool = False
    files: Mapping[str, OpenedOptionFile] = field(default_factory=dict)

    @classmethod
    def usual(cls, game: Game) -> NewGameState:
        """Default state: first mode, fewest seats, all options at their defaults."""
        people = tuple(Seated(name, symbol) for symbol, name in enumerate(NAMES))
        values = {option.key: option.default for option in game.options}
        mode = game.info.modes[0]
        return cls(game, mode, people, min(mode.seats), values)

    @property
    def seats(self) -> tuple[Seated, ...]:
        """Seats at the table; a seat without a name gets a default name that is free there."""
        seats = [seat._replace(name=clean_name(seat.name)) for seat in self.people[: self.count]]
        taken = {seat.name.casefold() for seat in seats}
        for place, seat in enumerate(seats):
            if not seat.name:
                seats[place] = seat._replace(name=free_name(seat.symbol, taken))
                taken.add(seats[place].name.casefold())
        return tuple(seats)

    @property
    def level(self) -> str | None:
        """Level of the first computer at the table; None where there is none."""
        return next((seat.who for seat in self.people[: self.count] if seat.who != HUMAN), None)

    @property
    def free_symbols(self) -> tuple[int, ...]:
        """Seat symbols that are free at the table."""
        taken = {seat.symbol for seat in self.people[: self.count]}
        return tuple(symbol for symbol in range(len(NAMES)) if symbol not in taken)

    @property
    def may_add(self) -> bool:
        return self.count + 1 in self.mode.seats

    @property
    def may_remove(self) -> bool:
        return self.count - 1 in self.mode.seats

    @cached_property
    def in_play(self) -> tuple[Option, ...]:
        """Options that apply in this mode and with the present values of others."""
        return tuple(
            option
            for option in self.game.options
            if (not option.modes or self.mode.key in option.modes)
            and (option.needs is None or self.values[option.needs[0]] == option.needs[1])
        )

    def choices_of(self, option: Option) -> tuple[Choice, ...]:
        """Values of an option with the chosen card set."""
        pack = None if option.offered is None else self._pack
        return tuple(choice for choice in offered_choices(option, pack) if choice.value != OWN)

    @cached_property
    def _pack(self) -> Pack | None:
        """The chosen card set; None where it cannot be used."""
        try:
            return load_pack(self.game, self.pack_file)
        except PackError:  # the row of the card set says why
            return None

    @cached_property
    def governed(self) -> Mapping[str, OptionOverride]:
        """Options whose value another option forces, by key."""
        return overridden_options(self.game, {option.key: self.values[option.key] for option in self.in_play})

    def value(self, key: str) -> str:
        """Effective value of an option: the chosen one, or the one forced by another option."""
        governor = self.governed.get(key)
        return self.values[key] if governor is None else governor.becomes

    @property
    def options(self) -> dict[str, str]:
        """Options for the rules."""
        named = {"mode": self.mode.key} if len(self.game.info.modes) > 1 else {}
        if self.hands_open and self.hands_over:
            named[HANDS] = OPEN
        return named | {option.key: self._meant(option.key, self.value(option.key)) for option in self.in_play}

    @property
    def hands_over(self) -> bool:
        """Whether several people hold hidden cards at this table, so that hand-over screens are needed."""
        return self.game.info.hidden and sum(seat.who == HUMAN for seat in self.people[: self.count]) > 1

    @property
    def matches(self) -> int:
        """Number of matches: those of a series, else one."""
        series = self.game.series(self.options, ())
        return 1 if series is None else len(series.games)

    @cached_property
    def rules(self) -> Rules[Any, Any] | None:
        """Rules of the table as chosen so far; None where it cannot be played."""
        if self._pack is None:
            return None
        try:
            options = resolve_options(self.game, self.options, 0, self._pack)
            return self.game.rules(self.count, options, self._pack)
        except OptionError:  # shown by `problem`
            return None

    @property
    def goal(self) -> Message | None:
        """Goal of a table without competition; None elsewhere."""
        return None if self.rules is None else self.game.goal(self.rules)

    @property
    def minutes(self) -> tuple[int, int]:
        """Shortest and longest duration of all chosen matches in minutes; computers take next to none."""
        people = max(1, sum(seat.who == HUMAN for seat in self.people[: self.count]))
        one = None if self.rules is None else self.game.minutes(self.rules, people)
        short, long = self.game.info.minutes if one is None else (_rounded(one), _rounded(one))
        return short * self.matches, long * self.matches

    def _meant(self, key: str, value: str) -> str:
        """Value of an option for the rules."""
        return self.files[key].brought.value if value == OWN else value

    @property
    def changed(self) -> tuple[str, ...]:
        """Keys of the options that differ from their defaults."""
        chosen = (option for option in self.in_play if option.key not in self.governed)
        return tuple(option.key for option in chosen if self.values[option.key] != option.default)

    @property
    def presets(self) -> tuple[Preset, ...]:
        """Presets that apply in this mode; empty where there are fewer than two."""
        usual = self.put_back().options
        offered = [one for one in self.game.presets if not one.values or self.with_preset(one).options != usual]
        return tuple(offered) if len(offered) > 1 else ()

    @property
    def preset(self) -> Preset | None:
        """Preset that equals the chosen options; None where there is none."""
        return next((one for one in self.presets if self.with_preset(one).options == self.options), None)

    @property
    def problem(self) -> Message | None:
        """Reason why the match cannot start; None when it can."""
        names = [seat.name.casefold() for seat in self.seats]
        if len(set(names)) < len(names):
            return SAME_NAME
        reason = self.game.refuse(self.count, self.options)
        return None if reason is None else reason.text

    def refusal(self, key: str, value: str) -> Reason | None:
        """Reason why this value cannot be chosen with the other options; None where it can."""
        if key in self.governed:
            return Reason("set_by_another", self.governed[key].sentence)
        if value == OWN and key not in self.files:
            return Reason("no_file", NO_FILE)
        return self.game.refuse(self.count, {**self.options, key: self._meant(key, value)})

    def with_mode(self, key: str) -> NewGameState:
        """State with another mode, and the nearest number of seats that it allows. Raises KeyError."""
        for mode in self.game.info.modes:
            if mode.key == key:
                count = min(mode.seats, key=lambda seats: (abs(seats - self.count), seats))
                return replace(self, mode=mode, people=_named_apart(self.people, self.count, count), count=count)
        raise KeyError(key)

    def with_value(self, key: str, value: str) -> NewGameState:
        return replace(self, values={**self.values, key: value})

    def with_values(self, values: Mapping[str, str]) -> NewGameState:
        """State with these option values, except those from files that are not open."""
        known = {key: value for key, value in values.items() if value != OWN or key in self.files}
        return replace(self, values={**self.values, **known}).with_offered_values()

    def with_offered_values(self) -> NewGameState:
        """State in which each value that the card set does not offer is the default of its option; its file may have
        changed since the value was chosen."""
        fixed = {
            option.key: option.default
            for option in self.game.options
            if option.offered is not None
            and self.values[option.key] not in (OWN, *(choice.value for choice in self.choices_of(option)))
        }
        return replace(self, values={**self.values, **fixed}) if fixed else self

    def with_pack(self, file: Path | None) -> NewGameState:
        """State with the pack in `file`, None for the game's own; values that it does not offer become defaults."""
        return replace(self, pack_file=file).with_offered_values()

    def with_players(self, file: Path | None) -> NewGameState:
        """State with the evaluation weights in `file`; None for the game's own."""
        return replace(self, players_file=file)

    def with_open_hands(self, *, hands_open: bool) -> NewGameState:
        return replace(self, hands_open=hands_open)

    def with_file(self, key: str, file: OpenedOptionFile) -> NewGameState:
        """State with an option's value from this file."""
        return replace(self, files={**self.files, key: file}).with_value(key, OWN)

    def put_back(self) -> NewGameState:
        """State with all options at their defaults."""
        return replace(self, values={option.key: option.default for option in self.game.options})

    def for_beginners(self) -> NewGameState:
        """State with the game's first preset, which is made for a first match; unchanged where there are none."""
        return self.with_preset(self.presets[0]) if self.presets else self

    def with_preset(self, preset: Preset) -> NewGameState:
        """State with the options of a preset, and all others at their defaults."""
        return self.put_back().with_values(preset.values)

    def with_seat(self, place: int, seat: Seated) -> NewGameState:
        """State with one seat changed; the seat that had its symbol gets its former one."""
        had = self.people[place].symbol
        people = [other._replace(symbol=had) if other.symbol == seat.symbol else other for other in self.people]
        people[place] = seat
        return replace(self, people=tuple(people))

    def added(self, symbol: int) -> NewGameState:
        """State with one more seat, with this symbol, and renamed where its name is taken at the table."""
        place = next(at for at, seat in enumerate(self.people) if seat.symbol == symbol)
        people = list(self.people)
        people.insert(self.count, people.pop(place))
        return replace(self, people=_named_apart(people, self.count, self.count + 1), count=self.count + 1)

    def removed(self, place: int) -> NewGameState:
        """State with one seat less; its player is remembered."""
        people = list(self.people)
        people.insert(self.count - 1, people.pop(place))
        return replace(self, people=tuple(people), count=self.count - 1)

    def moved(self, place: int, to: int) -> NewGameState:
        """State with the seat at `place` moved to `to`; both are at the table."""
        people = list(self.people)
        people.insert(to, people.pop(place))
        return replace(self, people=tuple(people))

    def setup(self, seed: int) -> MatchSetup:
        """Setup of the match to start."""
        return MatchSetup(
            self.game.info.key, self.seats, self.options, seed, self.pack_file, players_file=self.players_file
        )

    def remembered(self) -> dict[str, Any]:
        """State as JSON for the settings, for `recalled`."""
        return {
            "mode": self.mode.key,
            "count": self.count,
            "people": [list(seat) for seat in self.people],
            "values": {key: value for key, value in self.values.items() if value != OWN},
            "files": {key: str(self.files[key].path) for key, value in self.values.items() if value == OWN},
            "pack": str(self.pack_file) if self.pack_file else "",
            "players": str(self.players_file) if self.players_file else "",
            "hands_open": self.hands_open,
        }

    def recalled(self, kept: object) -> NewGameState:
        """State with the choices in `kept`; whatever is not valid any more is ignored.

        Files are not opened here: see `kept_files`.
        """
        if not isinstance(kept, Mapping):
            return self
        choices = self.with_pack(kept_pack(kept))
        if kept.get("mode") in [mode.key for mode in self.game.info.modes]:
            choices = choices.with_mode(str(kept["mode"]))
        if kept.get("count") in choices.mode.seats:
            choices = replace(choices, count=int(kept["count"]))
        for option in self.game.options:
            value = _mapping(kept.get("values")).get(option.key)
            if value in [choice.value for choice in choices.choices_of(option)]:
                choices = choices.with_value(option.key, str(value))
        players = Path(str(kept["players"])) if kept.get("players") else None
        people = _people(kept.get("people")) or self.people
        return replace(
            choices,
            people=people,
            players_file=players,
            hands_open=kept.get("hands_open") is True,
        )


def _rounded(minutes: float) -> int:
    """Minutes rounded to 5, or to 15 above an hour: estimates are no more exact than that."""
    step = 5 if minutes <= 60 else 15
    return max(step, round(minutes / step) * step)


def free_name(symbol: int, taken: Collection[str]) -> str:
    """Default name that is not among the casefolded names `taken`: that of the symbol, where it is free."""
    offered = chain((NAMES[symbol], *NAMES), (f"{NAMES[symbol]} {number}" for number in count(2)))
    return next(name for name in offered if name.casefold() not in taken)


def _named_apart(people: Sequence[Seated], before: int, after: int) -> tuple[Seated, ...]:
    """Seats in which the ones from `before` to `after`, which join the table, are renamed where their names are
    taken."""
    apart = list(people)
    for place in range(before, after):
        taken = {clean_name(seat.name).casefold() for seat in apart[:place]}
        if clean_name(apart[place].name).casefold() in taken - {""}:
            apart[place] = apart[place]._replace(name=free_name(apart[place].symbol, taken))
    return tuple(apart)


def kept_pack(kept: object) -> Path | None:
    """File of the card set in stored choices; None for the game's own."""
    pack = _mapping(kept).get("pack")
    return Path(str(pack)) if pack else None


def kept_files(kept: object) -> Mapping[str, Path]:
    """Files of custom values, by option, in stored choices."""
    files = _mapping(_mapping(kept).get("files"))
    return {str(key): Path(str(path)) for key, path in files.items()}


def _mapping(kept: object) -> Mapping[Any, Any]:
    return kept if isinstance(kept, Mapping) else {}


def _people(kept: object) -> tuple[Seated, ...] | None:
    """Six seats from JSON; None where they are not six people with six symbols."""
    if not isinstance(kept, Sequence) or len(kept) != len(NAMES):
        return None
    people = tuple(seat for row in kept if (seat := seat_of(row)))
    return people if {seat.symbol for seat in people} == set(range(len(NAMES))) else None


def seat_of(row: object) -> Seated | None:
    """Seat from JSON; None for anything else."""
    match row:
        case [str(name), int(symbol), str(who)] if 0 <= symbol < len(NAMES):
            return Seated(name, symbol, who)
    return None


NO_FILE = QT_TRANSLATE_NOOP("newgame", "Choose a file first, with the button below.")
SAME_NAME = QT_TRANSLATE_NOOP("newgame", "Two players have the same name. Change one of them.")
