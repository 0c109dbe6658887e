"""Band of the response window: a play and the cards shown against it, without a trace of hands (FF-110 to FF-115)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from garden_desktop.core.table import ResponseWindow
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Reason, Seat
from garden_desktop.core.view_model import Note, Piece, Place
from garden_desktop.games.fire_and_flora.advice.preview import Deed, PlayPreview, preview_play, win_of
from garden_desktop.games.fire_and_flora.data.cards import RESOURCE_NAMES, STOPPER, TIME, TYPES, UNBLOCKABLE
from garden_desktop.games.fire_and_flora.data.pack import EMPTY
from garden_desktop.games.fire_and_flora.rules import reasons
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.resources import answers, asked, stoppers, target_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Exchange, State
from garden_desktop.games.fire_and_flora.table import ids, labels
from garden_desktop.games.fire_and_flora.table.band import layout as band_layout
from garden_desktop.games.fire_and_flora.table.labels import ParcelContent, thing

PASS: Final = Move("pass")
UNTIL_CONTINUE: Final = "continue"


def response_window(config: RulesConfig, view: State, bar: str) -> ResponseWindow | None:
    """Round of questions under way; None outside a response window.

    `bar` is the option for the time: seconds, or until Continue. Made of public facts alone. Discard pile, hand sizes
    and marks tell two rounds apart that ask the same.
    """
    exchange = view.exchange
    if view.ask.kind != "block" or exchange is None:
        return None
    before, seats = (len(view.past), view.marks, view.discard, view.sizes), asked(config, view, exchange)
    return ResponseWindow(
        round=(before, exchange.seat, exchange.move, exchange.blocks),
        seats=seats,
        pass_move=PASS,
        aimed=frozenset((target_of(view, exchange.move),)),
        seconds=None if bar == UNTIL_CONTINUE else float(bar),
        badges=band_layout.BADGES,
        bar=band_layout.BAR,
        about=_about(exchange),
        unable=frozenset(seat for seat in seats if not view.sizes[seat]),
    )


def _about(exchange: Exchange) -> Message | None:
    """Cards of the play; None once a block is on the table, which is a question of its own."""
    if exchange.blocks:
        return None
    names = tuple(RESOURCE_NAMES[kind] for kind in exchange.cards)
    return names[0] if len(names) == 1 else CARDS.of(cards=ListArg(names))


CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{cards} together")


# The band.


class BandCard(NamedTuple):
    """A card on the table: of the play (`against` 0), or the n-th one shown as a block."""

    kind: int
    seat: Seat
    against: int


@dataclass(frozen=True)
class BlockBand:
    """A play that can be blocked, as one viewer sees it. `bar` is the option for the time."""

    config: RulesConfig
    view: State
    seat: Seat | None
    exchange: Exchange
    bar: str

    @property
    def cards(self) -> tuple[BandCard, ...]:
        """All cards of the exchange, in the order shown."""
        played = tuple(BandCard(kind, self.exchange.seat, 0) for kind in self.exchange.cards)
        return played + tuple(BandCard(kind, seat, n) for n, (seat, kind) in enumerate(self.exchange.blocks, 1))

    @property
    def target(self) -> Seat:
        """Seat whose landscape, hand or coins the play is aimed at."""
        return target_of(self.view, self.exchange.move)

    @property
    def land(self) -> int:
        """Parcel the play is aimed at; -1 for a person."""
        return self.exchange.move.place

    @cached_property
    def ahead(self) -> PlayPreview:
        """Preview of the play if it stands."""
        return preview_play(self.config, self.view, self.exchange.move)

    @property
    def looking(self) -> bool:
        """Whether the viewer is the seat asked."""
        return self.view.ask.seat == self.seat

    @property
    def pictures(self) -> tuple[ParcelContent, ParcelContent] | None:
        """Content of the parcel before and after the play, as pictures; None for a play without a parcel."""
        if self.land < 0:
            return None
        now = self.view.on[self.land]
        return thing(self.config, self.land, now), thing(self.config, self.land, _then(self.ahead.deed, now, self))

    def stops(self, kind: int) -> bool:
        """Whether a card of this type can be shown now."""
        return kind in answers(self.exchange)


def band_of(config: RulesConfig, view: State, seat: Seat | None, bar: str) -> BlockBand | None:
    """Band of a view; None outside a response window."""
    return None if view.exchange is None else BlockBand(config, view, seat, view.exchange, bar)


def places(band: BlockBand) -> Iterator[Place]:
    yield Place("band-cards", "row", *band_layout.CARDS, LAID, style="band", group="band")
    if band.looking:
        yield Place(ids.BLOCK, "spot", *band_layout.TARGET, STOP_IT, key="B", style="band", group="band")


def buttons(band: BlockBand) -> Iterator[Place]:
    if band.looking:
        yield Place("pass", "button", *band_layout.PASS, LET_PASS, key="Enter", style="primary", group="buttons")


def pieces(band: BlockBand) -> Iterator[Piece]:
    for number, card in enumerate(band.cards, 1):
        said = SHOWN if card.against else PLAYED
        label = said.of(card=RESOURCE_NAMES[card.kind], who=SideName(card.seat))
        yield Piece(f"shown-{number}", "band-cards", ids.card_sprite(card.kind), label, *band_layout.CARD, number)


def notes(band: BlockBand) -> Iterator[Note]:
    yield Note("band-title", _title(band))
    yield Note("band-deed", DEEDS[band.ahead.deed])
    yield from _stars(band)
    if band.exchange.stands and (win := win_of(band.config, band.view, band.ahead)) is not None:
        yield Note("band-wins", labels.wins(win))
    yield from (Note(f"band-stops-{n}", text) for n, text in enumerate(_stops(band), 1))
    for card in band.cards:
        if card.against:
            said = STOPPED if card.against % 2 else RESCUED
            text = said.of(who=SideName(card.seat), card=RESOURCE_NAMES[card.kind])
            yield Note(f"band-chain-{card.against}", text)
    if band.looking:
        yield Note("band-invites", INVITES if any(map(band.stops, _held(band))) else NOTHING_TO_SHOW)
    if band.seat is None:
        held = band.view.sizes[band.exchange.seat]
        yield Note("band-covered", (COVERED if held else NO_CARDS).of(who=SideName(band.exchange.seat)))
        yield Note("band-covered-text", COVERED_TEXT if held else NO_CARDS_TEXT)
        yield Note("band-same", SAME)
        yield Note("band-same-text", UNTIL if band.bar == UNTIL_CONTINUE else SECONDS.of(n=int(band.bar)))


def prompt(band: BlockBand) -> Message:
    """Prompt: the decision for the seat asked, the play for everybody else.

    The keys by which other players open their hands are added where it is known which of them are people.
    """
    if band.looking:
        return YOU.of(who=SideName(band.view.ask.seat), other=SideName(band.exchange.seat))
    return PLAY.of(play=_title(band))


def intended_move(band: BlockBand, place: str, piece: str) -> Move | Reason | None:
    """Answer to the question; the reason why a card stops nothing is told to its holder alone."""
    kind = ids.kind_of(piece)
    if kind >= 0 and not band.stops(kind):
        return reasons.CANNOT_BLOCK if band.looking else None
    if place == ids.BLOCK and kind >= 0:
        return Move("block", cause=kind)
    return PASS if place == "pass" and not piece else None


def _held(band: BlockBand) -> Iterator[int]:
    """Types of cards the viewer holds."""
    own = None if band.seat is None else band.view.hands[band.seat]
    return (kind for kind in TYPES if own is not None and own[kind])


def _title(band: BlockBand) -> Message:
    who, other, move = SideName(band.exchange.seat), SideName(band.target), band.exchange.move
    cards = ListArg(tuple(RESOURCE_NAMES[kind] for kind in band.exchange.cards))
    match move.kind:
        case "steal-card":
            return STEALS_CARD.of(who=who, other=other)
        case "steal-coins":
            return STEALS_COINS.of(who=who, other=other, n=band.config.figures.steal_coins)
        case "plant":
            return PLANTS.of(
                who=who, plant=labels.species(band.config, move.species), land=labels.land(band.config, band.land)
            )
    return PLAYS.of(who=who, cards=cards, land=labels.land(band.config, band.land))


def _stars(band: BlockBand) -> Iterator[Note]:
    """Yield changes of stars, with the worst and the best outcome where there are several."""
    before = band.ahead.before
    for seat, now in enumerate(before):
        then = sorted({one.stars[seat] for one in band.ahead.outcomes})
        if then != [now]:
            some = STARS_BETWEEN if len(then) > 1 else STARS
            text = some.of(who=SideName(seat), now=now, least=then[0], n=then[-1], target=band.config.target)
            yield Note(f"band-stars-{seat + 1}", text)


def _stops(band: BlockBand) -> Iterator[Message]:
    """Yield the types of cards that can be shown now; never hands."""
    exchange = band.exchange
    if not exchange.stands:
        again = STOPPER[exchange.stop]
        yield (NOTHING_SAVES if again == UNBLOCKABLE else SAVES).of(
            card=RESOURCE_NAMES[again], stop=RESOURCE_NAMES[exchange.stop]
        )
        return
    for kind in stoppers(exchange.cards):
        yield STOPS.of(card=RESOURCE_NAMES[kind], stopped=RESOURCE_NAMES[STOPPER[kind]])
    if TIME in exchange.cards:
        yield PAIR_FAILS


def _then(deed: Deed, now: int, band: BlockBand) -> int:
    """Content of the parcel after the play, for its picture."""
    match deed:
        case "grow":
            return now | 1
        case "damage" | "propagate" | "invade":
            return now & ~1
        case "kill":
            return EMPTY
        case "plant":
            return 2 * band.exchange.move.species
        case "sprout":
            return 2 * dict(band.view.seeds)[band.land]
    return now


INVITES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Or drop a highlighted card on the play above to block it.")
NOTHING_TO_SHOW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "None of your cards can block this.")
LAID: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The cards on the table")
PLAYED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{card}, played by {who}")
SHOWN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{card}, shown by {who}")
STOP_IT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Block with a card")
LET_PASS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Pass")
PLAYS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays {cards} on {land}")
PLANTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays Nefarious: {plant} on {land}")
STEALS_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays Nefarious to steal a card from {other}")
STEALS_COINS: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who} plays Nefarious to steal up to %n coin(s) from {other}"
)
STARS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: {now}, then %n star(s) of {target}")
STARS_BETWEEN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: {now}, then {least} to %n star(s) of {target}")
STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{card} blocks {stopped}.")
PAIR_FAILS: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "Nothing blocks Time, but a pair fails if one of its cards is blocked."
)
SAVES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It is blocked now. {card} blocks that {stop}.")
NOTHING_SAVES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It is blocked now. Nothing blocks that {stop}.")
STOPPED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} blocks it with {card}.")
RESCUED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} blocks the block with {card}.")
COVERED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s hand is hidden")
NO_CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} has no Resource Cards.")
COVERED_TEXT: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora",
    "It is shown again once this play is resolved. Players who look see only their own hand. If no "
    "player looks, the play goes through.",
)
NO_CARDS_TEXT: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "Players who look see only their own hand. If no player looks, the play goes through."
)
SAME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Time to block")
SECONDS: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora",
    "%n second(s) after every play, so the wait gives nothing away. You set this when you start a match.",
)
UNTIL: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora",
    "After every play the match waits for Continue, so the wait gives nothing "
    "away. You set this when you start a match.",
)
PLAY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{play}.")
YOU: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: block {other}’s play with a card, or pass.")
DEEDS: Final[dict[Deed, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "Grow"),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "Damage"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "Kill"),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "Propagate"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "Invade"),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "Seeds sprout"),
    "pool_empty": QT_TRANSLATE_NOOP("fire_and_flora", "Nothing: the pool is empty"),
    "no_place": QT_TRANSLATE_NOOP("fire_and_flora", "Nothing: there is no room for a seedling"),
    "no_line": QT_TRANSLATE_NOOP("fire_and_flora", "Nothing"),
    "plant": QT_TRANSLATE_NOOP("fire_and_flora", "An invasive is planted"),
    "steal-card": QT_TRANSLATE_NOOP("fire_and_flora", "A card is stolen"),
    "steal-coins": QT_TRANSLATE_NOOP("fire_and_flora", "Coins are stolen"),
}
