"""A game by its rooms: its packet at once, everything else when it is first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from garden_desktop.core.estimate import Estimator
    from garden_desktop.core.game import Option, Preset, Series
    from garden_desktop.core.info import GameInfo
    from garden_desktop.core.option_parser import OptionSet
    from garden_desktop.core.practice import PuzzleRules
    from garden_desktop.core.rules import Policy, Rules
    from garden_desktop.core.table import Table
    from garden_desktop.core.tally import SoloLadder, Statistic, Tally
    from garden_desktop.core.text import Message
    from garden_desktop.core.types import Options, Pack, Reason, Side

PACKS_KEPT: Final = 8


class LazyGame:
    """The `Game` in `package`. The home screen shows `info` alone, so each module is imported by who wants what it has:

    data/packfile.py    read_pack(text, file): a pack; raises PackError
    data/options.py     OPTIONS, what may be chosen, PRESETS, options that go well together, and refuse(seats, options):
                        why they do not go together; without this file they are what resources/<key>/options.toml
                        declares, or there is nothing to choose
    rules/rules.py      RULES(seats, options, pack): what makes the rules of a table
    rules/series.py     series(options, winners): how linked matches stand; there are none without this file
    advice/policy.py    policy(rules, players): who knows how to play, by the numbers of a file of one's own or of the
                        game; nobody does without this file
    advice/character.py Character, the numbers by which computers evaluate; without this file nobody checks those
    advice/estimate.py  estimator(rules): chances to win; without this file nobody looks back on a match
    advice/practice.py  practice(rules): what puzzles ask; there are none without this file
    table/table.py      TABLE(rules): what makes the table for these rules
    rules/summary.py    goal(rules) and minutes(rules, people), for the new-game sheet; without this file it says what
                        the packet says
    rules/tally.py      FIGURES, what is counted over many matches, TALLY(rules), what counts them, and LADDER, which
                        may be None; nothing is counted without this file
    """

    def __init__(self, info: GameInfo, package: str) -> None:
        self.info = info
        self._package = package
        self._missing: set[str] = set()

    @property
    def options(self) -> Sequence[Option]:
        """Those of the game, and to whom advice is given."""
        from garden_desktop.core.options import ADVICE

        return (*self._declared().options, ADVICE)

    @property
    def presets(self) -> Sequence[Preset]:
        return self._declared().presets

    def pack(self, text: str, file: str) -> Pack:
        return _read(self._room("data.packfile").read_pack, text, file)

    def refuse(self, seats: int, options: Options) -> Reason | None:
        from garden_desktop.core.options import refused, without_advice
        from garden_desktop.core.types import Reason

        if (reason := refused(options)) is not None:
            return reason
        chosen = without_advice(options)
        module = self._one("data.options")
        if module is not None:
            reason = module.refuse(seats, chosen)
        elif declared := self._declared().options:
            from garden_desktop.core.options import OptionSchema

            misfit = OptionSchema(declared).invalid_choice(chosen, besides=("mode",))
            reason = None if misfit is None else Reason("option_out_of_range", misfit.text)
        return reason

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        from garden_desktop.core.options import without_advice

        rules: Rules[Any, Any] = self._room("rules.rules").RULES(seats, without_advice(options), pack)
        return rules

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        table: Table[Any, Any] = self._room("table.table").TABLE(rules)
        return table

    def policy(self, rules: Rules[Any, Any], players: Path | None = None) -> Policy | None:
        module = self._one("advice.policy")
        policy: Policy | None = None if module is None else module.policy(rules, players)
        return policy

    def check_players(self, players: Path) -> None:
        from garden_desktop.core.character import characters_of

        module = self._one("advice.character")
        if module is not None:
            characters_of(self.info.key, players, module.Character, max(self.info.seats))

    def estimator(self, rules: Rules[Any, Any]) -> Estimator | None:
        module = self._one("advice.estimate")
        estimator: Estimator | None = None if module is None else module.estimator(rules)
        return estimator

    def practice(self, rules: Rules[Any, Any]) -> PuzzleRules[Any, Any] | None:
        module = self._one("advice.practice")
        practice: PuzzleRules[Any, Any] | None = None if module is None else module.practice(rules)
        return practice

    @property
    def figures(self) -> Sequence[Statistic]:
        module = self._one("rules.tally")
        found: Sequence[Statistic] = () if module is None else module.FIGURES
        return found

    @property
    def ladder(self) -> SoloLadder | None:
        module = self._one("rules.tally")
        found: SoloLadder | None = None if module is None else module.LADDER
        return found

    def tally(self, rules: Rules[Any, Any]) -> Tally | None:
        module = self._one("rules.tally")
        tally: Tally | None = None if module is None else module.TALLY(rules)
        return tally

    def series(self, options: Options, winners: Sequence[Side]) -> Series | None:
        module = self._one("rules.series")
        series: Series | None = None if module is None else module.series(options, winners)
        return series

    def goal(self, rules: Rules[Any, Any]) -> Message | None:
        module = self._one("rules.summary")
        goal: Message | None = None if module is None else module.goal(rules)
        return goal

    def minutes(self, rules: Rules[Any, Any], people: int) -> float | None:
        module = self._one("rules.summary")
        minutes: float | None = None if module is None else module.minutes(rules, people)
        return minutes

    def _declared(self) -> OptionSet:
        """The options and presets in the game's file, with what its code adds to them."""
        from garden_desktop.core.option_parser import OptionSet, has_options, load

        module = self._one("data.options")
        if module is not None:
            return OptionSet(module.OPTIONS, module.PRESETS, {})
        return load(self.info.key) if has_options(self.info.key) else OptionSet((), (), {})

    def _room(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self._package}.{name}")

    def _one(self, name: str) -> ModuleType | None:
        """A module this game may do without; one that is missing is looked for once."""
        if name not in self._missing:
            try:
                return self._room(name)
            except ModuleNotFoundError as error:
                if error.name != f"{self._package}.{name}":
                    raise
                self._missing.add(name)
        return None


@lru_cache(maxsize=PACKS_KEPT)
def _read(read_pack: Callable[[str, str], Pack], text: str, file: str) -> Pack:
    """A pack is never changed, and each record on the home screen asks for one: the same text is read once."""
    return read_pack(text, file)
