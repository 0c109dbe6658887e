"""Interface of a game: its options, custom values of options read from files, and factories of its rules
(`core/rules.py`), table (`core/table.py`), policy (`core/rules.py`) and optional services.

A game is pure: `Rules` maps states to states, `Table` maps views to places, pieces and sentences.
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
    from garden_desktop.core.pack_schema import CardAssessment, PackSchema
    from garden_desktop.core.packs import FieldPath
    from garden_desktop.core.practice import PuzzleRules
    from garden_desktop.core.table import Showcase, Table
    from garden_desktop.core.tally import SoloLadder, Statistic, Tally


class OptionFileValue(NamedTuple):
    """Result of reading such a file: the value as the rules take it, its own name, and remarks about oddities."""

    value: str
    name: str
    remarks: tuple[Message, ...] = ()


class UnfitFileError(ValueError):
    """File without a valid value; `problems` are sentences that say where and why."""

    def __init__(self, problems: Sequence[Message]) -> None:
        super().__init__(problems)
        self.problems = tuple(problems)


class OptionFile(NamedTuple):
    """Reader of a custom value, and its texts on the new-game sheet.

    label     name of a custom value among the other choices
    hint      description of the files that fit, shown while none is loaded
    button    text of the button that opens a file
    kind      name of such files in the file dialog; `patterns` are its filters ("*.txt")
    most      maximum size of a file in bytes
    read      parses the bytes of a file; raises UnfitFileError
    """

    label: Message
    hint: Message
    button: Message
    kind: Message
    patterns: tuple[str, ...]
    most: int
    read: Callable[[bytes, Pack], OptionFileValue]


class Choice(NamedTuple):
    """Value that an option may have; `sentence` explains it where the label alone does not."""

    value: str
    label: Message
    sentence: Message | None = None


class OptionOverride(NamedTuple):
    """Dependency of an option on another one: while `option` has the value `when`, this option is forced to `becomes`;
    `sentence` says so."""

    option: str
    when: str
    becomes: str
    sentence: Message


class Touches(NamedTuple):
    """Texts and estimates that are true at the default value of an option only; checked by
    `tests/laws/test_option_laws.py`.

    rules    anchors of the sections of the rules text that another value makes untrue
    minutes  another value changes the duration of a match (`Game.minutes`)
    lessons  keys of the lessons that cannot be played under another value
    """

    rules: tuple[str, ...] = ()
    minutes: bool = False
    lessons: tuple[str, ...] = ()


class Option(NamedTuple):
    """House rule that a table chooses before the first draw, with its values and a sentence that explains it.

    modes     modes in which it applies; empty for all
    live      changes only what is shown, so it may be switched during a match
    needs     another option and the value of it without which this one has no effect
    governed  another option that forces the value of this one
    file      reader of custom values from a file
    settle    resolves a random value from the seed (`core/options.py`)
    offered   values with a card set, where they depend on it; `default` is always among them
    touches   texts and estimates that are true of the default value alone
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
    offered: Callable[[Pack], Sequence[Choice]] | None = None
    touches: Touches = Touches()

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(choice.value for choice in self.choices)


class Preset(NamedTuple):
    """Named combination of options for the new-game sheet: those in `values`, all others at their defaults."""

    key: str
    label: Message
    sentence: Message
    values: Options


class Series(NamedTuple):
    """Standing of a series of linked matches: label and winner of each (None while it is not played), a sentence about
    the standing, and the options of the next match where there is one."""

    games: tuple[tuple[Message, Side | None], ...]
    standing: Message
    following: Options | None


class Game(Protocol):
    """Interface that a sub-package of `games` exports as GAME."""

    info: GameInfo

    @property
    def options(self) -> Sequence[Option]:
        """Options of a table, in the order of the new-game sheet."""

    @property
    def presets(self) -> Sequence[Preset]:
        """Presets of the new-game sheet; the first one is for people who have never played the game."""

    def pack(self, text: str, file: str) -> Pack:
        """Parse component data from the text of a TOML file. Raises PackError naming `file`."""

    @property
    def pack_schema(self) -> PackSchema | None:
        """Fields of a pack, for the card set editor; None where a pack is edited as text alone."""

    def showcase(self, pack: Pack, path: FieldPath, ids: tuple[str, ...]) -> Showcase | None:
        """Position that shows the card at a place of a pack, which is a row of a list; None where the game shows none.
        `ids` is the place with ids of rows instead of numbers (`pack_schema.place_of`)."""

    def assess_card(self, pack: Pack, ids: tuple[str, ...]) -> CardAssessment | None:
        """Assessment of the card at a place of a pack, shown while it is edited; None where nothing is said. `ids` as
        in `showcase`. Takes 0.2 s at most, as the window waits for it."""

    def refuse(self, seats: int, options: Options) -> Reason | None:
        """Reason why these options cannot be played together; None when they can."""

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        """Rules of one table, with options that `resolve_options` has resolved. Raises OptionError where `refuse` has a
        reason."""

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        """Table (view models, gestures and sentences) for these rules."""

    def policy(self, rules: Rules[Any, Any], players: Path | None = None) -> Policy | None:
        """Heuristic player for these rules; None where computer players have to search.

        Evaluates by the weights of the game, or by those in the file `players`. Raises PackError.
        """

    def check_players(self, players: Path) -> None:
        """Check that computer players can use the weights in the file `players`. Raises PackError."""

    def estimator(self, rules: Rules[Any, Any]) -> Estimator | None:
        """Estimator of win probabilities for these rules; None where there are no opponents."""

    def practice(self, rules: Rules[Any, Any]) -> PuzzleRules[Any, Any] | None:
        """Puzzle rules at a table with these rules; None where the game has no puzzles."""

    @property
    def figures(self) -> Sequence[Statistic]:
        """Statistics counted over many matches, the most telling first; empty where there are none."""

    @property
    def ladder(self) -> SoloLadder | None:
        """Solo ladder by which results against an automa are compared; None where there is none."""

    def tally(self, rules: Rules[Any, Any]) -> Tally | None:
        """Counter of the statistics in matches with these rules; None where nothing is counted."""

    def series(self, options: Options, winners: Sequence[Side]) -> Series | None:
        """Standing of a series after matches with these winners, the last of them played with these options; None where
        no series is played."""

    def goal(self, rules: Rules[Any, Any]) -> Message | None:
        """Goal of a table without opponents, or of one against an automa; None where players compete."""

    def minutes(self, rules: Rules[Any, Any], people: int) -> float | None:
        """Estimated duration in minutes of a match with `people` human players, computers at the other seats; None
        where only `info.minutes` is known."""
