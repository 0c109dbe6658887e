"""The contract of a table: view models of positions, gestures of moves, log sentences, plots and score sheets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from garden_desktop.core import layout
from garden_desktop.core.gesture import Draft, InputStep, MoveBuilder
from garden_desktop.core.text import Arg, ListArg, Message
from garden_desktop.core.types import Seat, Side

if TYPE_CHECKING:
    from garden_desktop.core.sound import Sound
    from garden_desktop.core.tip import Tip
    from garden_desktop.core.view_model import TableViewModel

V = TypeVar("V")
M = TypeVar("M")


class ResponseWindow(NamedTuple):
    """A reaction window: a question to several seats in turn.

    It must look the same whoever has a move besides `pass_move`, so that being asked tells nothing of a hand.

    A bar runs for `seconds` (None: until somebody presses Continue); while it does, people say whether they want to
    look at their hands, and for those who do not `pass_move` is entered.

    round   equal for all questions of one round of questions, different for every two rounds
    seats   who is asked, in order
    aimed   seats whose belongings are at stake
    badges  left, top, width and height of the column with a button for each seat, in table units
    bar     the same of the bar
    about   what is asked about, as somebody may say that they never answer it; None where there is no such thing
    """

    round: Hashable
    seats: tuple[Seat, ...]
    pass_move: Any
    aimed: frozenset[Seat]
    seconds: float | None
    badges: tuple[float, float, float, float]
    bar: tuple[float, float, float, float]
    about: Message | None = None


class Keyframe(NamedTuple):
    """Intermediate state of a move that is animated in steps, with its log line. The view before the move itself goes
    with a line that changes nothing yet. Many similar lines fold into one line of the log, `within`. An `idle`
    keyframe shows the same picture as the one before it."""

    view: Any
    told: Message
    within: Message | None = None
    idle: bool = False


class PlotLine(NamedTuple):
    """One line of a plot: points from left to right. It has the look of `side`, or else of `colour` ("#RRGGBB",
    "" for ink), and its `sprite` stands at its end."""

    label: Message
    points: tuple[tuple[float, float], ...]
    sprite: str = ""
    side: Side | None = None
    stepped: bool = False
    dashed: bool = False
    colour: str = ""


class Plot(NamedTuple):
    """A chart over time. `across` names what is counted from left to right, `span` says how much of it
    there was ("35 turns"), `mark` is a point to ring; `bands` are lines across all of it, each with a word on top.
    `steps` are the words below 0, 1, 2 and so on; without them the numbers stand there."""

    title: Message
    across: Message
    lines: tuple[PlotLine, ...]
    goal: int | None = None
    note: Message | None = None
    mark: tuple[float, float] | None = None
    span: Message | None = None
    bands: tuple[tuple[float, str], ...] = ()
    steps: tuple[str, ...] = ()


class ScoreHeader(NamedTuple):
    """A figure over a column of the score sheet: `label` is the one of its lines, `was` is struck out."""

    label: Message
    value: str = ""
    was: str = ""


class ResultBanner(NamedTuple):
    """The news on top of the score sheet. Each token is a sprite and whether it is still there."""

    title: Message
    text: Message
    sprite: str = ""
    tokens: tuple[tuple[str, bool], ...] = ()


class ScoreBreakdown(NamedTuple):
    """How a result came about, for the score sheet, beside the score lines. `decided` are the labels of the columns
    that broke a tie; `unit` is what the totals count, None for points."""

    headline: Message | None = None
    verdict: ResultBanner | None = None
    headings: tuple[ScoreHeader, ...] = ()
    sentences: tuple[Message, ...] = ()
    decided: frozenset[Message] = frozenset()
    unit: Message | None = None


Memory: TypeAlias = Literal["all", "turn"]


class Table(ABC, Generic[V, M]):
    """Layout and words of a game. `seat` is the viewer (None: an onlooker, the shared screen).

    A game names its view model and writes the three methods without a default, and overrides what else it has.

    view_model  the class of its view models, where they are made of rules, view, seat and draft
    size    width and height in table units
    asks    whether there are response windows in this game at all
    memory  how far back the log goes: to the beginning, or to the last turn of the viewer
    tips    tips for what happens to a person for the first time, the most urgent first
    spare   where the far end of the dock begins that no puzzle needs: the question stands there
    """

    view_model: type[TableViewModel[Any]]
    size: tuple[float, float] = layout.SIZE
    asks: bool = False
    memory: Memory = "all"
    tips: Sequence[Tip] = ()
    spare: float = 700.0

    @property
    def dock(self) -> float:
        """Where the part begins, from above, that holds what the person at the screen has; size[1] for none."""
        return self.size[1]

    def __init__(self, rules: Any = None) -> None:
        self._rules = rules

    def make_view_model(self, view: V, seat: Seat | None, draft: Draft = ()) -> TableViewModel[Any]:
        """The table as `seat` sees it, with the partial move entered so far."""
        return self.view_model(self._rules, view, seat, draft)

    @abstractmethod
    def gesture(self, view: V, move: M) -> Sequence[InputStep]:
        """The input steps of `move`: loose ones first, then at most one that closes it."""

    @abstractmethod
    def moment(self, view: V) -> Message:
        """Where in the game we are, as short as "Round 7"; the same for all viewers."""

    @abstractmethod
    def describe_move(self, before: V, move: M, after: V, seat: Seat | None) -> Sequence[Message]:
        """What happened, from two views of `seat` and the move as that seat saw it."""

    def headline(self, sentence: Message) -> Message:
        """What stands in the bar above the table instead of a line of the log, where the table shows the rest of
        it; the log and screen readers have the whole one."""
        return sentence

    def move_builder(self, view: V) -> MoveBuilder[M] | None:
        """How the seat to move says a move of too many kinds to be listed, or a Run of moves; None where `gesture`
        says it all."""
        return None

    def chapter(self, view: V) -> Message:
        """The heading of this section of the log: the moment, or whose turn it is where rounds are long."""
        return self.moment(view)

    def private(self, view: V) -> bool:
        """Whether the seat to move needs the screen to itself; computed from any view."""
        return False

    def best(self, view: V) -> M | None:
        """The move that is laid out for the seat to move before it has done anything; None to begin empty."""
        return None

    def sole(self, view: V) -> M | None:
        """The only answer there is to what is asked, which the table enters for the person asked; the same from any
        view. None where there is a choice, or where whether there is one depends on what is hidden."""
        return None

    def handless(self, view: V) -> bool:
        """Whether who holds a covered hand may do what needs none of it: the legal moves of an onlooker’s view."""
        return False

    def side_name(self, side: Side) -> Message | None:
        """The name of a side nobody sits at; None for seats."""
        return None

    def frames(self, before: V, move: M, after: V, seat: Seat | None) -> Sequence[Keyframe]:
        """The positions on the way from one view of `seat` to the next; () where the move is shown at once."""
        return ()

    def sounds(self, before: V, move: M, after: V) -> Sequence[Sound]:
        """What a move sounds like to everybody in the room, from an onlooker’s two views and the move as one saw it."""
        return ("put",)

    def response_window(self, view: V) -> ResponseWindow | None:
        """The round of questions under way that must look the same whatever anybody holds, from any view."""
        return None

    def things_named(self, sentence: Message, before: V, seat: Seat | None) -> Sequence[str]:
        """What a sentence of the log of `seat` names, about a move out of the view `before`: ids of places and pieces,
        or what `TableViewModel.find` knows. They need not be on the table."""
        return tuple(part for part in parts_of(sentence) if isinstance(part, str))

    def plots(self, view: V) -> Sequence[Plot]:
        """How it went so far, most telling first. While the match runs: what everybody may know, alone."""
        return ()

    def score_breakdown(self, view: V) -> ScoreBreakdown:
        """What the score sheet shows beside the lines of `explain`, at the end."""
        return ScoreBreakdown()


def parts_of(value: Arg) -> Iterator[Arg]:
    """A sentence, and every value that fills it, those in its lists and in the sentences inside it, too."""
    yield value
    if isinstance(value, Message):
        for _, part in value.args:
            yield from parts_of(part)
    elif isinstance(value, ListArg):
        for part in value.items:
            yield from parts_of(part)
