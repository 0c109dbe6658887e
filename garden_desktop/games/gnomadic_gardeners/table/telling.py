"""The story in sentences: what a move did, told from two views of the same eyes and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Listing, Message, Who
from garden_desktop.games.gnomadic_gardeners.data.words import ITEM_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import results
from garden_desktop.games.gnomadic_gardeners.rules.law import Law
from garden_desktop.games.gnomadic_gardeners.rules.scoring import open_animals
from garden_desktop.games.gnomadic_gardeners.rules.state import (
    HEN,
    HIDDEN,
    NO_CARD,
    NOBODY,
    Entry,
    Move,
    State,
    bits_of,
)
from garden_desktop.games.gnomadic_gardeners.table import names
from garden_desktop.games.gnomadic_gardeners.table.preview.reasoning import order_reason
from garden_desktop.games.gnomadic_gardeners.table.preview.sums import first_name


def tell(law: Law, before: State, move: Move, after: State) -> Iterator[Message]:
    """What happened, in the order in which it happened."""
    match move.kind:
        case "deal" | "animal":
            yield from _dealt(law, before, move, after)
        case "task":
            yield from _task(law, before, after)
        case "control":
            yield from _control(law, before, after)
        case "commit":
            yield from _commit(law, before, after)
        case "pass":
            yield _passed(law, move)
        case "keep":
            yield KEEPS.of(who=Who(before.turn))
        case _:
            yield from _answer(law, before, move)
    if move.kind in {"fulfil", "use", "lend", "recruit", "decline", "control"}:
        yield from _posted(law, before, after)
    yield from _ending(law, before, move, after)


def _dealt(law: Law, before: State, move: Move, after: State) -> Iterator[Message]:
    if move.kind == "animal":
        yield HEAD_START.of(who=Who(1), animal=names.animal(move.bits))
    if after.phase != before.phase:
        yield (DEALT_SOLO if law.solo else DEALT).of(n=law.start)
        yield from _opened(law, after)


def _task(law: Law, before: State, after: State) -> Iterator[Message]:
    if before.round and after.round > before.round:
        yield from _opened(law, after)


def _opened(law: Law, state: State) -> Iterator[Message]:
    """The tasks of a new round."""
    if state.phase != "commit":
        return
    middle = law.pack.middles[state.pair]
    one, two, three = (names.crops(need) for need in middle.needs)
    yield NEW_TASKS.of(
        round=state.round,
        one=one,
        two=two,
        three=three,
        first=middle.bliss[0],
        second=middle.bliss[1],
        animal=names.animal(middle.animal),
    )


def _control(law: Law, before: State, after: State) -> Iterator[Message]:
    if NO_CARD in after.controls and after.first == NOBODY:
        return
    opened = _turned(before, after)
    orders = law.pack.middles[opened.controls]
    yield CARDS.of(
        who=Who(1),
        hours=names.hours(after.preps[1]),
        tasks=names.tasks(orders.blocks) if orders.blocks else names.NOTHING,
        n=orders.passes,
    )
    yield from _order(law, opened)


def _turned(before: State, after: State) -> State:
    """The position of the reveal, even where the round went on at once."""
    return after._replace(scores=before.scores, entries=before.entries)


def _commit(law: Law, before: State, after: State) -> Iterator[Message]:
    yield SEALED.of(who=Who(before.turn))
    if after.first != NOBODY and not law.solo:
        for side in (0, 1):
            yield PLAYED.of(who=Who(side), n=after.preps[side], gnomes=_gnomes(law, after.plays[side]))
            if after.animals[side] & HEN and not after.hen_off[side]:
                yield WITH_HEN.of(n=law.hours[after.plays[side]])
        yield from _order(law, after)


def _order(law: Law, state: State) -> Iterator[Message]:
    yield ORDER.of(who=Who(state.first), why=order_reason(law, state))


def _gnomes(law: Law, mask: int) -> Listing:
    return names.listing(first_name(law, gnome) for gnome in bits_of(mask))


def _passed(law: Law, move: Move) -> Message:
    if move.bits == HIDDEN:
        return PASSES_ONE.of(who=Who(1), other=Who(0))
    return PASSES.of(who=Who(1), gnome=first_name(law, move.bits.bit_length() - 1), other=Who(0))


def _answer(law: Law, before: State, move: Move) -> Iterator[Message]:
    who, other = Who(before.turn), Who(1 - before.turn)
    match move.kind:
        case "fulfil" if move.bits:
            yield FULFILS.of(who=who, tasks=names.tasks(move.bits))
        case "fulfil":
            yield FULFILS_NOTHING.of(who=who)
        case "use":
            yield from _used(law, before, move)
        case "lend" if move.bits:
            yield LENDS.of(who=who, gnome=first_name(law, move.bits.bit_length() - 1), other=other)
        case "lend":
            yield LENDS_NOBODY.of(who=who)
        case "recruit":
            yield RECRUITS.of(who=who)
        case "decline":
            yield DECLINES.of(who=who)


def _used(law: Law, before: State, move: Move) -> Iterator[Message]:
    rested = open_animals(law, before, before.turn) & ~move.bits
    if move.bits:
        yield USES.of(who=Who(before.turn), animals=names.animals(move.bits))
    if rested:
        yield RESTS.of(who=Who(before.turn), animals=names.animals(rested))


def _posted(law: Law, before: State, after: State) -> Iterator[Message]:
    """The entries of this move, then the animals that came with them."""
    for entry in after.entries[len(before.entries) :]:
        yield from _entry(law, after, entry)
        yield from _animals(law, before, after, entry.side)


def _entry(law: Law, after: State, entry: Entry) -> Iterator[Message]:
    who, total = Who(entry.side), entry.total
    if entry.side and law.solo:
        yield AUTOMA_SCORES.of(who=who, bliss=total)
        return
    if not entry.items:
        yield SCORES_NOTHING.of(who=who)
        return
    if len(entry.items) == 1:
        yield SCORES_ONE.of(who=who, item=ITEM_NAMES[entry.items[0][0]], bliss=total)
        return
    parts = tuple(PART.of(item=ITEM_NAMES[item], bliss=bliss) for item, bliss in entry.items)
    yield SCORES.of(who=who, parts=Listing(parts), bliss=total)


def _animals(law: Law, before: State, after: State, side: int) -> Iterator[Message]:
    if side and law.solo:
        yield from _automa(law, before, after)
    slept = after.flipped[side] & ~before.flipped[side]
    if slept:
        yield FALL_ASLEEP.of(who=Who(side), animals=names.animals(slept))
    new = after.animals[side] & ~before.animals[side]
    if new:
        yield MOVES_IN.of(who=Who(side), animal=names.animal(new))


def _automa(law: Law, before: State, after: State) -> Iterator[Message]:
    """What the control cards close, where that still matters to anybody."""
    blocks = after.done[1]
    if blocks and after.first == 1:
        yield CLOSES.of(who=Who(1), tasks=names.tasks(blocks))
    elif blocks:
        yield TOO_LATE.of(who=Who(1), tasks=names.tasks(blocks))


def _ending(law: Law, before: State, move: Move, after: State) -> Iterator[Message]:
    """The end of the game, or what the end of the round does to hands and cards."""
    if after.phase == "over":
        found = results.result(law, after)
        yield found.reason
        if found.tiebreak is not None:
            yield found.tiebreak
    elif after.phase == "keep" and before.phase != "keep":
        yield AUGUST
    elif before.plays != (0, 0) and after.plays == (0, 0):
        yield (PASSED_SOLO if law.solo else PASSED).of(who=Who(0), other=Who(1))


HEAD_START = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} starts with the {animal}.")
DEALT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Each gardener has %n gnome(s).")
DEALT_SOLO = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You have %n gnome(s), the Scarecrow all the others.")
NEW_TASKS = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners",
    "Round {round}. Task 1: {one} for {first} bliss. Task 2: {two} for {second}. Task 3: {three} for the {animal}.",
)
CARDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}'s cards say: {hours}, {tasks} closed, %n gnome(s) to hand over.")
SEALED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} seals a bench.")
PLAYED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} sends {gnomes}: %n hour(s).")
WITH_HEN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "That is the Hen's doing; %n hour(s) are printed.")
ORDER = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} goes first: {why}.")
PASSES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} hands {gnome} to {other}.")
PASSES_ONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} hands a gnome to {other}.")
KEEPS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} keeps one of three gnomes.")
FULFILS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} takes {tasks}.")
FULFILS_NOTHING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} takes no task.")
USES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} puts to work: {animals}.")
RESTS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} lets rest for July: {animals}.")
LENDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} lends {gnome} to {other}.")
LENDS_NOBODY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} lends nobody.")
RECRUITS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} opens the door to a new animal.")
DECLINES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} leaves the new animal outside.")
SCORES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} scores {bliss} bliss: {parts}.")
SCORES_ONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} scores {bliss} bliss: {item}.")
SCORES_NOTHING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} scores nothing.")
PART = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{item} +{bliss}")
AUTOMA_SCORES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} scores {bliss} bliss, as its cards say.")
CLOSES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} closes {tasks} for this round.")
TOO_LATE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} comes too late to close {tasks}.")
FALL_ASLEEP = QT_TRANSLATE_NOOP("gnomadic_gardeners", "October sends {who}'s {animals} to sleep.")
MOVES_IN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} welcomes the {animal}.")
AUGUST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "August: whoever sent exactly three keeps one of them.")
PASSED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} and {other} exchange the gnomes they sent.")
PASSED_SOLO = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnomes {who} sent go to the bottom of {other}'s hand.")
