"""Notes on the table: distance to the crash, effect of ending the turn, bags, the own portfolio, warnings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.view_model import Note
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, TYPES
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.scoring import bust, not_in_sight, size, worth
from garden_desktop.games.stalk_exchange.rules.upkeep import next_passes, passed, spare, until_crash
from garden_desktop.games.stalk_exchange.table import frames
from garden_desktop.games.stalk_exchange.table.frames import STEPS
from garden_desktop.games.stalk_exchange.table.places import compost_label, greenhouse_label, next_out
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


def notes(seen: MarketViewFacts) -> Iterator[Note]:
    """Every note on the table now."""
    yield from _market(seen)
    if seen.stepping:
        yield from _steps(seen)
    elif seen.view.phase == "act":
        yield from _turn_end(seen)
    yield from _bags(seen)
    if seen.config.known_holdings:
        yield from _known(seen)
    yield from _shed(seen)
    if seen.deciding:
        yield from _seedy(seen)
        yield from _warnings(seen)


def _market(seen: MarketViewFacts) -> Iterator[Note]:
    """Yield the steps to the crash, flowers of each type that would cause it alone, the Bust, and certain crashes."""
    config, view, shown = seen.config, seen.view, seen.shown
    if not view.turns or seen.closed:
        return
    laid = len(shown.laid)
    yield from _spare(seen, laid)
    if view.phase == "act":
        needed = [until_crash(config, laid, shown.values, flower) for flower in range(TYPES)]
        yield Note("until", UNTIL.of(flowers=names.counted(needed)))
    yield Note("bust", _bust(seen))
    certain = frames.reasons_of(config, view) if view.phase in ("flush", "refill") else frames.at_end(config, view)
    yield from (Note(f"crash-{at}", LAST_TURN.of(why=why)) for at, why in enumerate(certain, 1))


def _spare(seen: MarketViewFacts, laid: int) -> Iterator[Note]:
    """Yield the steps until the track sets the crash; nothing once it has."""
    config, values = seen.config, seen.shown.values
    if not passed(config, laid, max(values)):
        left = spare(config, laid, values)
        yield Note("spare", NEXT_CRASHES if next_passes(config, laid, max(values)) else SPARE.of(n=left))


def _bust(seen: MarketViewFacts) -> Message:
    """Sentence on the final Stalk Values if the game ended now; public (8.2)."""
    values = seen.shown.values
    finals = bust(seen.config, values)
    top = max(values)
    if not top:
        return NO_BUST
    dearest = names.every(flower for flower in range(TYPES) if values[flower] == top)
    return BUST.of(flowers=dearest, value=top, final=min(f for f, v in zip(finals, values, strict=True) if v == top))


def _steps(seen: MarketViewFacts) -> Iterator[Note]:
    """Yield the four steps of the Upkeep; later ones too, since they follow from the position."""
    config, view, done = seen.config, seen.view, seen.preview.upkeep
    happens = (done.gone, done.bloomed, done.laid, (done.row,))
    for step, something in zip(STEPS, happens, strict=True):
        words = frames.step_sentence(config, view, done, step) if something else frames.waits(step)
        yield Note(f"step-{step}", words)


def _turn_end(seen: MarketViewFacts) -> Iterator[Note]:
    """Yield what would happen if the turn ended now; public."""
    config, view, then = seen.config, seen.view, seen.preview
    for frame in frames.frames(config, view):
        if frame.view.phase != "exchange":
            yield Note(f"then-{frame.view.phase}", WHEN_ENDED.of(what=frame.told))
    if then.waiting:
        yield Note("waiting", WAITING.of(n=len(then.waiting), spaces=names.spaces(config, then.waiting)))
    out = next_out(seen)
    if out != EMPTY:
        yield Note("out", NEXT_OUT.of(flower=names.bare(view.row[out]), slot=out + 1))


def _bags(seen: MarketViewFacts) -> Iterator[Note]:
    """Yield the contents of Greenhouse and Compost, as far as the option `bag_counts` shows them (SE-104)."""
    if seen.config.bag_counts == "none":
        return
    yield Note("greenhouse", greenhouse_label(seen))
    yield Note("compost", compost_label(seen))
    if seen.config.bag_counts == "by_type":
        unseen = not_in_sight(seen.config, seen.view)
        yield Note("unseen", UNSEEN.of(flowers=names.counted(unseen)))


def _known(seen: MarketViewFacts) -> Iterator[Note]:
    """Yield the flowers that Swaps have made certain (SE-112)."""
    for side, sure in enumerate(seen.view.known):
        if any(sure):
            yield Note(f"known-{side + 1}", KNOWN.of(who=SideName(side), flowers=names.counted(sure)))


def _shed(seen: MarketViewFacts) -> Iterator[Note]:
    own, values = seen.own, seen.shown.values
    if own is None or seen.seat is None:
        return
    yield Note("shed", SHED.of(n=size(seen.config, seen.view, seen.seat)))
    yield Note("worth", WORTH.of(worth=worth(own, values)))
    if not seen.fallen:
        yield Note("busted", BUSTED.of(worth=worth(own, bust(seen.config, values))))
    then = seen.preview
    if seen.stepping and then.worth is not None and seen.view.phase in ("harvest", "bloom"):
        yield Note("worth-then", WORTH_THEN.of(worth=then.worth.then))


def _seedy(seen: MarketViewFacts) -> Iterator[Note]:
    if seen.config.tokens:
        left = seen.view.tokens[seen.view.turn]
        yield Note("seedy", SEEDY.of(n=left))
        yield Note("price", PRICE if left else ALL_SPENT)


def _warnings(seen: MarketViewFacts) -> Iterator[Note]:
    """Yield warnings before a Flush that ends the game, and before tokens become worthless (8.2)."""
    config, view = seen.config, seen.view
    tokens = view.tokens[view.turn]
    if tokens and not seen.preview.crash and frames.flush_is_last(config, view):
        yield Note("flush", frames.flush_warning(config, view))
    if tokens and seen.preview.crash:
        yield Note("tokens", TOKENS_LEFT.of(n=tokens))


SPARE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n step(s) to spare before the crash")
NEXT_CRASHES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The next harvest crashes the market.")
UNTIL: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Any one of these harvests would crash the market: {flowers}.")
NO_BUST: Final = QT_TRANSLATE_NOOP("stalk_exchange", "If the market crashed now, no flower would be worth anything.")
BUST: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "If the market crashed now, the Bust would take {flowers} from {value} to {final}."
)
WHEN_ENDED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "When this turn ends: {what}")
WAITING: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n bulb(s) can’t bloom (no empty space beside them): {spaces}.")
NEXT_OUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Goes to the Compost next: {flower}, from slot {slot}.")
UNSEEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "In the Greenhouse and in Stalk Portfolios: {flowers}.")
KNOWN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} is known to hold {flowers}.")
SHED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Your Stalk Portfolio: %n flower(s) only you can see")
WORTH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Worth now: {worth}")
BUSTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "If the market crashed now: {worth}")
WORTH_THEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Worth after this Upkeep: {worth}")
SEEDY: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Seedy Business: %n token(s) left")
PRICE: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Spend a token on an extra Plant, an extra Swap or a Flush, at any time during your turn."
)
ALL_SPENT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "All your tokens are spent.")
LAST_TURN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "This is the last turn. {why}")
TOKENS_LEFT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n token(s) left: after the crash they are worth nothing.")
