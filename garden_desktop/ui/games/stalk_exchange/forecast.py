"""What the card on the right says: what will happen when the turn ends, in figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.stalk_exchange.advice.preview import Preview
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWERS
from garden_desktop.games.stalk_exchange.data.words import FLOWER_NAMES
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.table import crashes, layout, move_preview, notes
from garden_desktop.ui.games.stalk_exchange.forecast_card import ForecastContent, ForecastLine, paint_content
from garden_desktop.ui.games.stalk_exchange.page import Page, SwapForecast


def paint_forecast(page: Page) -> float:
    """What the flower in hand would do where it is held, or what comes anyway; returns where the card ends."""
    if page.look.stepping:
        return layout.STEPS.bottom
    if page.forecast is None:
        return layout.FORECAST.y
    return paint_content(page, _foreseen(page, page.forecast) if page.swap is None else _swapped(page, page.swap))


def _foreseen(page: Page, forecast: Preview) -> ForecastContent:
    """The end of the turn, as these eyes may foresee it."""
    said, sentence, own = page.brush.said, _sentence(page, forecast), page.look.own is not None
    return ForecastContent(
        title=said(_title(page, forecast)),
        below=said(WHEN_YOURS if page.look.seat == page.view.turn else WHEN_ENDS.of(who=SideName(page.view.turn))),
        lines=tuple(_lines(page, forecast)),
        worth=forecast.worth if own else None,
        busted=forecast.busted if own else None,
        sentence="" if sentence is None else said(sentence),
        danger=bool(forecast.crash),
    )


def _swapped(page: Page, swap: SwapForecast) -> ForecastContent:
    said = page.brush.said
    return ForecastContent(
        title=said(SWAPPED.of(taken=FLOWER_NAMES[swap.taken], given=names.one(swap.given))),
        below=said(AT_ONCE),
        lines=(),
        worth=swap.change.worth,
        busted=swap.change.busted,
        sentence=said(EVERYBODY_SEES),
        danger=False,
    )


def _title(page: Page, forecast: Preview) -> Message:
    if forecast.planted == EMPTY:
        return AS_IT_IS
    return PLANTED.of(flower=FLOWER_NAMES[forecast.flower], space=page.config.board.names[forecast.planted])


def _lines(page: Page, forecast: Preview) -> Iterator[ForecastLine]:
    """Flowers cut, values that rise, bulbs that open."""
    yield ForecastLine(
        "scissors-dusk" if page.brush.theme.dark else "scissors", page.brush.said(CUT), str(len(forecast.upkeep.gone))
    )
    for flower, (now, then) in enumerate(zip(forecast.values, forecast.risen, strict=True)):
        if now != then:
            yield ForecastLine(f"bloom-{FLOWERS[flower]}", page.brush.said(names.bare(flower)), str(now), str(then))
    if forecast.opening:
        this_too = forecast.planted in forecast.opening
        first = forecast.flower if this_too else page.view.garden[forecast.opening[0]]
        words = page.brush.said(OPEN_TOO if this_too else OPEN)
        yield ForecastLine(f"bulb-{FLOWERS[first % len(FLOWERS)]}", words, str(len(forecast.opening)))


def _sentence(page: Page, forecast: Preview) -> Message | None:
    """The one thing that figures do not say; the crash before everything else."""
    config, view = page.config, page.view
    if forecast.crash:
        laid = len(view.laid) + len(forecast.upkeep.laid)
        return move_preview.WOULD_CRASH.of(why=crashes.reason(config, forecast.crash[0], laid, forecast.risen))
    if forecast.planted in forecast.waiting:
        return move_preview.WAITS
    if forecast.planted != EMPTY and forecast.anyway:
        return move_preview.ANYWAY.of(flowers=names.flowers_on(config, view.garden, forecast.anyway))
    if forecast.waiting:
        return notes.WAITING.of(n=len(forecast.waiting), spaces=names.spaces(config, forecast.waiting))
    return None


AS_IT_IS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "As it stands")
PLANTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} on {space}")
SWAPPED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{taken} for {given}")
AT_ONCE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "at today's values")
WHEN_YOURS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "when your turn ends")
WHEN_ENDS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "when {who}'s turn ends")
CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "flowers cut")
OPEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "bulbs open")
OPEN_TOO: Final = QT_TRANSLATE_NOOP("stalk_exchange", "bulbs open, this one too")
EVERYBODY_SEES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Everybody sees what you take and what you give.")
