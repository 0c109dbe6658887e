"""Card sets of a player: packs that replace the standard one of a game, in files of their own, and as files to share.

A set may be unfinished: it is stored whatever it holds, and offered for a match only when the game's parser takes it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop import paths
from garden_desktop.core import packs
from garden_desktop.core.files import EXPORTED, write_whole
from garden_desktop.core.game import Game
from garden_desktop.core.pack_schema import Document, Fault, PackSchema, find_faults, to_toml
from garden_desktop.core.packs import PackError, RowReader, text_of
from garden_desktop.core.text import QT_TRANSLATE_NOOP, quoted
from garden_desktop.core.types import Pack
from garden_desktop.games import registry

_MARK: Final = "gardenbox"
"""First field of a shared card set: the key of its game. The rest is the pack."""
FOLDER: Final = "card_sets"
MEMBER: Final = re.compile(rf"{FOLDER}/[a-z_]{{1,60}}/set-[0-9a-f]{{8}}\.toml")
"""Path of a set below the folder of the player."""
NAME: Final = "id"
"""Field of a pack with its name. Records carry it beside the digest."""
LONGEST_NAME: Final = 60


class CheckedCards(NamedTuple):
    """Result of the check of a document: its pack, None where it has faults, and the faults of all fields by the schema
    or, where there are none, the first one that the parser finds."""

    pack: Pack | None
    faults: Sequence[Fault]


@dataclass(frozen=True)
class CardSet:
    """Card set of a game in a file."""

    game: Game
    path: Path
    document: Document

    @property
    def name(self) -> str:
        return name_of(self.document)

    @cached_property
    def checked(self) -> CheckedCards:
        """Result of the check of the set. Cached, because the parser of Fire and Flora takes 30 ms."""
        return check_cards(self.game, self.document)

    @property
    def faults(self) -> Sequence[Fault]:
        """Faults that keep it from being played; empty where it is ready."""
        return self.checked.faults


class CardSetRepository:
    """Folder of the card sets of a player, one folder a game."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    def all(self, game: Game) -> Sequence[CardSet]:
        """All sets of a game by name; files that are not valid TOML are left out."""
        found = []
        for path in self._of(game).glob("set-*.toml"):
            with suppress(PackError):  # a file that is no pack at all is nothing to choose
                found.append(self.load(game, path))
        return sorted(found, key=lambda one: (one.name.casefold(), one.path.name))

    def load(self, game: Game, path: Path) -> CardSet:
        """Read a set. Raises PackError where the file cannot be read or is not valid TOML."""
        return CardSet(game, path, packs.read(text_of(path), path.name))

    def holds(self, game: Game, path: Path) -> bool:
        """Whether a file is a set of this folder that is still there."""
        return path.parent == self._of(game) and path.is_file()

    def name_at(self, game: Game, path: Path) -> str:
        """Name of the set in a file, made printable; that of the file where the set has none or cannot be read."""
        with suppress(PackError):
            return quoted(self.load(game, path).name or path.name)
        return quoted(path.name)

    def create(self, game: Game, document: Document, name: str) -> CardSet:
        """Store a copy of a document as a new set under a free name. Raises OSError."""
        taken = {one.name.casefold() for one in self.all(game)}
        clean = " ".join(name.split())[:LONGEST_NAME] or game.info.key
        free = next(one for one in _numbered(clean) if one.casefold() not in taken)
        made = CardSet(game, self._of(game) / f"set-{os.urandom(4).hex()}.toml", {**document, NAME: free})
        self.store(made)
        return made

    def store(self, card_set: CardSet) -> None:
        """Write a set to its file. Raises OSError."""
        write_whole(card_set.path, to_toml(card_set.document).encode())

    def delete(self, path: Path) -> None:
        """Remove a set. Matches keep their own copy of it. Raises OSError."""
        path.unlink(missing_ok=True)

    def share(self, game: Game, document: Document, target: Path) -> None:
        """Write a set as a file to share. Raises OSError."""
        write_whole(target, to_toml({_MARK: game.info.key, **document}).encode(), EXPORTED)

    def bring_in(self, file: Path) -> tuple[Game, CardSet]:
        """Import the set of a shared file, or return the same set where it is stored already. Raises PackError and
        OSError."""
        game, document = read_shared(file)
        for one in self.all(game):
            if one.document == document:
                return game, one
        return game, self.create(game, document, name_of(document))

    def _of(self, game: Game) -> Path:
        return (self._folder or paths.user_dir() / FOLDER) / game.info.key


def standard_document(game: Game) -> Document:
    """Document of the standard set. Raises PackError."""
    path = paths.resource(game.info.key, "packs", "standard.toml")
    return packs.read(text_of(path), path.name)


def name_of(document: Document) -> str:
    """Name of a set as its document says, "" where it says none."""
    name = document.get(NAME)
    return name if isinstance(name, str) else ""


def check_cards(game: Game, document: Document) -> CheckedCards:
    """Check all fields by the schema of the game and, where they have no fault, the whole set by its parser."""
    schema = game.pack_schema
    if schema is not None and (found := list(find_faults(document, schema))):
        return CheckedCards(None, found)
    try:
        return CheckedCards(game.pack(to_toml(document), "set.toml"), ())
    except PackError as error:
        return CheckedCards(None, [Fault(error.path, error.message)])


def read_shared(file: Path) -> tuple[Game, Document]:
    """Game and document of a shared set. Raises PackError where the file is no card set or its structure is wrong."""
    document: dict[str, Any] = packs.read(text_of(file), file.name)
    top = RowReader(file.name, packs.THE_FILE.source, document)
    key = top.text(_MARK)
    game = registry.games().get(key)
    if game is None or (schema := game.pack_schema) is None:
        raise top.error(_MARK, UNKNOWN_GAME.of(game=quoted(key)))
    del document[_MARK]
    check_structure(file.name, document, schema)
    return game, document


def check_structure(file: str, document: Document, schema: PackSchema) -> None:
    """Check that tables are tables and lists are lists, so that a set can be shown. Raises PackError."""
    for fault in find_faults(document, schema):
        if fault.text in (packs.MUST_BE_A_TABLE, packs.MUST_BE_TABLES, packs.NO_SUCH_FIELD):
            *above, field = map(str, fault.path)
            raise PackError(file, " ".join(above) or packs.THE_FILE.source, field, fault.text, path=fault.path)


def _numbered(name: str) -> Iterator[str]:
    """A name, and the same with a number behind it."""
    yield name
    yield from (f"{name} {number}" for number in count(2))


UNKNOWN_GAME = QT_TRANSLATE_NOOP("packs", "this program has no card sets for “{game}”")
