"""Lazily imported game: its summary at once, each of its modules when it is first used."""

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
    from garden_desktop.core.options import OptionSet
    from garden_desktop.core.pack_schema import CardAssessment, PackSchema
    from garden_desktop.core.packs import FieldPath
    from garden_desktop.core.practice import PuzzleRules
    from garden_desktop.core.rules import Policy, Rules
    from garden_desktop.core.table import Showcase, Table
    from garden_desktop.core.tally import SoloLadder, Statistic, Tally
    from garden_desktop.core.text import Message
    from garden_desktop.core.types import Options, Pack, Reason, Side

PACKS_KEPT: Final = 8
"""Parsed packs in the cache."""


class LazyGame:
    """The `Game` in `package`. The home screen needs `info` alone, so each module is imported at its first use:

    data/packfile.py    read_pack(text, file): parses a pack; raises PackError
    data/schema.py      SCHEMA, the fields of a pack for the card set editor; optional, without it there is none
    data/options.py     OPTIONS, PRESETS and refuse(seats, options), the reason why options cannot be played together;
                        without this file, those in resources/<key>/options.toml, or none
    rules/rules.py      RULES(seats, options, pack): the rules of a table
    rules/series.py     series(options, winners): standing of linked matches; optional
    advice/policy.py    policy(rules, players): heuristic player, with weights of a custom file or the game; optional
    advice/character.py Character, the evaluation weights of computers; optional, unchecked without it
    advice/estimate.py  estimator(rules): win probabilities; without this file matches cannot be analysed
    advice/assessment.py  assess_card(pack, ids): sentences on a card of a card set while it is edited; optional
    advice/practice.py  practice(rules): puzzle rules; optional
    table/table.py      TABLE(rules): the table for these rules
    table/showcase.py   showcase(pack, path, ids): position that shows a card of a card set; optional
    rules/summary.py    goal(rules) and minutes(rules, people), for the new-game sheet; without this file it shows
                        what `info` says
    rules/tally.py      FIGURES, the statistics, TALLY(rules), their counter, and LADDER, which may be None; optional
    """

    def __init__(self, info: GameInfo, package: str) -> None:
        self.info = info
        self._package = package
        self._missing: set[str] = set()

    @property
    def options(self) -> Sequence[Option]:
        """Options of the game, and the option about hints."""
        from garden_desktop.core.options import ADVICE

        return (*self._declared().options, ADVICE)

    @property
    def presets(self) -> Sequence[Preset]:
        return self._declared().presets

    def pack(self, text: str, file: str) -> Pack:
        return _read(self._room("data.packfile").read_pack, text, file)

    @property
    def pack_schema(self) -> PackSchema | None:
        module = self._one("data.schema")
        schema: PackSchema | None = None if module is None else module.SCHEMA
        return schema

    def showcase(self, pack: Pack, path: FieldPath, ids: tuple[str, ...]) -> Showcase | None:
        module = self._one("table.showcase")
        shown: Showcase | None = None if module is None else module.showcase(pack, path, ids)
        return shown

    def assess_card(self, pack: Pack, ids: tuple[str, ...]) -> CardAssessment | None:
        module = self._one("advice.assessment")
        assessed: CardAssessment | None = None if module is None else module.assess_card(pack, ids)
        return assessed

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
        """Options and presets in the game's file, with what its code adds to them."""
        from garden_desktop.core.options import OptionSet, has_options, load

        module = self._one("data.options")
        if module is not None:
            return OptionSet(module.OPTIONS, module.PRESETS, {})
        return load(self.info.key) if has_options(self.info.key) else OptionSet((), (), {})

    def _room(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self._package}.{name}")

    def _one(self, name: str) -> ModuleType | None:
        """Optional module of the game; None where it is missing, which is remembered so that the import is tried
        once."""
        if name not in self._missing:
            try:
                return self._room(name)
            except ModuleNotFoundError as error:
                # a module that is there but fails to import another one is a bug, not an absent option
                if error.name != f"{self._package}.{name}":
                    raise
                self._missing.add(name)
        return None


@lru_cache(maxsize=PACKS_KEPT)
def _read(read_pack: Callable[[str, str], Pack], text: str, file: str) -> Pack:
    """Parse a pack, cached by its text: a pack is immutable, and every record on the home screen asks for one."""
    return read_pack(text, file)
