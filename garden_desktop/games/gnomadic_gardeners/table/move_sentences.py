"""The story in sentences: what a move did, told from two views of the same eyes and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.gnomadic_gardeners.rules import names, results
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.scoring import open_animals
from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN, Move, State
from garden_desktop.games.gnomadic_gardeners.table.frames import frames
from garden_desktop.games.gnomadic_gardeners.table.preview.sums import first_name


def describe_move(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """What happened, in the order in which it happened."""
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
    """The sentence, or of the tasks of a new round the round alone: the cards lie open."""
    return ROUND.of(round=dict(sentence.args)["round"]) if sentence.source == NEW_TASKS.source else sentence


def _opened(config: RulesConfig, state: State) -> Iterator[Message]:
    """The tasks of a new round."""
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
    """What was decided. Tasks that are counted at once are told one by one."""
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
    """The end of the game, or what the end of the round does to hands and cards."""
    if after.phase == "over":
        found = results.result(config, after)
        yield found.reason
        if found.tiebreak is not None:
            yield found.tiebreak
    elif after.phase == "keep" and before.phase != "keep":
        yield AUGUST
    elif before.plays != (0, 0) and after.plays == (0, 0):
        yield (PASSED_SOLO if config.solo else PASSED).of(who=SideName(0), other=SideName(1))


ROUND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Round {round}")
HEAD_START = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} starts with the {animal}.")
DEALT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Each gardener has %n gnome(s).")
DEALT_SOLO = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You have %n gnome(s), the Scarecrow all the others.")
NEW_TASKS = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners",
    "Round {round}. Task 1: {one} for {first} bliss. Task 2: {two} for {second}. Task 3: {three} for the {animal}.",
)
SEALED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} sends gnomes to the bench and seals it.")
PASSES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} hands {gnome} to {other}.")
PASSES_ONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} hands a gnome to {other}.")
KEEPS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} keeps one of three gnomes.")
FULFILS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} fulfils {tasks}.")
FULFILS_NOTHING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} fulfils no task.")
USES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} puts to work: {animals}.")
RESTS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} lets rest for July: {animals}.")
LENDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} lends {gnome} to {other}.")
LENDS_NOBODY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} lends no gnome.")
RECRUITS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} will welcome the new animal.")
DECLINES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} declines the new animal.")
AUGUST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "August: whoever sent exactly three keeps one of them.")
PASSED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnomes that {who} and {other} sent change gardens.")
PASSED_SOLO = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The gnomes {who} sent are shuffled and go under {other}'s stack."
)
