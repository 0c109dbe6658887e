"""Parser of pack files (TOML) with the checks of GG-169."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import TypeVar

from garden_desktop.core.packs import FieldKey, FieldPath, PackError, RowReader, digest, not_one_of, read
from garden_desktop.core.text import QT_TRANSLATE_NOOP, quoted
from garden_desktop.games.gnomadic_gardeners.data.pack import (
    ANIMALS,
    CROPS,
    LEVELS,
    MONTHS,
    Amount,
    Animal,
    GardenPack,
    Gnome,
    HalfCard,
    Icons,
    Level,
    Middle,
    Month,
    Numbers,
    TaskCard,
)

T = TypeVar("T", Gnome, TaskCard, Animal, Month, Level)
F = TypeVar("F")

ID = re.compile(r"[a-z][a-z0-9]*")
RESERVED = ("none",)
GNOMES, CARDS, NINE_CARDS = 12, 9, 2
MOST = 999


def read_pack(text: str, file: str) -> GardenPack:
    """The pack in a TOML text. Raises PackError naming file, row, field and reason."""
    top = RowReader(file, "the file", read(text, file))
    known, numbers = top.text("id"), _numbers(top.row("game"))
    gnomes = _rows(top, "gnome", _gnome, GNOMES)
    listed = _rows(top, "card", _card, CARDS)
    cards = _in_garden_order(top, listed)
    pack = GardenPack(
        id=known,
        digest=digest(text),
        numbers=numbers,
        gnomes=gnomes,
        cards=cards,
        animals=_in_order(_rows(top, "animal", _animal, len(ANIMALS)), ANIMALS),
        months=_in_order(_rows(top, "month", _month, len(MONTHS)), MONTHS),
        levels=_in_order(_rows(top, "level", _level, len(LEVELS)), LEVELS),
        middles=_middles(file, cards, [card.id for card in listed]),
    )
    top.done()
    return pack


def _middles(file: str, cards: Sequence[TaskCard], order: Sequence[str]) -> dict[tuple[int, int], Middle]:
    """Middle of each pair of cards; `order` are the ids of the cards as the file lists them."""
    paths: list[FieldPath] = [("card", order.index(card.id), "right") for card in cards]
    return {(i, j): _middle(file, cards[i], cards[j], paths[i]) for i, j in permutations(range(len(cards)), 2)}


def _rows(top: RowReader, field: str, read_row: Callable[[RowReader], T], count: int) -> tuple[T, ...]:
    rows = top.rows(field)
    if len(rows) != count:
        raise top.error(field, WRONG_COUNT.of(count=count, found=len(rows)))
    found: dict[str, T] = {}
    for row in rows:
        row.name = row.name.removeprefix(top.name).strip()
        item = read_row(row)
        row.done()
        if item.id in found:
            raise row.error("id", SAME_ID.of(id=quoted(repr(item.id))))
        found[item.id] = item
    return tuple(found.values())


def _in_order(rows: Sequence[T], order: Sequence[str]) -> tuple[T, ...]:
    return tuple(sorted(rows, key=lambda row: order.index(row.id)))


def _in_garden_order(top: RowReader, cards: Sequence[TaskCard]) -> tuple[TaskCard, ...]:
    """Task cards with those of the nine-card garden last. Raises PackError."""
    if sum(card.nine for card in cards) != NINE_CARDS:
        raise top.error("card", WRONG_NINE.of(count=NINE_CARDS, nine=FieldKey("nine")))
    return tuple(sorted(cards, key=lambda card: card.nine))


def _numbers(row: RowReader) -> Numbers:
    numbers = Numbers(
        target=row.number("target", 1, MOST),
        hand=row.number("hand", 1, GNOMES - 1),
        automa_bliss=row.number("automa_bliss", 0, MOST),
    )
    row.done()
    return numbers


def _gnome(row: RowReader) -> Gnome:
    return Gnome(
        id=_free_id(row),
        name=row.text("name"),
        prep=row.number("prep", 1, 99),
        icons=_icons(row, "icons"),
        charisma=row.number("charisma", 0, MOST),
    )


def _card(row: RowReader) -> TaskCard:
    id = _free_id(row)
    left, right = row.row("left"), row.row("right")
    card = TaskCard(id, _half(left), _half(right), row.has("nine") and row.flag("nine"))
    left.done()
    right.done()
    return card


def _half(row: RowReader) -> HalfCard:
    _check_companion(row, "prep_minus", "prep")
    _check_companion(row, "score_plus", "score")
    animal = _optional(row, "animal", lambda: 1 << ANIMALS.index(_known_id(row, "animal", ANIMALS)))
    return HalfCard(
        needs=(_icons(row, "need1"), _icons(row, "need2"), _icons(row, "need3")),
        bliss=(_bliss(row, "bliss1"), _bliss(row, "bliss2")),
        milk=_optional(row, "milk", lambda: _tasks(row, "milk")) or 0,
        animal=animal,
        prep=_optional(row, "prep", lambda: _prep(row)),
        score=_optional(row, "score", lambda: _score(row)),
        blocks=_optional(row, "blocks", lambda: _tasks(row, "blocks")),
        passes=_optional(row, "pass", lambda: row.number("pass", 1, GNOMES)),
    )


def _check_companion(row: RowReader, field: str, needed: str) -> None:
    """Raise PackError for a share of an amount that the half does not show."""
    if row.has(field) and not row.has(needed):
        raise row.error(field, ALONE.of(needed=FieldKey(needed)))


def _prep(row: RowReader) -> Amount:
    minus = _optional(row, "prep_minus", lambda: _known_id(row, "prep_minus", ("animals",)))
    return Amount(row.number("prep", 0, 99), per_animal=-1 if minus else 0)


def _score(row: RowReader) -> Amount:
    plus = _optional(row, "score_plus", lambda: _known_id(row, "score_plus", ("animals", "gnomes")))
    return Amount(row.number("score", 0, MOST), per_animal=int(plus == "animals"), per_gnome=int(plus == "gnomes"))


def _animal(row: RowReader) -> Animal:
    return Animal(
        id=_known_id(row, "id", ANIMALS),
        bliss=_bliss(row, "bliss"),
        hours=_optional(row, "hours", lambda: row.number("hours", 1, 99)) or 0,
        most=_optional(row, "most", lambda: row.number("most", 0, MOST)) or 0,
        copies=row.number("copies", 2, 2),
        nine=row.has("nine") and row.flag("nine"),
    )


def _month(row: RowReader) -> Month:
    return Month(
        id=_known_id(row, "id", MONTHS),
        automa_bliss=row.number("automa_bliss", 0, MOST),
        automa_animals=row.number("automa_animals", 0, 1),
        amount=row.number("amount", 1, 99),
    )


def _level(row: RowReader) -> Level:
    return Level(_known_id(row, "id", LEVELS), row.number("goal", 1, 9999), row.number("last_round", 1, 99))


def _optional(row: RowReader, field: str, read_field: Callable[[], F]) -> F | None:
    return read_field() if row.has(field) else None


def _free_id(row: RowReader) -> str:
    id = row.text("id")
    if not ID.fullmatch(id) or id in RESERVED:
        raise row.error("id", BAD_ID)
    row.name = f"{row.name.split()[0]} {id}"
    return id


def _known_id(row: RowReader, field: str, known: Sequence[str]) -> str:
    id = row.text(field)
    if id not in known:
        raise row.error(field, not_one_of(id, known))
    return id


def _icons(row: RowReader, field: str) -> Icons:
    words = row.words(field, CROPS) if row.has(field) else ()
    return tuple(words.count(crop) for crop in CROPS)


def _tasks(row: RowReader, field: str) -> int:
    return sum(1 << task - 1 for task in set(row.numbers(field, 1, 3)))


def _bliss(row: RowReader, field: str) -> int:
    return row.number(field, 0, MOST) if row.has(field) else 0


def _middle(file: str, left: TaskCard, right: TaskCard, path: FieldPath) -> Middle:
    """Sum of the right half of the left card and the left half of the right one (GG-16, GG-19).

    Raises PackError unless each of animal, prep, score, blocks and pass stands on exactly one of the two halves; `path`
    is the place of the left one.
    """
    a, b = left.right, right.left
    pair = PAIR.of(left=left.id, right=right.id)

    def one(field: str, first: F | None, second: F | None) -> F:
        if (first is None) == (second is None):
            reason = NONE_SHOWN if first is None else TWO_SHOWN
            raise PackError(file, pair, field, reason, path=(*path, field))
        return first if first is not None else second  # type: ignore[return-value]

    needs = [tuple(x + y for x, y in zip(p, q, strict=True)) for p, q in zip(a.needs, b.needs, strict=True)]
    return Middle(
        needs=(needs[0], needs[1], needs[2]),
        bliss=(a.bliss[0] + b.bliss[0], a.bliss[1] + b.bliss[1]),
        milk=a.milk | b.milk,
        animal=one("animal", a.animal, b.animal),
        prep=one("prep", a.prep, b.prep),
        score=one("score", a.score, b.score),
        blocks=one("blocks", a.blocks, b.blocks),
        passes=one("pass", a.passes, b.passes),
    )


WRONG_COUNT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "there must be {count} rows of this type, not {found}")
SAME_ID = QT_TRANSLATE_NOOP("gnomadic_gardeners", "the id {id} is already used in an earlier row")
WRONG_NINE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "exactly {count} task cards must be marked “{nine}”")
BAD_ID = QT_TRANSLATE_NOOP("gnomadic_gardeners", "must be a short word of lower-case letters and digits")
ALONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "needs “{needed}” on the same half")
PAIR = QT_TRANSLATE_NOOP("gnomadic_gardeners", "cards {left} and {right} side by side")
NONE_SHOWN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "the middle must show exactly one, not none")
TWO_SHOWN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "the middle must show exactly one, not two")
