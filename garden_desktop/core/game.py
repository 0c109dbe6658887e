"""The contract of a game: its options, and what makes its rules (`core/rules.py`), its table (`core/table.py`), its
policy (`core/rules.py`) and its optional services.

A game is pure: `Rules` maps states to states, `Table` says what is where and what it is called.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from garden_desktop.core.info import GameInfo
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.core.text import Message
from garden_desktop.core.types import Options, Pack, Reason, Side

if TYPE_CHECKING:
    from garden_desktop.core.estimate import Estimator
    from garden_desktop.core.optionfile import OptionFile
    from garden_desktop.core.practice import PuzzleRules
    from garden_desktop.core.table import Table
    from garden_desktop.core.tally import SoloLadder, Statistic, Tally


class Choice(NamedTuple):
    """One value an option may have; `sentence` says what it does where the label alone does not tell."""

    value: str
    label: Message
    sentence: Message | None = None


class OptionOverride(NamedTuple):
    """Where another option decides: while `option` is `when`, this one is `becomes`, and `sentence` says so."""

    option: str
    when: str
    becomes: str
    sentence: Message


class Touches(NamedTuple):
    """Which statements hold at the default value of an option only; `tests/laws/test_option_laws.py` checks them.

    rules    anchors of the sections of the rules text that state something else under another value
    minutes  another value changes how long a match takes (`Game.minutes`)
    lessons  keys of the lessons that cannot be played under another value
    """

    rules: tuple[str, ...] = ()
    minutes: bool = False
    lessons: tuple[str, ...] = ()


class Option(NamedTuple):
    """A house rule: what may be chosen before the first draw, and what it does in one sentence.

    `modes` lists the modes in which it means something (empty: all), `needs` an option and the value of it without
    which it means nothing, `governed` another option that sets this one; `live` options change only what is shown and
    may be switched during a match. A value of one's own may come out of a `file`. `settle` draws from the seed what was
    left to the lot (`core/options.py`). `touches` says which texts and estimates tell of the default value alone.
    """

    key: str
    choices: tuple[Choice, ...]
    default: str
    label: Message
    sentence: Message
    group: Message
    modes: tuple[str, ...] = ()
    live: bool = False
    needs: tuple[str, str] | None = None
    governed: OptionOverride | None = None
    file: OptionFile | None = None
    settle: Callable[[Options, int, Pack], Options] | None = None
    touches: Touches = Touches()

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(choice.value for choice in self.choices)


class Preset(NamedTuple):
    """Options that go well together, for the new-game sheet: those in `values`, all others as the rules are written."""

    key: str
    label: Message
    sentence: Message
    values: Options


class Series(NamedTuple):
    """How a series of linked matches stands: what each is called, who won those that were played
    (None where not yet), a sentence about it all, and the options of the next one where there is one."""

    games: tuple[tuple[Message, Side | None], ...]
    standing: Message
    following: Options | None


class Game(Protocol):
    """What a sub-package of `games` exports as GAME."""

    info: GameInfo

    @property
    def options(self) -> Sequence[Option]:
        """What may be chosen before the first draw, in the order of the new-game sheet."""

    @property
    def presets(self) -> Sequence[Preset]:
        """Options that go well together; the first is for whoever has never played the game."""

    def pack(self, text: str, file: str) -> Pack:
        """Component data from the text of a TOML file. Raises PackError naming `file`."""

    def refuse(self, seats: int, options: Options) -> Reason | None:
        """Why these options do not go together; None when they can be played."""

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        """The rules of one table, its options settled. Raises OptionError where `refuse` has a reason."""

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        """The table for those rules."""

    def policy(self, rules: Rules[Any, Any], players: Path | None = None) -> Policy | None:
        """Who knows how to play by those rules; None where computer players have to search.

        They evaluate by the numbers of the game, or by those in the file `players`. Raises PackError.
        """

    def check_players(self, players: Path) -> None:
        """Raises PackError where computer players cannot use the numbers in the file `players`."""

    def estimator(self, rules: Rules[Any, Any]) -> Estimator | None:
        """Who knows the chances to win by those rules; None where nobody is against anybody."""

    def practice(self, rules: Rules[Any, Any]) -> PuzzleRules[Any, Any] | None:
        """What puzzles ask at a table with those rules; None where there are none."""

    @property
    def figures(self) -> Sequence[Statistic]:
        """What is counted over many matches, the most telling first; nothing where it is empty."""

    @property
    def ladder(self) -> SoloLadder | None:
        """By what results alone against a side nobody sits at are compared; None where there is no such side."""

    def tally(self, rules: Rules[Any, Any]) -> Tally | None:
        """Who counts that in matches by those rules; None where nothing is counted."""

    def series(self, options: Options, winners: Sequence[Side]) -> Series | None:
        """How the series stands after matches with these winners, the last of them played with these options; None
        where no series is played."""

    def goal(self, rules: Rules[Any, Any]) -> Message | None:
        """What has to be reached at a table without opponents, or against the box alone; None where players compete."""

    def minutes(self, rules: Rules[Any, Any], people: int) -> float | None:
        """How long a match by those rules takes with so many people at the table, computers at its other seats; None
        where nothing but `info.minutes` is known."""
