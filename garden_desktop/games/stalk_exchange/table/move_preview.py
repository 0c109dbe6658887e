"""What dropping a flower somewhere would lead to, in sentences; and why it may not be dropped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Reason
from garden_desktop.games.stalk_exchange.advice.preview import NumberChange, Preview, preview, swap_preview
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY
from garden_desktop.games.stalk_exchange.rules import legality, names, reasons
from garden_desktop.games.stalk_exchange.rules.moves import END, FLUSH, Move
from garden_desktop.games.stalk_exchange.rules.upkeep import next_passes
from garden_desktop.games.stalk_exchange.table import crashes, ids
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


def intended_move(seen: MarketViewFacts, place: str, piece: str) -> Move | Reason | None:
    """The move that dropping `piece` on `place` says, or why nothing comes out of that slot (8.4); nothing where
    somebody else is asked."""
    if not seen.deciding:
        return None
    move = _move_of(seen, place, piece)
    if move is not None or ids.slot_of(seen.config, place) == ids.NOTHING:
        return move
    if not seen.view.basic and not seen.view.tokens[seen.view.turn]:
        return reasons.NO_ACTION_LEFT
    return reasons.SLOT_EMPTY if seen.view.row[ids.slot_of(seen.config, place)] == EMPTY else None


def _move_of(seen: MarketViewFacts, place: str, piece: str) -> Move | None:
    config, slot = seen.config, ids.slot_of(seen.config, piece)
    if not piece:
        return {ids.END: END, ids.FLUSH: FLUSH}.get(place)
    if slot == ids.NOTHING:
        return None
    flower, given = seen.view.row[slot], ids.shed_of(place)
    if ids.space_of(config, place) != ids.NOTHING:
        return Move("plant", slot, flower, place)
    return Move("swap", slot, flower, given=given) if given != ids.NOTHING else None


def preview_move(seen: MarketViewFacts, move: Move) -> Iterator[Message]:
    """What it would lead to, for the seat that is asked and moves that are legal."""
    if not seen.deciding or legality.why_not(seen.config, seen.choices, seen.view, move) is not None:
        return
    match move.kind:
        case "plant":
            yield from _planted(seen, preview(seen.config, seen.view, move.slot, seen.config.board.index[move.space]))
        case "swap":
            found = swap_preview(seen.config, seen.view, move.slot, move.given)
            if found is not None:
                yield WORTH.of(**_both(found.worth))
                yield BUSTED.of(**_both(found.busted))
        case "end":
            yield from (ENDS_GAME.of(why=why) for why in crashes.at_end(seen.config, seen.view))
        case "flush" if crashes.flush_is_last(seen.config, seen.view):
            yield crashes.flush_warning(seen.config, seen.view)


def _planted(seen: MarketViewFacts, found: Preview) -> Iterator[Message]:
    config, garden = seen.config, _with(seen, found)
    if found.because:
        cut = names.flowers_on(config, garden, found.because)
        yield CUT.of(n=len(found.because), flowers=cut)
    if found.anyway:
        yield ANYWAY.of(flowers=names.flowers_on(config, garden, found.anyway))
    if not found.because and not found.anyway:
        yield NOTHING_CUT
    if found.planted in found.opening:
        yield OPENS.of(n=len(found.opening))
    elif found.planted in found.waiting:
        yield WAITS
    if found.values != found.risen:
        yield PRICES.of(values=names.rises(found.values, found.risen))
    if found.worth is not None and found.busted is not None:
        yield WORTH.of(**_both(found.worth))
        yield BUSTED.of(**_both(found.busted))
    laid = len(seen.view.laid) + len(found.upkeep.laid)
    reasons_then = [crashes.reason(config, crash, laid, found.risen) for crash in found.crash]
    if reasons_then:
        yield from (WOULD_CRASH.of(why=why) for why in reasons_then)
    else:
        yield STEPS.of(**_both(found.spare))
        if next_passes(config, laid, max(found.risen)):
            yield NEXT_CRASHES


def _with(seen: MarketViewFacts, found: Preview) -> tuple[int, ...]:
    """The garden with the new bulb in it."""
    garden = list(seen.view.garden)
    garden[found.planted] = found.flower
    return tuple(garden)


def _both(change: NumberChange) -> dict[str, int]:
    return {"now": change.now, "then": change.then}


CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "At the end of the turn this cuts %n flower(s): {flowers}.")
ANYWAY: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Cut even without this: {flowers}.")
NOTHING_CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Nothing is cut.")
OPENS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Bulbs that bloom, this one too: %n.")
WAITS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "This bulb has no room and stays a bulb.")
PRICES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Values: {values}.")
WORTH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Your flowers: {now}, then {then}.")
BUSTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "After a crash: {now}, then {then}.")
STEPS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Steps to the crash: {now}, then {then}.")
NEXT_CRASHES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The harvest after it crashes the market.")
WOULD_CRASH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The game would end with this turn. {why}")
ENDS_GAME: Final = QT_TRANSLATE_NOOP("stalk_exchange", "This ends the game. {why}")
