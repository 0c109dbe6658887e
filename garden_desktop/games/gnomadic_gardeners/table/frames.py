"""Keyframes of the reveal and of a resolution: intermediate states, each with its sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.table import Keyframe
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.data.words import ITEM_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.scoring import ALL_ANIMALS
from garden_desktop.games.gnomadic_gardeners.rules.state import (
    HEN,
    NOBODY,
    TASK_3,
    BlissEntry,
    Move,
    State,
    bits_of,
    replace_side,
)
from garden_desktop.games.gnomadic_gardeners.table.preview import sums
from garden_desktop.games.gnomadic_gardeners.table.preview.resolution_preview import crew_of, order_reason
from garden_desktop.games.gnomadic_gardeners.table.preview.sums import first_name

# Intermediate states.


Kind: TypeAlias = Literal["hours", "order", "task", "item", "rest", "scarecrow", "close", "sleep", "gain", "total"]

SCARECROW_STEPS: Final = {"order": 1, "scarecrow": 2, "close": 3, "gain": 4}
"""Index of the automa's sentence for a kind of step; the fifth sentence belongs to the phase "pass"."""


class TransitionFrame(NamedTuple):
    """Intermediate state of a resolution, directly after one step.

    view   the state with all that has been shown so far
    kind   kind of step, and `side` the side it belongs to
    key    item that was counted: "task1", "cow"; ids of the animals in a step without an item
    bliss  bliss of the step
    """

    view: State
    kind: Kind
    side: Side
    key: str = ""
    bliss: int = 0


Shown: TypeAlias = State | TransitionFrame


def state_of(shown: Shown) -> State:
    """The state of a view or an intermediate frame."""
    return shown.view if isinstance(shown, TransitionFrame) else shown


def frames(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Keyframe]:
    """Yield a keyframe for each step of the reveal and of the resolutions that follow `move`."""
    if move.kind not in {"commit", "control", "fulfil", "use", "lend", "recruit", "decline"}:
        return
    opened = _opened(before, move, after)
    if before.first == NOBODY and after.first != NOBODY:
        yield from _reveal(config, opened)
    for entry in after.entries[len(before.entries) :]:
        for frame in _resolution(config, opened, after, entry):
            opened = frame.view.view
            yield frame


def _opened(before: State, move: Move, after: State) -> State:
    """State in which all choices are revealed and nothing is scored yet."""
    if before.first != NOBODY:
        side = before.turn
        lent = move.bits if move.kind == "lend" else before.lent
        return before._replace(phase="fulfil", done=replace_side(before.done, side, after.done[side]), lent=lent)
    kept = before.scores, before.entries, before.animals, before.flipped, before.gained, before.done
    scores, entries, animals, flipped, gained, done = kept
    return after._replace(
        phase="fulfil", scores=scores, entries=entries, animals=animals, flipped=flipped, gained=gained, done=done
    )


def _reveal(config: RulesConfig, view: State) -> Iterator[Keyframe]:
    """Yield the hours of each side, and the order."""
    for side in (0, 1):
        yield Keyframe(TransitionFrame(view, "hours", side), _hours(config, view, side))
    told = ORDER.of(who=SideName(view.first), why=order_reason(config, view))
    yield Keyframe(TransitionFrame(view, "order", view.first), told)


def _hours(config: RulesConfig, view: State, side: Side) -> Message:
    hours, who = view.preps[side], SideName(side)
    if side and config.solo:
        orders = config.pack.middles[view.controls]
        tasks = names.tasks(orders.blocks) if orders.blocks else names.NOTHING
        return CARDS.of(who=who, hours=names.hours(hours), tasks=tasks, n=orders.passes)
    gnomes = _gnomes(config, view.plays[side])
    if view.animals[side] & HEN and not view.hen_off[side]:
        return PLAYED_HEN.of(who=who, n=hours, gnomes=gnomes, printed=config.hours[view.plays[side]])
    return PLAYED.of(who=who, n=hours, gnomes=gnomes)


def _resolution(config: RulesConfig, view: State, after: State, entry: BlissEntry) -> Iterator[Keyframe]:
    """Yield the items of one resolution as they are counted, then its animals."""
    side, solo = entry.side, config.solo and entry.side == 1
    score = view.scores[side] + entry.total
    yield from _scarecrow(config, view, after, entry) if solo else _items(config, view, entry)
    counted = _counted(config, view, entry, len(entry.items))
    if solo:
        counted = counted._replace(done=replace_side(counted.done, 1, after.done[1]))
    else:
        told = _total(entry, score)
        if told is not None:
            yield Keyframe(TransitionFrame(counted, "total", side, bliss=entry.total), told)
    yield from _animals(counted, after, side)


def _items(config: RulesConfig, view: State, entry: BlissEntry) -> Iterator[Keyframe]:
    side = entry.side
    crew = crew_of(config, view, side, view.done[side])
    tasks = sum(key in {"task1", "task2"} for key, _ in entry.items)
    for number, (key, bliss) in enumerate(entry.items, 1):
        if number == tasks + 1:
            yield from _third(config, view, entry, tasks, crew[2])
        counted = _counted(config, view, entry, number)
        told: dict[str, Message | int | SideName | ListArg] = {
            "who": SideName(side),
            "bliss": bliss,
            "old": counted.scores[side] - bliss,
            "new": counted.scores[side],
        }
        if key in {"task1", "task2"}:
            task = int(key[-1])
            said = TASK.of(task=names.task(task), gnomes=_gnomes(config, crew[task - 1]), **told)
            yield Keyframe(TransitionFrame(counted, "task", side, key, bliss), said)
        else:
            said = ITEM.of(item=ITEM_NAMES[key], why=sums.reason(config, view, side, key), **told)
            yield Keyframe(TransitionFrame(counted, "item", side, key, bliss), said)
    if tasks == len(entry.items):
        yield from _third(config, view, entry, tasks, crew[2])
    yield from _resting(config, _counted(config, view, entry, len(entry.items)), side)


