"""What a table is to the rest of the house: what is where, what it is called, and how a move is said with hands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from garden_desktop.core.game import Seat, Side
from garden_desktop.core.text import Arg, ListArg, Message

if TYPE_CHECKING:
    from garden_desktop.core.gesture import MoveBuilder
    from garden_desktop.core.sound import Sound
    from garden_desktop.core.tip import Tip
    from garden_desktop.core.view_model import TableViewModel

V = TypeVar("V")
M = TypeVar("M")


class InputStep(NamedTuple):
    """One thing a person does to say a move: put `piece` on `place`, or press `place` (piece "").

    Loose handles of one gesture may come in any order and be taken back; the first handle that is
    not loose closes the group. `also` names pieces whose drop on `place` means the same.
    """

    place: str
    piece: str = ""
    loose: bool = False
    also: tuple[str, ...] = ()


Rotation: TypeAlias = Literal["turn", "back", "mirror"]
"""How a held piece is turned: clockwise, counter-clockwise, or over."""

PlaceKind: TypeAlias = Literal["spot", "row", "pile", "cell", "hex", "button", "text"]


class Place(NamedTuple):
    """Somewhere on the table. The rectangle is in table units (Table.size is the whole table).

    spot: one piece, centred · row: pieces side by side in z order, closer when there are many ·
    pile: one on another · cell, hex: a square or hex of a board · button: pressed, shows its label ·
    text: only read. `key` is the keyboard key that presses it ("Enter", "1"), `label` its name.
    `style` is a word for the painter ("primary", "bench"), never a rule. `group` joins places that
    the arrow keys walk together; Tab goes from group to group. `turns` makes a button of what R, Shift+R
    and F do. What is pressed in a place that `gives` a thing (`DragGeometry.thing`) comes into the hand: pulled onto
    the board it is pressed, too, and pressed again it takes up the thing that was put down.
    """

    id: str
    kind: PlaceKind
    x: float
    y: float
    w: float
    h: float
    label: Message
    key: str = ""
    style: str = ""
    group: str = ""
    turns: Rotation | None = None
    gives: str = ""


class DragGeometry(NamedTuple):
    """How a piece is held that covers several cells, and how it lies on a cell.

    `w` and `h` are its size then, in table units. `aim` is the point that must lie in the middle of a cell,
    from the middle of the piece; `turns` names the piece it becomes when it is turned that way. Pieces of one
    `thing` are ways in which it lies: who has nothing else to lay has it in hand, in the way it was held last.
    """

    w: float
    h: float
    aim: tuple[float, float] = (0.0, 0.0)
    turns: tuple[tuple[Rotation, str], ...] = ()
    thing: str = ""


class Piece(NamedTuple):
    """Something that lies in a place. `id` stays the same as long as it is the same thing.

    A piece with the id of its place is nobody in particular, the token that lies there: when it goes and
    the same sprite comes elsewhere, the table takes both for one thing.
    `sprite` names an SVG of the game's art folder; `face` says how it is shown ("up", "ghost" for
    an outline left behind, "dim"); `label` is the whole of what a screen reader says. `w` and `h`
    are its size in table units, `whole` the one it has in the hand and elsewhere where it is narrower here, `grip` its
    size and bearing where those differ in the hand.
    """

    id: str
    place: str
    sprite: str
    label: Message
    w: float
    h: float
    z: int = 0
    face: Literal["up", "ghost", "dim"] = "up"
    caption: Message | None = None
    grip: DragGeometry | None = None
    whole: tuple[float, float] | None = None


class Note(NamedTuple):
    """A sentence that stands on the table (a total, a preview). Painters draw it, readers read it."""

    id: str
    text: Message


class Gauge(NamedTuple):
    """A figure that everybody watches, with its drawing."""

    name: Message
    sprite: str
    number: int


class GaugeGroup(NamedTuple):
    """Figures of one kind, and a sentence about all of them."""

    title: Message
    figures: tuple[Gauge, ...]
    note: Message | None = None


class SideSummary(NamedTuple):
    """What the rail says about one side. `preview` is the score the present draft would lead to.

    `score` is None where it is nobody else's business. `target` is the score that ends the game, where
    there is one, `counts` says both in the game's own word, None where that is points; `sprites` are pictures of
    what the side owns for good, each with what a screen reader says about it.
    """

    line: Message
    score: int | None = None
    target: int | None = None
    preview: int | None = None
    sprites: tuple[tuple[str, Message], ...] = ()
    counts: Message | None = None


class MoveSequence(NamedTuple):
    """Several moves of one person said in one breath, such as the parts of an offer and its proposal."""

    moves: tuple[Any, ...]


class ResponseWindow(NamedTuple):
    """A question to several seats in turn that must look the same whoever could say more than `pass_move`.

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
    """One position shown on the way from one to the next, with its sentence, which is one of the story. The view before
    the move itself is for a sentence of which nothing comes yet. Where there are many alike, the story has one line for
    them that opens, `within`. An `idle` one shows nothing that the one before it did not show."""

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
    """A picture over time. `across` names what is counted from left to right, `span` says how much of it
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
    """What the score sheet shows beside the lines. `decided` are the labels of the columns that told those
    apart who were level; `unit` is what the totals count, None for points."""

    headline: Message | None = None
    verdict: ResultBanner | None = None
    headings: tuple[ScoreHeader, ...] = ()
    sentences: tuple[Message, ...] = ()
    decided: frozenset[Message] = frozenset()
    unit: Message | None = None


Draft: TypeAlias = tuple[InputStep, ...]
"""What a person has done so far towards a move: handles in the order they were taken."""

Memory: TypeAlias = Literal["all", "turn"]


class Table(ABC, Generic[V, M]):
    """What is where and what it is called. `seat` is whose eyes look (None: the shared screen).

    A game writes the four methods without a default, and overrides what else it has.

    size    width and height in table units
    asks    whether there are response windows in this game at all
    memory  how far back the story goes: to the beginning, or to the last turn of whoever looks
    tips    what somebody is told when it happens to them for the first time, the most pressing first
    spare   where the far end of the dock begins that no puzzle needs: the question stands there
    """

    size: tuple[float, float] = (1000.0, 752.0)
    asks: bool = False
    memory: Memory = "all"
    tips: Sequence[Tip] = ()
    spare: float = 700.0

    @property
    def dock(self) -> float:
        """Where the part begins, from above, that holds what the person at the screen has; size[1] for none."""
        return self.size[1]

    @abstractmethod
    def make_view_model(self, view: V, seat: Seat | None, draft: Draft = ()) -> TableViewModel[Any]:
        """What those eyes see of `view`, with what they have done so far towards a move."""

    @abstractmethod
    def gesture(self, view: V, move: M) -> Sequence[InputStep]:
        """How one says `move`: loose handles first, then at most one that closes it."""

    @abstractmethod
    def moment(self, view: V) -> Message:
        """Where in the game we are, as short as "Round 7"; the same for all eyes."""

    @abstractmethod
    def describe_move(self, before: V, move: M, after: V, seat: Seat | None) -> Sequence[Message]:
        """What happened, from two views of `seat` and the move as that seat saw it."""

    def headline(self, sentence: Message) -> Message:
        """What stands in the bar above the table instead of a sentence of the story, where the table shows the rest of
        it; the log and screen readers have the whole one."""
        return sentence

    def move_builder(self, view: V) -> MoveBuilder[M] | None:
        """How the seat to move says a move of too many kinds to be listed, or a Run of moves; None where `gesture`
        says it all."""
        return None

    def chapter(self, view: V) -> Message:
        """The heading of the story for what happens there: the moment, or whose turn it is where rounds are long."""
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
