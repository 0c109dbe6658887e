"""A game with modes and options for tests of what comes before a match; nobody can play it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from garden_desktop.core.estimate import Estimator
from garden_desktop.core.game import Choice, Option, Preset, Series
from garden_desktop.core.info import GameInfo, Mode
from garden_desktop.core.pack_schema import CardAssessment, PackSchema
from garden_desktop.core.packs import MUST_BE_BETWEEN, FieldPath, PackError
from garden_desktop.core.practice import PuzzleRules
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.core.table import Showcase, Table
from garden_desktop.core.tally import SoloLadder, Statistic, Tally
from garden_desktop.core.text import Message
from garden_desktop.core.types import OptionError, Options, Pack, Reason


def words(source: str) -> Message:
    return Message("fakes", source)


def option(key: str, values: str, *, group: str = "The garden", modes: tuple[str, ...] = ()) -> Option:
    choices = tuple(Choice(value, words(value.title())) for value in values.split())
    sentence = words(f"What {key} does, in one sentence.")
    return Option(key, choices, choices[0].value, words(key.title()), sentence, words(group), modes)


class PlumGame:
    """For one against a scarecrow, or for two to four; no frost at a long table."""

    info = GameInfo(
        key="gnomadic_gardeners",
        title=words("Plum Thieves"),
        feel=words("Take what hangs low, and look as if you had watered it."),
        credits=words("Nobody made this."),
        seats=(1, 2, 3, 4),
        minutes=(10, 25),
        age=8,
        hidden=True,
        max_moves=10,
        modes=(
            Mode("table", words("Against each other"), (2, 3, 4)),
            Mode("solo", words("Alone"), (1,), automa=words("the Scarecrow")),
        ),
        colour="clay",
    )
    options: Sequence[Option] = (
        option("size", "small medium large"),
        option("weather", "sun rain frost"),
        option("crow", "sleepy alert", group="The crow", modes=("solo",)),
        option("trade", "off on", group="The market", modes=("table",)),
    )
    presets: Sequence[Preset] = ()
    figures: Sequence[Statistic] = ()
    ladder: SoloLadder | None = None
    pack_schema: PackSchema | None = None

    def showcase(self, pack: Pack, path: FieldPath, ids: tuple[str, ...]) -> Showcase | None:
        return None

    def assess_card(self, pack: Pack, ids: tuple[str, ...]) -> CardAssessment | None:
        return None

    def pack(self, text: str, file: str) -> Pack:
        raise PackError(file, "plum 3", "price", MUST_BE_BETWEEN.of(low=1, high=9))

    def refuse(self, seats: int, options: Options) -> Reason | None:
        if options.get("weather") == "frost" and options.get("size") == "large":
            return Reason("clash", words("A large garden has no frost."))
        return None

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        raise OptionError(Reason("no_rules", words("Plums have no rules.")))

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        raise NotImplementedError

    def policy(self, rules: Rules[Any, Any], players: Path | None = None) -> Policy | None:
        return None

    def check_players(self, players: Path) -> None:
        """Its computers judge by nothing."""

    def estimator(self, rules: Rules[Any, Any]) -> Estimator | None:
        return None

    def practice(self, rules: Rules[Any, Any]) -> PuzzleRules[Any, Any] | None:
        return None

    def tally(self, rules: Rules[Any, Any]) -> Tally | None:
        return None

    def goal(self, rules: Rules[Any, Any]) -> Message | None:
        return None

    def minutes(self, rules: Rules[Any, Any], people: int) -> float | None:
        return None

    def series(self, options: Options, winners: Sequence[int]) -> Series | None:
        return None
