"""State of a match: steps, exchanges, trade talks, finished turns, and the position itself."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games.fire_and_flora.data.cards import NONE, UNBLOCKABLE, Counts
from garden_desktop.games.fire_and_flora.rules.moves import Move

NOBODY: Final[Seat] = -2
"""No seat: before the first player is known, and to move when the match is over."""
NOWHERE: Final = -1
HIDDEN: Final = -2
"""A pick of the Pack Rat that is hidden from the viewer."""

Ending: TypeAlias = Literal["", "target", "round_limit", "challenge_lost"]


class Step(NamedTuple):
    """A pending step or question. A question has the name of its node in section 5.2 as its kind.

    seat    seat that is asked or concerned
    land    the parcel it is about
    lands   parcels still to be visited, or those to choose from
    seats   seats to choose from, or still to come
    what    a species, a seat or a number, by kind
    may     "none" is a choice too
    """

    kind: str
    seat: Seat = CHANCE
    land: int = NOWHERE
    lands: tuple[int, ...] = ()
    seats: tuple[Seat, ...] = ()
    what: int = NOWHERE
    may: bool = False


class Exchange(NamedTuple):
    """A play in the response window, with the cards shown against it and for it (5.4).

    cards    types of the play
    blocks   (seat, type) of every card shown as a block, in order; an odd number stops the play
    waiting  seats still to be asked in this round of questions, the one asked first
    """

    seat: Seat
    move: Move
    cards: tuple[int, ...]
    blocks: tuple[tuple[Seat, int], ...] = ()
    waiting: tuple[Seat, ...] = ()

    @property
    def stands(self) -> bool:
        return len(self.blocks) % 2 == 0

    @property
    def stop(self) -> int:
        """Type of the card that blocks the play now; UNBLOCKABLE while it stands."""
        return UNBLOCKABLE if self.stands else self.blocks[-1][1]


class Bundle(NamedTuple):
    """Goods on one side of an offer; `lands` from left to right in the giver's row."""

    coins: int = 0
    cards: Counts = NONE
    lands: tuple[int, ...] = ()


class Deal(NamedTuple):
    """An offer: `author` gives `give` to `partner` for `get`; both are None in a draft hidden from the viewer."""

    author: Seat
    partner: Seat
    give: Bundle | None = Bundle()
    get: Bundle | None = Bundle()


class TurnMarks(NamedTuple):
    """Notes on the running turn.

    used     building cards used; a Gift Shop once for each of its sales
    species  species whose play came back because the pool was empty (FF-92)
    lands    plants whose play came back because there was no place
    refused  the last public offer to each partner that was not accepted
    """

    bought: bool = False
    used: tuple[int, ...] = ()
    offers: int = 0
    species: tuple[int, ...] = ()
    lands: tuple[int, ...] = ()
    refused: tuple[Deal, ...] = ()


class TradeTalks(NamedTuple):
    """The offer under way: its public parts, and the draft in progress (5.5).

    offer      the proposed offer of the active seat, None while it is drafted
    counter    the proposed counter-offer that is to be answered
    countered  whether a counter-offer was opened; there is no second one
    """

    draft: Deal | None = None
    offer: Deal | None = None
    counter: Deal | None = None
    countered: bool = False


class Turn(NamedTuple):
    """Public record of a finished turn: `stars`, `coins` and `income` of every seat after it.

    event   index of the event drawn; NOWHERE if none was left
    area    region it affected; 0 without a roll
    income  coins the lands and buildings of each seat bring
    """

    seat: Seat
    event: int
    area: int
    stars: tuple[int, ...]
    coins: tuple[int, ...]
    income: tuple[int, ...]


class State(NamedTuple):
    """A position; immutable. A view is a State too, with secrets masked. Land and Event Cards are indices in the pack.

    ask       the pending question: the decision or draw, and its seat
    todo      stack of the steps after it, the next one last
    turn      whose turn it is, NOBODY in set-up
    first     the seat that began, NOBODY before that is known
    round     1, 2 ...
    rows      lands of each seat from left to right
    on        what is on each parcel: EMPTY, a plant, or BUILT plus the building (data/pack.py)
    seeds     (parcel, species) of each seed marker (FF-215)
    hands     Resource Cards of each seat by type; None if hidden from the viewer
    sizes     number of cards of each hand; public
    pool      plant cards of each species not in play
    market    oldest first
    bag       Land Cards in the unordered part of the Land Deck, ascending; all may know which they are
    queue     those known to lie beneath it, the first to come first
    deck      Resource Cards not drawn, by type; None if hidden from the viewer
    left      number of cards in the deck; public
    events    Event Cards in the deck, ascending
    spent     event discard pile
    event     the event being carried out
    drawn     the event of the running turn, NOWHERE where none was left
    area      what the die or the region roll shows; 0 before it
    rolled    what it showed in the running turn
    winds     Santa Ana Winds in view
    spared    parcels whose plants this row's Fire Stations named
    trail     (parcel, what was on it, why its child found no place or "") of each land the fire or sweep
              under way came to, in that order
    dry       seats whose La Niña lasts
    grants    seats whose Conservation Grant waits
    lots      (seat, Land Card) of each lot drawn for the first turn
    rats      type picked from each hand by the Pack Rat, NOWHERE where none, HIDDEN where masked
    winners   who won, once `ending` says how
    past      every finished turn
    """

    ask: Step
    todo: tuple[Step, ...]
    turn: Seat
    first: Seat
    round: int
    rows: tuple[tuple[int, ...], ...]
    on: tuple[int, ...]
    seeds: tuple[tuple[int, int], ...]
    coins: tuple[int, ...]
    hands: tuple[Counts | None, ...]
    sizes: tuple[int, ...]
    pool: tuple[int, ...]
    market: tuple[int, ...]
    bag: tuple[int, ...]
    queue: tuple[int, ...]
    deck: Counts | None
    left: int
    discard: Counts
    events: tuple[int, ...]
    spent: tuple[int, ...]
    event: int
    drawn: int
    area: int
    rolled: int
    winds: tuple[int, ...]
    spared: tuple[int, ...]
    trail: tuple[tuple[int, int, str], ...]
    dry: tuple[Seat, ...]
    grants: tuple[Seat, ...]
    lots: tuple[tuple[Seat, int], ...]
    rats: tuple[int, ...]
    marks: TurnMarks
    exchange: Exchange | None
    talks: TradeTalks | None
    ending: Ending
    winners: tuple[Seat, ...]
    past: tuple[Turn, ...]
