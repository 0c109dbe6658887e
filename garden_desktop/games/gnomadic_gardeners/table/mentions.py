"""What a sentence of the log names, and where that lies on the table now: gnomes, tasks of a round, animals of a side.

A gnome is found where these eyes see its card, whatever has become of it. A task is that of its own round: in the next
one another card has its place. Of animals the table shows those of the side at the bottom.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.table import parts_of
from garden_desktop.core.text import Arg, ListArg, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import State
from garden_desktop.games.gnomadic_gardeners.table import move_sentences
from garden_desktop.games.gnomadic_gardeners.table.preview.sums import first_name
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts, gnome_piece

_TASKS: Final = {names.task(number): number for number in (1, 2, 3)}
_SEVERAL: Final = names.tasks(0b111).source
_ANIMALS: Final = {called[key]: key for called in (ANIMAL_NAMES, names.SHORT_NAMES) for key in called}


def named(config: RulesConfig, sentence: Message, before: State) -> Iterator[str]:
    """The pieces of the gnomes it names, and what `find` knows."""
    said = dict(sentence.args)
    who, opened = said.get("who"), said.get("round")
    side = who.side if isinstance(who, SideName) else None
    if sentence.source == move_sentences.NEW_TASKS.source and isinstance(opened, int):
        yield from (_task(number, opened) for number in (1, 2, 3))
        return
    for part in parts_of(sentence):
        yield from _named(config, part, before.round, side)


def find(seen: GardenViewFacts, name: str) -> Sequence[str]:
    """Where what `named` gave lies now; a piece lies where it lies."""
    if name in {_task(number, seen.view.round) for number in (1, 2, 3)} and seen.has_pair:
        return (name.partition("@")[0],)
    animals = {_animal(key, seen.me): f"animal:{key}" for key in ANIMAL_NAMES}
    return (animals.get(name, name),)


def _named(config: RulesConfig, part: Arg, round: int, side: Side | None) -> Iterator[str]:
    if isinstance(part, str):
        gnomes = range(len(config.pack.gnomes))
        yield from (gnome_piece(config, gnome) for gnome in gnomes if first_name(config, gnome) == part)
    elif isinstance(part, Message):
        if part in _TASKS:
            yield _task(_TASKS[part], round)
        elif part in _ANIMALS and side is not None:
            yield _animal(_ANIMALS[part], side)
        elif part.source == _SEVERAL:
            listed = dict(part.args)["numbers"]
            assert isinstance(listed, ListArg)
            yield from (_task(number, round) for number in listed.items if isinstance(number, int))


def _task(number: int, round: int) -> str:
    return f"task{number}@{round}"


def _animal(key: str, side: Side) -> str:
    return f"{key}@{side}"
