"""Log sentences and sounds of moves, from the views of one viewer before and after, and links to what they name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from garden_desktop.core.table import parts_of
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Arg, ListArg, Message, SideName
from garden_desktop.core.types import Side, Sound
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.scoring import open_animals
from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN, Kind, Move, State
from garden_desktop.games.gnomadic_gardeners.table.frames import frames
from garden_desktop.games.gnomadic_gardeners.table.preview.sums import first_name
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts, gnome_piece


def describe_move(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """Log sentences of a move, in the order of events."""
    match move.kind:
        case "deal" | "animal":
            yield from _dealt(config, before, move, after)
        case "task":
            yield from _task(config, before, after)
        case "commit":
            yield SEALED.of(who=SideName(before.turn))
        case "pass":
            yield _passed(config, move)
        case "keep":
            yield KEEPS.of(who=SideName(before.turn))
        case _:
            yield from _answer(config, before, move, after)
    yield from (frame.told for frame in frames(config, before, move, after))
    yield from _ending(config, before, move, after)


def _dealt(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    if move.kind == "animal":
        yield HEAD_START.of(who=SideName(1), animal=names.animal(move.bits))
    if after.phase != before.phase:
        yield (DEALT_SOLO if config.solo else DEALT).of(n=config.start)
        yield from _opened(config, after)


def _task(config: RulesConfig, before: State, after: State) -> Iterator[Message]:
    if before.round and after.round > before.round:
        yield from _opened(config, after)


def headline(sentence: Message) -> Message:
    """Short form of a sentence: of the tasks of a new round, which are visible, only the round."""
    return ROUND.of(round=dict(sentence.args)["round"]) if sentence.source == NEW_TASKS.source else sentence


def _opened(config: RulesConfig, state: State) -> Iterator[Message]:
    """Yield the tasks of a new round."""
    if state.phase != "commit":
        return
    middle = config.pack.middles[state.pair]
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


def _passed(config: RulesConfig, move: Move) -> Message:
    if move.bits == HIDDEN:
        return PASSES_ONE.of(who=SideName(1), other=SideName(0))
    return PASSES.of(who=SideName(1), gnome=first_name(config, move.bits.bit_length() - 1), other=SideName(0))


def _answer(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """Yield the sentence on a decision. Tasks that are scored at once are told item by item instead."""
    who, other = SideName(before.turn), SideName(1 - before.turn)
    match move.kind:
        case "fulfil" if move.bits and after.entries != before.entries:
            pass
        case "fulfil" if move.bits:
            yield FULFILS.of(who=who, tasks=names.tasks(move.bits))
        case "fulfil":
            yield FULFILS_NOTHING.of(who=who)
        case "use":
            yield from _used(config, before, move)
        case "lend" if move.bits:
            yield LENDS.of(who=who, gnome=first_name(config, move.bits.bit_length() - 1), other=other)
        case "lend":
            yield LENDS_NOBODY.of(who=who)
        case "recruit":
            yield RECRUITS.of(who=who)
        case "decline":
            yield DECLINES.of(who=who)


def _used(config: RulesConfig, before: State, move: Move) -> Iterator[Message]:
    rested = open_animals(config, before, before.turn) & ~move.bits
    if move.bits:
        yield USES.of(who=SideName(before.turn), animals=names.animals(move.bits))
    if rested:
        yield RESTS.of(who=SideName(before.turn), animals=names.animals(rested))


def _ending(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """Yield the result of the match, or the effect of the end of a round on hands and cards."""
    if after.phase == "over":
        found = scoring.result(config, after)
        yield found.reason
        if found.tiebreak is not None:
            yield found.tiebreak
    elif after.phase == "keep" and before.phase != "keep":
        yield AUGUST
    elif before.plays != (0, 0) and after.plays == (0, 0):
        yield (PASSED_SOLO if config.solo else PASSED).of(who=SideName(0), other=SideName(1))


ROUND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Round {round}")
HEAD_START = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} starts with the {animal}.")
DEALT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Each player has %n gnome(s).")
DEALT_SOLO = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You have %n gnome(s), the Scarecrow all the others.")
NEW_TASKS = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners",
    "Round {round}. Task 1: {one} for {first} bliss. Task 2: {two} for {second}. Task 3: {three} for the {animal}.",
)
SEALED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} locks in gnomes.")
PASSES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} hands {gnome} to {other}.")
PASSES_ONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} hands a gnome to {other}.")
KEEPS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} keeps one of three gnomes.")
FULFILS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} fulfils {tasks}.")
FULFILS_NOTHING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} doesn’t fulfil a task.")
USES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} uses: {animals}.")
RESTS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s unused animals for July: {animals}.")
LENDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} lends {gnome} to {other}.")
LENDS_NOBODY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} doesn’t lend a gnome.")
RECRUITS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} takes the new animal.")
DECLINES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} declines the new animal.")
AUGUST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "August: a player who played exactly three gnomes keeps one of them.")
PASSED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnomes {who} and {other} played change hands.")
PASSED_SOLO = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The gnomes {who} played are shuffled and go under {other}’s pile."
)


# Links from log sentences to gnomes, tasks of a round, and animals of a side.


_TASKS: Final = {names.task(number): number for number in (1, 2, 3)}
_SEVERAL: Final = names.tasks(0b111).source
_ANIMALS: Final = {called[key]: key for called in (ANIMAL_NAMES, names.SHORT_NAMES) for key in called}


def named(config: RulesConfig, sentence: Message, before: State) -> Iterator[str]:
    """Yield the gnome pieces that a sentence names, and keys of tasks and animals for `find`."""
    said = dict(sentence.args)
    who, opened = said.get("who"), said.get("round")
    side = who.side if isinstance(who, SideName) else None
    if sentence.source == NEW_TASKS.source and isinstance(opened, int):
        yield from (_mentioned_task(number, opened) for number in (1, 2, 3))
        return
    for part in parts_of(sentence):
        yield from _named(config, part, before.round, side)


def find(seen: GardenViewFacts, name: str) -> Sequence[str]:
    """Place or piece that a key of `named` stands for now."""
    if name in {_mentioned_task(number, seen.view.round) for number in (1, 2, 3)} and seen.has_pair:
        return (name.partition("@")[0],)
    animals = {_animal(key, seen.me): f"animal:{key}" for key in ANIMAL_NAMES}
    return (animals.get(name, name),)


def _named(config: RulesConfig, part: Arg, round: int, side: Side | None) -> Iterator[str]:
    if isinstance(part, str):
        gnomes = range(len(config.pack.gnomes))
        yield from (gnome_piece(config, gnome) for gnome in gnomes if first_name(config, gnome) == part)
    elif isinstance(part, Message):
        if part in _TASKS:
            yield _mentioned_task(_TASKS[part], round)
        elif part in _ANIMALS and side is not None:
            yield _animal(_ANIMALS[part], side)
        elif part.source == _SEVERAL:
            listed = dict(part.args)["numbers"]
            assert isinstance(listed, ListArg)
            yield from (_mentioned_task(number, round) for number in listed.items if isinstance(number, int))


def _mentioned_task(number: int, round: int) -> str:
    return f"task{number}@{round}"


def _animal(key: str, side: Side) -> str:
    return f"{key}@{side}"


_OF: Final[Mapping[Kind, tuple[Sound, ...]]] = {
    "task": ("card",),
    "animal": ("card",),
    "control": ("card",),
    "pass": ("put",),
    "commit": ("put",),
    "use": ("put",),
    "lend": ("put",),
    "recruit": ("put",),
    "keep": ("put",),
}


def sounds(before: State, move: Move, after: State) -> Sequence[Sound]:
    """Sounds of a move: earth for fulfilled tasks, a bell for the reveal, else the sound of its kind."""
    if before.phase == "commit" and after.phase != "commit" and move.kind == "commit":
        return ("bell",)
    if move.kind == "fulfil":
        return ("earth",) if move.bits else ()
    return _OF.get(move.kind, ())
