"""A players' file as tables that can be changed, and written again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

from garden_desktop.core.packs import read, text_of


class PlayersFile(NamedTuple):
    """The lines of its head, and the tables of its levels."""

    head: tuple[str, ...]
    levels: Mapping[str, Any]

    def number(self, level: str, seats: int, name: str) -> object:
        """What the file says of a number at a table of so many seats; None where it says nothing."""
        table = self.levels.get(level, {})
        return table.get(f"seats_{seats}", {}).get(name, table.get(name))

    def changed(self, level: str, seats: int, numbers: Mapping[str, float], *head: str) -> PlayersFile:
        """The same file with other numbers of a level at tables of so many seats, and more lines in its head."""
        levels = deepcopy(dict(self.levels))
        levels.setdefault(level, {}).setdefault(f"seats_{seats}", {}).update(numbers)
        return PlayersFile((*self.head, *head), levels)

    def text(self) -> str:
        """The file as it is written."""
        return "".join(f"# {line}\n" for line in self.head) + "".join(_tables(self.levels))


def players_file(path: Path) -> PlayersFile:
    """The file at a path. Raises PackError where it is no text or no TOML."""
    text = text_of(path)
    levels = read(text, path.name)
    lines = text.splitlines()
    head = lines[: next((n for n, line in enumerate(lines) if not line.startswith("#")), len(lines))]
    return PlayersFile(tuple(line.removeprefix("#").strip() for line in head), levels)


def _tables(levels: Mapping[str, Any]) -> Iterator[str]:
    for name, table in levels.items():
        yield f"\n[{name}]\n"
        for key, value in table.items():
            if not isinstance(value, Mapping):
                yield _line(key, value)
        for key, value in table.items():
            if isinstance(value, Mapping):
                yield f"\n[{name}.{key}]\n"
                yield from (_line(*one) for one in value.items())


def _line(key: str, value: object) -> str:
    return f"{key} = {str(value).lower() if isinstance(value, bool) else value}\n"
