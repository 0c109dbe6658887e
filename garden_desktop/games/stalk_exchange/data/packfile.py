"""Parser of pack files (TOML) with the checks of section 2.1 (SE-115)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from garden_desktop.core.hexes import rows_of
from garden_desktop.core.packs import PackError, RowReader, digest, read
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.stalk_exchange.data.flowers import TYPES

SEATS: Final = (2, 3, 4, 5)
SIDES: Final = ("3", "4", "5")
LENGTHS: Final = ("short", "normal", "long")
START_BLOOMS: Final = 5


@dataclass(frozen=True, slots=True)
class MarketPack:
    """Component data of one pack.

    flowers        tokens of each of the five types
    box            Seedy Business tokens in the box
    actions_a_turn basic actions a turn
    slots          slots of the exchange
    scale          highest space of Market Track and Stalk Values; the lowest is 0
    portfolio, tokens, start, cap: by number of players
    side_shift, length_shift: added to the start space, by the option's value
    gardens        lengths of the rows, by the value of garden_side
    """

    id: str
    digest: str
    flowers: int
    box: int
    actions_a_turn: int
    slots: int
    scale: int
    portfolio: Mapping[int, int]
    tokens: Mapping[int, int]
    start: Mapping[int, int]
    cap: Mapping[int, int]
    side_shift: Mapping[str, int]
    length_shift: Mapping[str, int]
    gardens: Mapping[str, tuple[int, ...]]

    def start_space(self, seats: int, side: str, length: str) -> int:
        """Space of the Market Track for the first harvested flower (SE-16, SE-99, SE-105)."""
        return self.start[seats] + self.side_shift[side] + self.length_shift[length]


MOST = 999
FEWEST_SLOTS, MOST_SLOTS = 2, 9


def read_pack(text: str, file: str) -> MarketPack:
    """The pack in a TOML text. Raises PackError naming file, row, field and reason."""
    top = RowReader(file, "the file", read(text, file), code="pack_missing_or_not_whole")
    start = _row(top, "market_start")
    seedy = _row(top, "seedy")
    pack = MarketPack(
        id=top.text("id"),
        digest=digest(text),
        flowers=_only(_row(top, "flowers"), "of_each_type"),
        box=_figure(seedy, "box"),
        actions_a_turn=_only(_row(top, "turn"), "basic_actions"),
        slots=_only(_row(top, "exchange"), "slots"),
        scale=_only(_row(top, "scale"), "highest_space"),
        portfolio=_by_players(_row(top, "portfolio")),
        tokens=_by_players(seedy),
        side_shift=_by_word(_row(start, "side"), SIDES),
        length_shift=_by_word(_row(start, "length"), LENGTHS),
        start=_by_players(start),
        cap=_by_players(_row(top, "value_cap")),
        gardens=_gardens(_row(top, "garden")),
    )
    top.done()
    _check(file, pack)
    return pack


def _row(above: RowReader, field: str) -> RowReader:
    """A table of the file, named by its heading in errors."""
    row = above.row(field)
    row.name = row.name.removeprefix("the file ")
    return row


def _figure(row: RowReader, field: str) -> int:
    return row.number(field, -MOST, MOST)


def _only(row: RowReader, field: str) -> int:
    """The number of a table that has a single field."""
    figure = _figure(row, field)
    row.done()
    return figure


def _by_players(row: RowReader) -> Mapping[int, int]:
    found = {seats: _figure(row, str(seats)) for seats in SEATS}
    row.done()
    return found


def _by_word(row: RowReader, words: tuple[str, ...]) -> Mapping[str, int]:
    found = {word: _figure(row, word) for word in words}
    row.done()
    return found


def _gardens(row: RowReader) -> Mapping[str, tuple[int, ...]]:
    found = {side: row.numbers(side, -MOST, MOST) for side in SIDES}
    row.done()
    return found


def _check(file: str, pack: MarketPack) -> None:
    """Raise PackError for the first check of section 2.1 that fails."""
    for seats in SEATS:
        _check_flowers(file, pack, seats)
        _check_tokens(file, pack, seats)
    if not FEWEST_SLOTS <= pack.slots <= MOST_SLOTS:
        reason = WRONG_SLOTS.of(low=FEWEST_SLOTS, high=MOST_SLOTS)
        raise PackError(file, "exchange", "slots", reason, "pack_slots", path=("exchange", "slots"))
    for seats, side, length in product(SEATS, SIDES, LENGTHS):
        _check_start(file, pack, seats, side, length)
    for side in SIDES:
        _check_garden(file, side, pack.gardens[side])
    _check_positive(file, "turn", "basic_actions", pack.actions_a_turn)
    for seats in SEATS:
        _check_positive(file, "value_cap", str(seats), pack.cap[seats])


def _check_flowers(file: str, pack: MarketPack, seats: int) -> None:
    _check_positive(file, "portfolio", str(seats), pack.portfolio[seats])
    needed, held = seats * pack.portfolio[seats] + pack.slots + START_BLOOMS + 1, TYPES * pack.flowers
    if needed > held:
        reason = TOO_FEW_FLOWERS.of(n=needed, seats=seats, held=held)
        raise PackError(file, "portfolio", str(seats), reason, "pack_too_few_flowers", path=("portfolio", str(seats)))


def _check_tokens(file: str, pack: MarketPack, seats: int) -> None:
    needed = seats * pack.tokens[seats]
    if not 0 <= needed <= pack.box:
        reason = TOO_FEW_TOKENS.of(n=needed, seats=seats, held=pack.box)
        raise PackError(file, "seedy", str(seats), reason, "pack_too_few_tokens", path=("seedy", str(seats)))


def _check_start(file: str, pack: MarketPack, seats: int, side: str, length: str) -> None:
    space = pack.start_space(seats, side, length)
    if space < 1:
        reason = STARTS_TOO_LOW.of(seats=seats, side=side, length=length, space=space)
        raise PackError(file, "market_start", str(seats), reason, "pack_start_space", path=("market_start", str(seats)))


def _check_garden(file: str, side: str, rows: tuple[int, ...]) -> None:
    regular = rows_of(int(side))
    if rows != regular:
        raise PackError(
            file, "garden", side, NO_HEXAGON.of(rows=", ".join(map(str, regular))), "pack_garden", path=("garden", side)
        )


def _check_positive(file: str, row: str, field: str, figure: int) -> None:
    if figure < 1:
        raise PackError(file, row, field, TOO_SMALL, "pack_too_small", path=(row, field))


TOO_FEW_FLOWERS = QT_TRANSLATE_NOOP(
    "stalk_exchange", "{seats} portfolios, the Exchange and the start blooms need %n flower(s); there are {held}"
)
TOO_FEW_TOKENS = QT_TRANSLATE_NOOP(
    "stalk_exchange", "must be 0 or more; {seats} players would need %n token(s), and there are only {held}"
)
WRONG_SLOTS = QT_TRANSLATE_NOOP("stalk_exchange", "must be a whole number from {low} to {high}")
STARTS_TOO_LOW = QT_TRANSLATE_NOOP(
    "stalk_exchange",
    "the start space must be 1 or more; for {seats} players, side {side} and length {length} it is {space}",
)
NO_HEXAGON = QT_TRANSLATE_NOOP("stalk_exchange", "a regular hexagon with this side has the rows {rows}")
TOO_SMALL = QT_TRANSLATE_NOOP("stalk_exchange", "must be 1 or more")
