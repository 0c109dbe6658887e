"""What a game is to the rest of the house: rules, a table to show them on (`core/table.py`), and facts about both.

A game is pure: `Rules` maps states to states, `Table` says what is where and what it is called.
Seats are numbered from 0 here and from 1 in everything that is written or shown. A side is a seat
or, after the seats, a party nobody sits at (an automa): sides 0 .. seats-1 are the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from garden_desktop.core.info import GameInfo
from garden_desktop.core.text import Message

if TYPE_CHECKING:
    from garden_desktop.core.estimate import Estimator
    from garden_desktop.core.optionfile import OptionFile
    from garden_desktop.core.practice import PuzzleRules
    from garden_desktop.core.table import Table
    from garden_desktop.core.tally import SoloLadder, Statistic, Tally

Seat: TypeAlias = int
Side: TypeAlias = int
Options: TypeAlias = Mapping[str, str]

CHANCE: Final[Seat] = -1
"""The party that shuffles, deals and rolls: each of its moves is one draw, and is recorded."""

S = TypeVar("S")
M = TypeVar("M")


class InvalidMoveError(ValueError):
    """The text is not a move in this game's notation."""


class IllegalMoveError(ValueError):
    """The move is well formed but not allowed here; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


class OptionError(ValueError):
    """These options cannot be played; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


class Reason(NamedTuple):
    """Why something is not allowed: a stable code, a sentence, and the rule to open."""

    code: str
    text: Message
    rule: str = ""


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


class Option(NamedTuple):
    """A house rule: what may be chosen before the first draw, and what it does in one sentence.

    `modes` lists the modes in which it means something (empty: all), `needs` an option and the value of it without
    which it means nothing, `governed` another option that sets this one; `live` options change only what is shown and
    may be switched during a match. A value of one's own may come out of a `file`. `settle` draws from the seed what was
    left to the lot (`core/options.py`).
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

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(choice.value for choice in self.choices)


class Preset(NamedTuple):
    """Options that go well together, for the new-game sheet: those in `values`, all others as the rules are written."""

    key: str
    label: Message
    sentence: Message
    values: Options


class Result(NamedTuple):
    """How a match ended. `scores` and `ranks` (1 is best) have one entry a side."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: Message
    tiebreak: Message | None = None


class ScoreLine(NamedTuple):
    """One line of a score sheet: `points` of all lines of a side add up to its score.

    `sum` is how the points come about in figures ("4 × 5"), `note` in words.
    """

    label: Message
    points: int
    note: Message | None = None
    sprite: str = ""
    round: int = 0
    sum: Message | None = None


class Pack(Protocol):
    """Checked component data of one game."""

    @property
    def id(self) -> str: ...
    @property
    def digest(self) -> str: ...


class Rules(Protocol[S, M]):
    """The whole law of one game at one table: fixed seats, options and pack. Every method is pure."""

    seats: int
    sides: int

    def setup(self) -> S:
        """The state before the first draw."""

    def to_move(self, state: S) -> Seat | None:
        """The seat that decides now, CHANCE when a draw is due, None when the game is over."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """All moves of whoever is to move: distinct, in a fixed order, empty when the game is over."""

    def odds(self, state: S) -> Sequence[int]:
        """Weights beside `legal_moves` when CHANCE is to move."""

    def apply(self, state: S, move: M) -> S:
        """The state after `move`, which must be legal: this door trusts its caller."""

    def view(self, state: S, seat: Seat | None) -> S:
        """What `seat` may know (None: an onlooker, the shared screen): the same type, secrets masked."""

    def seen_by(self, state: S, move: M, seat: Seat | None) -> M:
        """How `move`, made in `state`, looks to `seat`: a sealed choice of somebody else is masked."""

    def determinize(self, view: S, seat: Seat, rng: Random) -> S:
        """A full state that agrees with the view of `seat`; all such states can come up."""

    def reveals(self, state: S, move: M, seat: Seat | None = None) -> bool:
        """Whether `move` shows `seat` (None: anybody) something hidden until then, so that undo must ask first."""

    def result(self, state: S) -> Result:
        """Scores, ranks and the reason of the end; standings so far while the game runs.

        Of a view: what it shows. A side whose score would tell what these eyes may not know has 0.
        """

    def explain(self, view: S, side: Side) -> Sequence[ScoreLine]:
        """The score of `side` in `result(view)` as lines that add up to it, at any moment, from any view."""

    def why_not(self, state: S, move: M) -> Reason | None:
        """Why a well-formed move is illegal now; None exactly when it is legal."""

    def move_text(self, move: M) -> str:
        """The identity of a move: `parse_move(move_text(m)) == m`."""

    def parse_move(self, text: str) -> M:
        """The move of a text. Raises InvalidMoveError when it is not in the notation at all."""


Level: TypeAlias = Literal["easy", "steady", "thoughtful", "expert"]
"""How well a computer player plays, weakest first."""

IsLate: TypeAlias = Callable[[], bool]
"""Whether the time to think is over."""


class Policy(Protocol):
    """A policy: how a game is played at one table, for computer players where a search would see too little of it."""

    def choose_move(self, view: Any, seat: Seat, level: Level, rng: Random, late: IsLate) -> Any:
        """A legal move of `seat`, which is to move, from its view alone; the same view and dice get the same move.

        The work is counted, so that it is done in time; `late` only ends it where a machine is slow.
        """

    def explain_move(self, view: Any, seat: Seat, move: Any) -> Sequence[Message]:
        """Sentences of a hint, from the view of `seat` alone: `move` as an instruction, then what it gains for whom,
        in numbers the strongest level judges by. The instruction alone where no reason can be named."""


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

        They judge by the numbers of the game, or by those in the file `players`. Raises PackError.
        """

    def check_players(self, players: Path) -> None:
        """Raises PackError where computer players cannot judge by the numbers in the file `players`."""

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
