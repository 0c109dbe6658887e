"""View model of the table: places, pieces and notes for one viewer, previews of moves, and tips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import AssembledViewModel, GaugeGroup, SideSummary, Tip, ViewParts
from garden_desktop.games.stalk_exchange.advice.preview import NumberChange, Preview, open_spaces, preview, swap_preview
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY
from garden_desktop.games.stalk_exchange.rules import legality, names
from garden_desktop.games.stalk_exchange.rules.scoring import worth
from garden_desktop.games.stalk_exchange.rules.state import END, FLUSH, Move
from garden_desktop.games.stalk_exchange.rules.upkeep import next_passes
from garden_desktop.games.stalk_exchange.table import frames, ids, notes, places, prompts, scoreboard
from garden_desktop.games.stalk_exchange.table.inspection import inspection
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts

# Previews and refusals of moves.


def intended_move(seen: MarketViewFacts, place: str, piece: str) -> Move | Reason | None:
    """Move that dropping `piece` on `place` means, or the reason why that slot has no flower to give (8.4).

    None if it means nothing, and for a viewer who is not to move.
    """
    if not seen.deciding:
        return None
    move = _move_of(seen, place, piece)
    if move is not None or ids.slot_of(seen.config, place) == ids.NOTHING:
        return move
    if not seen.view.actions_left and not seen.view.tokens[seen.view.turn]:
        return legality.NO_ACTION_LEFT
    return legality.SLOT_EMPTY if seen.view.row[ids.slot_of(seen.config, place)] == EMPTY else None


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
    """Sentences on the effect of `move`, if it is legal and the viewer is the seat to move."""
    if not seen.deciding or legality.why_not(seen.config, seen.generator, seen.view, move) is not None:
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
            yield from (ENDS_GAME.of(why=why) for why in frames.at_end(seen.config, seen.view))
        case "flush" if frames.flush_is_last(seen.config, seen.view):
            yield frames.flush_warning(seen.config, seen.view)


def preview_score(seen: MarketViewFacts, move: Move) -> int | None:
    """Points of the own portfolio that `preview_move` tells: for a Plant after the Upkeep, for others at once.

    A move without a sentence about the portfolio leaves it as it is; None for a viewer without one.
    """
    if seen.own is None:
        return None
    found = None
    if move.kind == "plant":
        found = preview(seen.config, seen.view, move.slot, seen.config.board.index[move.space]).worth
    elif move.kind == "swap" and (swapped := swap_preview(seen.config, seen.view, move.slot, move.given)):
        found = swapped.worth
    return worth(seen.own, seen.view.values) if found is None else found.then


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
    reasons_then = [frames.reason(config, crash, laid, found.risen) for crash in found.crash]
    if reasons_then:
        yield from (WOULD_CRASH.of(why=why) for why in reasons_then)
    else:
        yield STEPS.of(**_both(found.spare))
        if next_passes(config, laid, max(found.risen)):
            yield NEXT_CRASHES


def _with(seen: MarketViewFacts, found: Preview) -> tuple[int, ...]:
    """The garden with the new bulb."""
    garden = list(seen.view.garden)
    garden[found.planted] = found.flower
    return tuple(garden)


def _both(change: NumberChange) -> dict[str, int]:
    return {"now": change.now, "then": change.then}


CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "This harvests %n flower(s) at the end of the turn: {flowers}.")
ANYWAY: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Harvested anyway: {flowers}.")
NOTHING_CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "No harvest.")
OPENS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Bulbs that bloom, including this one: %n.")
WAITS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "This bulb can’t bloom: no empty space beside it.")
PRICES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Values: {values}.")
WORTH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Your flowers: {now}, then {then}.")
BUSTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "If the market crashes: {now}, then {then}.")
STEPS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Steps to the crash: {now}, then {then}.")
NEXT_CRASHES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The next harvest after that crashes the market.")
WOULD_CRASH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The match would end with this turn. {why}")
ENDS_GAME: Final = QT_TRANSLATE_NOOP("stalk_exchange", "This ends the match. {why}")


class MarketViewModel(MarketViewFacts, AssembledViewModel[Move]):
    """View model of one viewer. Each move is one input step, so that a draft is always empty."""

    parts = ViewParts(
        places.places, places.pieces, notes.notes, prompts.prompt, inspection.inspect, inspection.note_areas
    )

    def side_summary(self, side: Side) -> SideSummary:
        return scoreboard.side_summary(self.config, self.view, side)

    def offer(self, place: str, piece: str) -> Message | None:
        return places.planted(self, place, piece)

    @property
    def gauges(self) -> GaugeGroup:
        return scoreboard.gauges(self.shown.values, self.noted.get("spare"))

    def intended_move(self, place: str, piece: str) -> Move | Reason | None:
        return intended_move(self, place, piece)

    def preview_move(self, move: Move) -> Sequence[Message]:
        return tuple(preview_move(self, move))

    def preview_score(self, move: Move) -> int | None:
        return preview_score(self, move)


# Tips, each shown once to a person.


NEAR: Final = 4
"""Steps to the crash up to which the tip about it is shown."""


def _gone(then: Preview) -> tuple[int, ...]:
    """Spaces harvested when this turn ends."""
    return then.anyway + then.because


def _in_sight(look: MarketViewModel) -> bool:
    return look.deciding and bool(look.shown.laid) and look.preview.spare.now <= NEAR


def _tight(look: MarketViewModel) -> str:
    """Name of the first space of the group with the fewest open spaces; "" without such a group."""
    group = min(look.tight, key=open_spaces, default=None)
    return "" if group is None else look.config.board.names[group.spaces[0]]


def _first_gone(look: MarketViewModel) -> str:
    return look.config.board.names[min(_gone(look.preview))]


TIPS: Final = (
    Tip(
        "crash",
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "If you end your turn now, the market crashes: the match is over, and the most valuable kind loses "
            "half its value.",
        ),
        lambda look: look.deciding and bool(look.preview.crash),
        lambda look: ids.END,
    ),
    Tip(
        "near",
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "The crash is near: when the Market Track falls below the most valuable kind, the match ends.",
        ),
        _in_sight,
        lambda look: ids.track_id(len(look.shown.laid)),
    ),
    Tip(
        "harvest",
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "A group is surrounded: it is harvested when you end your turn, and each of its flowers raises the "
            "value of its kind by 1 for everyone who holds it.",
        ),
        lambda look: look.deciding and bool(_gone(look.preview)),
        _first_gone,
    ),
    Tip(
        "tight",
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "The marked group is almost surrounded: the player who plants on the last empty space beside it "
            "harvests it.",
        ),
        lambda look: look.deciding and bool(look.tight),
        _tight,
    ),
    Tip(
        "trowels",
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "You have no basic actions left. End your turn, or spend a Seedy Business token on another one.",
        ),
        lambda look: look.may_act and not look.must_act,
        lambda look: ids.END,
    ),
)
