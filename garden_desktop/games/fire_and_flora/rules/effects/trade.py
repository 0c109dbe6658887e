"""Trade talks: offers drafted, proposed, countered once, accepted or dropped (FF-131 to FF-146, section 5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import NONE, TYPES, Counts, add, minus, plus
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, replace_at
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Kind, Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, Deal, State, Step, TradeTalks


def offer(position: MutablePosition, move: Move) -> None:
    position.marks = position.marks._replace(offers=position.marks.offers + 1)
    _draft(position, TradeTalks(draft=Deal(position.turn, move.seat)))


def part(position: MutablePosition, step: Step, move: Move) -> None:
    """Add one part to one side of the draft."""
    talks, deal = _talks(position), _drafted(position)
    if move.kind == "give":
        deal = deal._replace(give=_with(sides_of(deal)[0], move))
    else:
        deal = deal._replace(get=_with(sides_of(deal)[1], move))
    _draft(position, talks._replace(draft=deal))


def propose(position: MutablePosition, step: Step, move: Move) -> None:
    """Make the draft public, as an offer or as the counter to one."""
    talks, deal = _talks(position), _drafted(position)
    if talks.offer is None:
        _await_answer(position, TradeTalks(offer=deal))
    else:
        position.talks = talks._replace(draft=None, counter=deal)
        position.ask = Step("answer_counter", talks.offer.author)


def withdraw(position: MutablePosition, step: Step, move: Move) -> None:
    """Drop what is on the table; dropping a drafted counter-offer leaves the first offer open (FF-143)."""
    talks = _talks(position)
    if step.kind == "draft" and talks.offer is not None:
        _await_answer(position, talks._replace(draft=None))
    else:
        _close(position)


def counter(position: MutablePosition, step: Step, move: Move) -> None:
    talks = _talks(position)
    assert talks.offer is not None
    _draft(position, talks._replace(draft=Deal(talks.offer.partner, talks.offer.author), countered=True))


def decline(position: MutablePosition, step: Step, move: Move) -> None:
    """Decline: a counter-offer leaves the first offer with the partner, an offer is closed."""
    if step.kind == "answer_counter":
        _await_answer(position, _talks(position)._replace(counter=None))
    else:
        _close(position)


def accept(position: MutablePosition, step: Step, move: Move) -> None:
    """Carry out the deal, all parts at once (FF-144)."""
    deal = on_the_table(_talks(position))
    give, get = sides_of(deal)
    position.talks = None
    _hand_over(position, deal.author, deal.partner, give)
    _hand_over(position, deal.partner, deal.author, get)
    position.rows = rows_after(position, deal)
    position.touched = True


def on_the_table(talks: TradeTalks) -> Deal:
    """Deal that is to be answered."""
    deal = talks.counter or talks.offer
    assert deal is not None
    return deal


def sides_of(deal: Deal) -> tuple[Bundle, Bundle]:
    """Bundles that the author gives and gets; the viewer must be allowed to see the deal."""
    assert deal.give is not None
    assert deal.get is not None
    return deal.give, deal.get


def rows_after(state: State | MutablePosition, deal: Deal) -> tuple[tuple[int, ...], ...]:
    """Landscapes after a deal: lands received go to the right end (FF-136)."""
    give, get = sides_of(deal)
    rows = replace_at(state.rows, deal.author, _moved(state.rows[deal.author], give.lands, get.lands))
    return replace_at(rows, deal.partner, _moved(state.rows[deal.partner], get.lands, give.lands))


def _moved(row: tuple[int, ...], gone: tuple[int, ...], come: tuple[int, ...]) -> tuple[int, ...]:
    return (*(land for land in row if land not in gone), *come)


def _hand_over(position: MutablePosition, giver: Seat, taker: Seat, bundle: Bundle) -> None:
    """Transfer coins and cards of one side."""
    position.pay(giver, bundle.coins)
    position.pay(taker, -bundle.coins)
    number = sum(bundle.cards)
    hands, sizes = position.hands, position.sizes
    hands = replace_at(
        replace_at(hands, giver, minus(hands[giver], bundle.cards)), taker, plus(hands[taker], bundle.cards)
    )
    position.hands = hands
    position.sizes = replace_at(replace_at(sizes, giver, sizes[giver] - number), taker, sizes[taker] + number)


def _with(bundle: Bundle, move: Move) -> Bundle:
    if move.number != UNNAMED:
        return bundle._replace(coins=move.number)
    if move.cause != UNNAMED:
        return bundle._replace(cards=add(bundle.cards, move.cause))
    return bundle._replace(lands=(*bundle.lands, move.place))


def _draft(position: MutablePosition, talks: TradeTalks) -> None:
    assert talks.draft is not None
    position.talks = talks
    position.ask = Step("draft", talks.draft.author)


def _await_answer(position: MutablePosition, talks: TradeTalks) -> None:
    assert talks.offer is not None
    position.talks = talks
    position.ask = Step("answer", talks.offer.partner)


def _close(position: MutablePosition) -> None:
    """End the talks without a deal; a public offer is remembered, so that it can be made again (5.5)."""
    offer, marks = _talks(position).offer, position.marks
    if offer is not None:
        others = tuple(deal for deal in marks.refused if deal.partner != offer.partner)
        position.marks = marks._replace(refused=(*others, offer))
    position.talks = None


def _talks(position: MutablePosition) -> TradeTalks:
    assert position.talks is not None
    return position.talks


def _drafted(position: MutablePosition) -> Deal:
    deal = _talks(position).draft
    assert deal is not None
    return deal


# Parts of a draft, in one fixed order (FF-135, FF-140, FF-141).


PROPOSE, WITHDRAW = Move("propose"), Move("withdraw")
EMPTY_HANDED = Bundle()
ALREADY_MADE: Final = 2000


SIDES: Final[tuple[Kind, ...]] = ("give", "get")


def _coins(kind: Kind, coins: int) -> tuple[Move, ...]:
    return tuple(Move(kind, number=number) for number in range(1, coins + 1))


SUMS: Final = {kind: _coins(kind, ALREADY_MADE) for kind in SIDES}
"""Moves for sums up to ALREADY_MADE, shared; larger ones are made on demand."""


class Parts:
    """Move generator of a draft; moves are made once and shared."""

    def __init__(self, config: RulesConfig) -> None:
        self._config = config
        self._cards = {kind: tuple(Move(kind, cause=icon) for icon in TYPES) for kind in SIDES}
        self._lands = {kind: tuple(Move(kind, place=land) for land in range(config.parcels)) for kind in SIDES}

    def legal(self, state: State) -> Sequence[Move]:
        """Legal moves of a draft: parts to give until something is asked for, parts to ask for, propose, withdraw."""
        deal = state.talks.draft if state.talks is not None else None
        if deal is None or deal.give is None or deal.get is None:
            return (WITHDRAW,)
        moves: list[Move] = []
        if deal.get == EMPTY_HANDED:
            moves += self._side("give", state, deal.author, deal.give, state.hands[deal.author] or NONE)
        moves += self._side("get", state, deal.partner, deal.get, _wishes(state, deal.partner, deal.get))
        if deal.give != EMPTY_HANDED or deal.get != EMPTY_HANDED:
            moves.append(PROPOSE)
        moves.append(WITHDRAW)
        return moves

    def _side(self, kind: Kind, state: State, giver: Seat, bundle: Bundle, held: Counts) -> list[Move]:
        """Parts of one side: coins, then cards by type, then lands from left to right."""
        moves: list[Move] = []
        if bundle == EMPTY_HANDED:
            moves += self._sums(kind, state.coins[giver])
        if not bundle.lands:
            moves += [
                self._cards[kind][icon]
                for icon in range(last_type(bundle), len(held))
                if held[icon] > bundle.cards[icon]
            ]
        on_offer = self._lands[kind]
        moves += [on_offer[land] for land in lands_after(state, giver, bundle) if tradable(self._config, state, land)]
        return moves

    def _sums(self, kind: Kind, coins: int) -> Sequence[Move]:
        made = SUMS[kind]
        return made[:coins] if coins <= ALREADY_MADE else _coins(kind, coins)


def _wishes(state: State, partner: Seat, bundle: Bundle) -> Counts:
    """Cards that can be asked for: any type, up to the number of the partner's cards (FF-141)."""
    more = int(sum(bundle.cards) < state.sizes[partner])
    return tuple(number + more for number in bundle.cards)


def last_type(bundle: Bundle) -> int:
    """Highest type in a bundle; cards are entered in order of type, so that each bundle has one sequence of moves."""
    return max((icon for icon in TYPES if bundle.cards[icon]), default=0)


def lands_after(state: State, giver: Seat, bundle: Bundle) -> tuple[int, ...]:
    """Lands to the right of the last one in the bundle."""
    row = state.rows[giver]
    return row[row.index(bundle.lands[-1]) + 1 :] if bundle.lands else row


def tradable(config: RulesConfig, state: State, land: int) -> bool:
    """Whether a land may be part of an offer: Headquarters only with `trade_hq` (FF-138, FF-211)."""
    return config.trade_hq or not (_is_headquarters(config, land) or _bears_headquarters(config, state.on[land]))


def _is_headquarters(config: RulesConfig, land: int) -> bool:
    return config.lands[land].kind == "headquarters"


def _bears_headquarters(config: RulesConfig, content: int) -> bool:
    return content >= BUILT and config.pack.lands[content - BUILT].kind == "headquarters"