def _third(config: RulesConfig, view: State, entry: BlissEntry, counted: int, crew: int) -> Iterator[Keyframe]:
    """Yield the step of task 3, which pays no bliss; its animal comes at the end."""
    side = entry.side
    if view.done[side] & TASK_3:
        there = _counted(config, view, entry, counted)
        yield Keyframe(
            TransitionFrame(there, "task", side, "task3"),
            TASK_3_DONE.of(who=SideName(side), task=names.task(3), gnomes=_gnomes(config, crew)),
        )


def _resting(config: RulesConfig, view: State, side: Side) -> Iterator[Keyframe]:
    """Yield the idle animals, all in one step; not the Hen, told with the hours, nor in July, which pays for rest."""
    found = [work for work in sums.works(config, view, side, ALL_ANIMALS) if not work.works and work.animal != "hen"]
    if not found or config.month == "july":
        return
    said = ListArg(tuple(RESTING.of(animal=work.name, why=work.note) for work in found))
    key = " ".join(work.animal for work in found)
    yield Keyframe(TransitionFrame(view, "rest", side, key), REST.of(who=SideName(side), animals=said))


def _total(entry: BlissEntry, score: int) -> Message | None:
    """Sentence on the sum; None for a single item."""
    if not entry.items:
        return NOTHING.of(who=SideName(entry.side), score=score)
    return TOTAL.of(who=SideName(entry.side), bliss=entry.total, score=score) if len(entry.items) > 1 else None


def _scarecrow(config: RulesConfig, view: State, after: State, entry: BlissEntry) -> Iterator[Keyframe]:
    """Yield the automa's score and the tasks it closes; its animal is told like any other."""
    counted, blocks = _counted(config, view, entry, len(entry.items)), after.done[1]
    score, bliss = counted.scores[1], entry.total
    told = AUTOMA_SCORES.of(who=SideName(1), bliss=bliss, old=score - bliss, new=score)
    yield Keyframe(TransitionFrame(counted, "scarecrow", 1, "automa", bliss), told)
    if blocks:
        shut = counted._replace(done=replace_side(counted.done, 1, blocks))
        said = (CLOSES if view.first == 1 else TOO_LATE).of(who=SideName(1), tasks=names.tasks(blocks))
        yield Keyframe(TransitionFrame(shut, "close", 1), said)


def _animals(view: State, after: State, side: Side) -> Iterator[Keyframe]:
    """Yield the animals that are flipped in October, and the one gained."""
    slept = after.flipped[side] & ~view.flipped[side]
    if slept:
        awake = view.animals[side] & ~slept
        view = view._replace(animals=replace_side(view.animals, side, awake), flipped=after.flipped)
        told = FALL_ASLEEP.of(who=SideName(side), animals=names.animals(slept))
        yield Keyframe(TransitionFrame(view, "sleep", side, _ids(slept)), told)
    new = after.animals[side] & ~view.animals[side]
    if new:
        animals, gained = replace_side(view.animals, side, after.animals[side]), replace_side(view.gained, side, new)
        view = view._replace(animals=animals, gained=gained)
        told = MOVES_IN.of(who=SideName(side), animal=names.animal(new))
        yield Keyframe(TransitionFrame(view, "gain", side, _ids(new)), told)


def _counted(config: RulesConfig, view: State, entry: BlissEntry, number: int) -> State:
    """State with the first `number` items of `entry` counted."""
    part = entry._replace(items=entry.items[:number])
    mine, yours = view.scores
    scores = (
        mine + part.total if config.basket or entry.side == 0 else mine,
        yours + part.total if config.basket or entry.side == 1 else yours,
    )
    return view._replace(scores=scores, entries=(*view.entries, part))


def _ids(animals: int) -> str:
    return " ".join(ANIMALS[bit] for bit in bits_of(animals))


def _gnomes(config: RulesConfig, mask: int) -> ListArg:
    return names.listing(first_name(config, gnome) for gnome in bits_of(mask))


PLAYED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} plays {gnomes}: %n hour(s).")
PLAYED_HEN = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{who} plays {gnomes}: %n hour(s), one each with the Hen instead of the printed {printed}."
)
CARDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s cards: {hours}, closes {tasks}, %n gnome(s) to hand over.")
ORDER = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} goes first: {why}.")
TASK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} fulfils {task} with {gnomes}: {bliss} bliss, {old} to {new}.")
TASK_3_DONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} fulfils {task} with {gnomes}.")
ITEM = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}, {item} ({why}): {bliss} bliss, {old} to {new}.")
REST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} scores nothing for: {animals}.")
RESTING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{animal} ({why})")
TOTAL = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} scores {bliss} bliss, {score} in total.")
NOTHING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} scores nothing and stays at {score}.")
AUTOMA_SCORES = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{who} scores {bliss} bliss from its control cards, {old} to {new}."
)
CLOSES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} closes {tasks} for this round.")
TOO_LATE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} is too late to close {tasks}.")
FALL_ASLEEP = QT_TRANSLATE_NOOP("gnomadic_gardeners", "October: {who}’s {animals} fall asleep.")
MOVES_IN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} gains the {animal}.")
