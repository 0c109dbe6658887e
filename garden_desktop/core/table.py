"""Interface of a table: view models of positions, input steps of moves, log sentences, plots and score sheets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from garden_desktop.core import layout
from garden_desktop.core.gesture import Draft, InputStep, MoveBuilder
from garden_desktop.core.layout import Box
from garden_desktop.core.text import Arg, ListArg, Message
from garden_desktop.core.types import Seat, Side

if TYPE_CHECKING:
    from garden_desktop.core.types import Sound
    from garden_desktop.core.view_model import TableViewModel, Tip

V = TypeVar("V")
M = TypeVar("M")


class ResponseWindow(NamedTuple):
    """Reaction window: a question to several seats in turn, such as whether to counter a card.

    It must look the same whoever has a move besides `pass_move`, so that being asked reveals nothing of a hand.

    A timer bar runs for `seconds` (None: until Continue is pressed); meanwhile people can claim a look at their hands,
    and for all others `pass_move` is entered.

    round   equal for all questions of one round of questions, different for every two rounds
    seats   seats that are asked, in order
    aimed   seats whose belongings are at stake
    badges  left, top, width and height of the column with a button for each seat, in table units
    bar     the same of the timer bar
    about   topic of the question, for "never ask me about ..."; None where that cannot be switched off
    unable  seats that can only pass, as everybody sees; nobody waits for them
    """

    round: Hashable
    seats: tuple[Seat, ...]
    pass_move: Any
    aimed: frozenset[Seat]
    seconds: float | None
    badges: tuple[float, float, float, float]
    bar: tuple[float, float, float, float]
    about: Message | None = None
    unable: frozenset[Seat] = frozenset()


class Keyframe(NamedTuple):
    """Intermediate view of a move that is animated in steps, with its log line.

    The view before the move itself goes with a line that changes nothing yet. Many similar lines fold into the one line
    `within`. An `idle` keyframe has the same picture as the one before it.
    """

    view: Any
    told: Message
    within: Message | None = None
    idle: bool = False


class PlotLine(NamedTuple):
    """Line of a plot: points from left to right, in the colour of `side`, or else in `colour` ("#RRGGBB", "" for ink),
    with `sprite` at its end."""

    label: Message
    points: tuple[tuple[float, float], ...]
    sprite: str = ""
    side: Side | None = None
    stepped: bool = False
    dashed: bool = False
    colour: str = ""


class Plot(NamedTuple):
    """Chart over time. `across` is the label of the x axis, `span` its extent in words ("35 turns"), `mark` a point to
    ring; `bands` are horizontal lines with a word on top.

    `steps` are tick labels at 0, 1, 2 and so on; without them the numbers stand there.
    """

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
    """Header over a column of the score sheet: `label` is the label of the score lines in it, `was` a value that is
    struck out."""

    label: Message
    value: str = ""
    was: str = ""


class ResultBanner(NamedTuple):
    """Banner on top of the score sheet. Each token is a sprite and whether it is still in play."""

    title: Message
    text: Message
    sprite: str = ""
    tokens: tuple[tuple[str, bool], ...] = ()


class ScoreBreakdown(NamedTuple):
    """Explanation of a result on the score sheet, beside the score lines. `decided` are the labels of the columns that
    broke a tie; `unit` is the unit of the totals, None for points."""

    headline: Message | None = None
    verdict: ResultBanner | None = None
    headings: tuple[ScoreHeader, ...] = ()
    sentences: tuple[Message, ...] = ()
    decided: frozenset[Message] = frozenset()
    unit: Message | None = None


class Showcase(NamedTuple):
    """Position of some rules in which a card of a card set lies on the table, as `seat` sees it, and the ids of the
    places and pieces that show it. `note` is a sentence on what is shown; `rest` shows what of the card is not; `frame`
    are places that only bound the part of the table that is painted, `area` is a part in table units without a
    place."""

    rules: Any
    state: Any
    seat: Seat
    places: tuple[str, ...]
    pieces: tuple[str, ...]
    note: Message | None = None
    rest: Showcase | None = None
    frame: tuple[str, ...] = ()
    area: Box | None = None


Memory: TypeAlias = Literal["all", "turn"]


class Table(ABC, Generic[V, M]):
    """Presentation of a game: layout, input steps and sentences. `seat` is the viewer (None: a spectator, the shared
    screen).

    A game sets its view model, implements the three abstract methods, and overrides other methods as needed.

    view_model  class of its view models, where they are made of rules, view, seat and draft
    size    width and height in table units
    asks    whether the game has response windows at all
    memory  extent of the log: to the beginning, or to the last turn of the viewer
    tips    tips at first occurrences, the most urgent first
    spare   left edge of the end of the dock that puzzles do not need: the question stands there
    """

    view_model: type[TableViewModel[Any]]
    size: tuple[float, float] = layout.SIZE
    asks: bool = False
    memory: Memory = "all"
    tips: Sequence[Tip] = ()
    spare: float = 700.0

    @property
    def dock(self) -> float:
        """Upper edge (y) of the dock, which holds the belongings of the person at the screen; size[1] for none."""
        return self.size[1]

    def __init__(self, rules: Any = None) -> None:
        self._rules = rules

    def make_view_model(self, view: V, seat: Seat | None, draft: Draft = ()) -> TableViewModel[Any]:
        """View model of the table for `seat`, with the partial move entered so far."""
        return self.view_model(self._rules, view, seat, draft)

    @abstractmethod
    def gesture(self, view: V, move: M) -> Sequence[InputStep]:
        """Input steps of `move`: loose ones first, then at most one firm step that completes it."""

    @abstractmethod
    def moment(self, view: V) -> Message:
        """Short name of the current stage, such as "Round 7"; the same for all viewers."""

    @abstractmethod
    def describe_move(self, before: V, move: M, after: V, seat: Seat | None) -> Sequence[Message]:
        """Log sentences for a move, from two views of `seat` and the move as that seat saw it."""

    def headline(self, sentence: Message) -> Message:
        """Short form of a log sentence for the bar above the table, where the table shows the rest; log and screen
        readers have the whole one."""
        return sentence

    def move_builder(self, view: V) -> MoveBuilder[M] | None:
        """Move input for the seat to move, where moves are too many to list or are entered as a MoveSequence; None
        where `gesture` suffices."""
        return None

    def chapter(self, view: V) -> Message:
        """Heading of this section of the log: the moment, or the player whose turn it is where rounds are long."""
        return self.moment(view)

    def private(self, view: V) -> bool:
        """Whether the decision of the seat to move needs a private screen; the same from any view."""
        return False

    def best(self, view: V) -> M | None:
        """Move that is filled in for the seat to move before any input; None to begin empty."""
        return None

    def sole(self, view: V) -> M | None:
        """Only legal answer to a question, which the table enters by itself; the same from any view.

        None where there is a choice, or where its existence depends on hidden information.
        """
        return None

    def handless(self, view: V) -> bool:
        """Whether the player of a covered hand may make moves that need no card of it: the legal moves of a spectator’s
        view."""
        return False

    def side_name(self, side: Side) -> Message | None:
        """Name of a side that nobody plays (an automa); None for seats."""
        return None

    def frames(self, before: V, move: M, after: V, seat: Seat | None) -> Sequence[Keyframe]:
        """Intermediate views between two views of `seat`, for animation; () where the move is shown at once."""
        return ()

    def sounds(self, before: V, move: M, after: V) -> Sequence[Sound]:
        """Sound effects of a move for everybody in the room, from a spectator’s two views and the move as a spectator
        saw it."""
        return ("put",)

    def response_window(self, view: V) -> ResponseWindow | None:
        """Reaction window under way, from any view; None while there is none."""
        return None

    def things_named(self, sentence: Message, before: V, seat: Seat | None) -> Sequence[str]:
        """Things named in a log sentence of `seat` about a move out of the view `before`: ids of places and pieces, or
        names for `TableViewModel.find`. They need not be on the table."""
        return tuple(part for part in parts_of(sentence) if isinstance(part, str))

    def plots(self, view: V) -> Sequence[Plot]:
        """Plots of the course of the match, the most telling first. While the match runs: of public information
        alone."""
        return ()

    def score_breakdown(self, view: V) -> ScoreBreakdown:
        """Additions to the score sheet beside the lines of `Rules.explain`, at the end."""
        return ScoreBreakdown()


def parts_of(value: Arg) -> Iterator[Arg]:
    """Traverse a sentence: the sentence itself and all values that fill it, inside lists and nested sentences, too."""
    yield value
    if isinstance(value, Message):
        for _, part in value.args:
            yield from parts_of(part)
    elif isinstance(value, ListArg):
        for part in value.items:
            yield from parts_of(part)
