"""Prompt sentences (the seat to act and its decision), scoreboard entries, and the round for the title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Arg, Message, SideName
from garden_desktop.core.types import CHANCE, Side
from garden_desktop.core.view_model import SideSummary
from garden_desktop.games.fire_and_flora.data.cards import called
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules import scoring
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE, State
from garden_desktop.games.fire_and_flora.table import drag_prompt, fire, ids, labels
from garden_desktop.games.fire_and_flora.table.band import block_band
from garden_desktop.games.fire_and_flora.table.fire import FireFrame
from garden_desktop.games.fire_and_flora.table.offer import sheet_notes
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def prompt(seen: FloraViewFacts) -> Message:
    """Prompt for this viewer."""
    view = seen.view
    if isinstance(seen.shown, FireFrame):
        return _walk(seen, seen.shown)
    if view.ask.kind == "over":
        return scoring.result(seen.config, view).reason
    if view.ask.seat == CHANCE:
        return SET_UP_RUNS if view.turn < 0 else TURN_BEGINS.of(who=SideName(view.turn))
    if seen.band is not None:
        return block_band.prompt(seen.band)
    if seen.sheet is not None:
        return sheet_notes.prompt(seen.sheet)
    if view.talks is not None and view.talks.draft is not None:
        return sheet_notes.drafting(view.talks.draft.author, view.talks.draft.partner)
    asked = ASKED.get(view.ask.kind)
    return ELSE.of(who=SideName(view.ask.seat)) if asked is None else asked(seen)


def _walk(seen: FloraViewFacts, shown: FireFrame) -> Message:
    """Prompt of a keyframe: the event, and its last effect on a land that has a sentence."""
    last = next((visit for visit in reversed(shown.done) if fire.worth_telling(visit)), None)
    event = _event(seen)
    return event if last is None else WALK.of(event=event, told=fire.visit_sentence(seen.config, last))


def moment(config: RulesConfig, view: State) -> Message:
    """The round, in which every seat has one turn; in a solo challenge the turn of how many."""
    if view.turn < 0:
        return SET_UP
    return ROUND.of(round=view.round) if config.seats > 1 else ALONE.of(turn=view.round, last=config.rounds)


def chapter(view: State) -> Message:
    """Heading of the log for a turn."""
    return TURN.of(who=SideName(view.turn), round=view.round) if view.turn >= 0 else SET_UP


def _event(seen: FloraViewFacts) -> Message:
    """Name of the event being carried out."""
    drawn = seen.view.drawn
    return A_WALK if drawn == NOWHERE else called(seen.config.cards[drawn].name)


def _actions(seen: FloraViewFacts) -> Message:
    """Prompt of part 4, or of an action begun in it."""
    who, trades = SideName(seen.view.turn), seen.config.trading and seen.config.seats > 1
    if not seen.acting:
        return (ACTS if trades else ACTS_ALONE).of(who=who)
    return _begun(seen, who) if seen.draft else (ACT if trades else ACT_ALONE).of(who=who)


def _begun(seen: FloraViewFacts, who: SideName) -> Message:
    first, config = seen.draft[0], seen.config
    if first.loose:
        cards = (*drag_prompt.laid(seen), ids.well_kind(first.place))
        return PAIR.of(who=who, cards=labels.cards(cards))
    if first.place == ids.OFFER:
        return WITH_WHOM.of(who=who)
    if first.place == ids.SELL:
        return WHICH_CARD.of(who=who)
    land = ids.land_of(config, first.place)
    if first.piece:
        return WHICH_WEED.of(who=who, land=labels.land(config, land))
    building = labels.holds(config, land, seen.view.on[land])
    names: dict[str, Arg] = {"who": who, "building": building}
    if config.effect(seen.view.on[land]) == "nursery":
        return (WHAT_TO_PLANT if len(seen.draft) == 1 else WHERE_TO_PLANT).of(**names)
    return USE.of(**names)


def _site(seen: FloraViewFacts) -> Message:
    """Prompt for the place of a child; a weed from an event has no parent."""
    ask, config = seen.view.ask, seen.config
    child = labels.holds(config, ask.lands[0], 2 * ask.what)
    if ask.land == NOWHERE:
        return WEED_SITE.of(who=SideName(ask.seat), plant=child)
    parent = labels.plant_on(config, ask.land, seen.view.on[ask.land])
    burns = seen.mode == "burn" and _event_kind(seen) == "fire"
    return (FIRE_SITE if burns else SITE).of(who=SideName(ask.seat), plant=child, parent=parent)


def _regrow(seen: FloraViewFacts) -> Message:
    ask = seen.view.ask
    plant = labels.holds(seen.config, ask.land, ask.what & ~1)
    return REGROW.of(who=SideName(ask.seat), plant=plant, land=labels.land(seen.config, ask.land))


def _choose(seen: FloraViewFacts) -> Message:
    return CHOOSE.get(_event_kind(seen), ELSE).of(who=SideName(seen.view.ask.seat))


def _event_kind(seen: FloraViewFacts) -> str:
    view = seen.view
    return "" if view.event == NOWHERE else seen.config.cards[view.event].effect


def _quake(seen: FloraViewFacts) -> Message:
    ask, config = seen.view.ask, seen.config
    building = called(config.lands[seen.view.on[ask.land] - BUILT].name)
    land = labels.land(config, ask.land)
    return QUAKE.of(who=SideName(ask.seat), building=building, land=land, n=config.figures.quake_coins)


def _lookout(seen: FloraViewFacts) -> Message:
    return LOOKOUT.of(who=SideName(seen.view.ask.seat), area=labels.AREAS[seen.view.area])


def _douse(seen: FloraViewFacts) -> Message:
    ask, view = seen.view.ask, seen.view
    target = labels.plant_on(seen.config, ask.land, view.on[ask.land])
    return (DOUSE if seen.deciding else DOUSES).of(who=SideName(ask.seat), target=target)


def _discard(seen: FloraViewFacts) -> Message:
    seat = seen.view.ask.seat
    over = seen.view.sizes[seat] - seen.config.hand_limit
    if seen.draft:
        return WHICH_TO_DISCARD.of(who=SideName(seat))
    return (DISCARD if seen.deciding else DISCARDS).of(who=SideName(seat), n=over)


def _protect(seen: FloraViewFacts) -> Message:
    return PROTECT.of(who=SideName(seen.view.ask.seat))


ASKED: Final[Mapping[str, Callable[[FloraViewFacts], Message]]] = {
    "actions": _actions,
    "site": _site,
    "regrow": _regrow,
    "choose": _choose,
    "quake": _quake,
    "lookout": _lookout,
    "douse": _douse,
    "discard": _discard,
    "protect": _protect,
}
ROUND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Round {round}")
ALONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Turn {turn} of {last}")
TURN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s turn, round {round}")
SET_UP: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Set-up")
SET_UP_RUNS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The lands are dealt.")
TURN_BEGINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s turn continues.")
WALK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{event}. {told}")
A_WALK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Event")
ELSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} decides.")
ACT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: play cards, buy a land, trade, or end your turn.")
ACTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays cards, buys something, trades or ends the turn.")
ACT_ALONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: play cards, buy a land, or end your turn.")
ACTS_ALONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays cards, buys something or ends the turn.")
PAIR: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: play {cards} together. On which plant?")
WITH_WHOM: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: who do you want to trade with?")
WHICH_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose a card to sell.")
WHICH_WEED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose the invasive to plant on {land}.")
WHAT_TO_PLANT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose a plant to grow in the {building}.")
WHERE_TO_PLANT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose a land for the plant from the {building}.")
USE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose what the {building} does.")
SITE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: {parent} has a seedling. Where does the {plant} go?")
FIRE_SITE: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: {parent} propagates in the fire. Where does the {plant} go?"
)
WEED_SITE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: where does the {plant} go?")
REGROW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: let a {plant} grow back on {land}?")
QUAKE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: pay %n coin(s) for {building} on {land}, or give it up?")
LOOKOUT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: the die shows {area}. Keep the roll, or roll again?")
DOUSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: spend a Water on {target}?")
DOUSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} decides whether to spend a Water on {target}.")
DISCARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: discard %n more card(s).")
WHICH_TO_DISCARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose a card to discard.")
DISCARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} must discard %n more card(s).")
PROTECT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose a plant for the Fire Station to protect.")
CHOOSE: Final[Mapping[str, Message]] = {
    "squirrel": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose the small plant that the squirrel kills."),
    "parrots": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose one of your big natives to propagate."),
    "rain": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose one of your plants for the Water."),
    "volunteerday": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose one of your plants for the Labor."),
    "seeds": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: choose which opponent gets the seeds."),
}


def side_summary(config: RulesConfig, view: State, side: Side) -> SideSummary:
    """Scoreboard entry of a side: stars and target, coins and cards."""
    stars = stars_of(config, view, side)
    return SideSummary(_line(view, side), stars, config.target, counts=STARS.of(score=stars, target=config.target))


def _line(view: State, side: Side) -> Message:
    coins, cards = COINS.of(n=view.coins[side]), CARDS.of(n=view.sizes[side])
    busy = _busy(view, side)
    if busy is None:
        return HAS.of(coins=coins, cards=cards)
    return BUSY.of(coins=coins, cards=cards, what=busy)


def _busy(view: State, side: Side) -> Message | None:
    """Word for a seat that decides in another one's turn; None in a response window, which looks the same for all."""
    asked = view.ask.seat == side and view.ask.seat != CHANCE
    return CHOOSES if asked and side != view.turn and view.ask.kind != "block" else None


HAS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{coins}, {cards}")
BUSY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{coins}, {cards}, {what}")
STARS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{score} of {target} stars")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n coin(s)")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n card(s)")
CHOOSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "chooses")
