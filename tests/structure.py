"""Size and coupling of the package in figures: `python -m tests.structure [CHECKOUT]`."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

PACKAGE: Final = "garden_desktop"
ROOMS: Final = ("data", "rules", "advice", "table")


class Sized(NamedTuple):
    """A named item with its number of lines or files."""

    size: int
    name: str


def main(root: Path) -> None:
    files = sorted((root / PACKAGE).rglob("*.py"))
    print(f"modules: {len(files)}")
    for title, found in (("largest folders", folders(root, files)), ("longest files", lengths(root, files))):
        print(f"{title}: {', '.join(f'{each.name} {each.size}' for each in found[:4])}")
    print(f"longest functions: {', '.join(f'{each.name} {each.size}' for each in functions(root, files)[:4])}")
    for game in sorted((root / PACKAGE / "games").glob("[a-z]*/")):
        print(f"{game.name}: {arrows(game)}")


def folders(root: Path, files: list[Path]) -> list[Sized]:
    """Return folders by number of modules, without `__init__`, largest first."""
    counted = Counter(str(file.parent.relative_to(root)) for file in files if file.name != "__init__.py")
    return [Sized(count, name) for name, count in counted.most_common()]


def lengths(root: Path, files: list[Path]) -> list[Sized]:
    return sorted((Sized(len(text(file)), str(file.relative_to(root))) for file in files), reverse=True)


def functions(root: Path, files: list[Path]) -> list[Sized]:
    """Return functions by number of lines, with decorators and docstring, longest first."""
    found = (
        Sized((node.end_lineno or node.lineno) - node.lineno + 1, f"{file.relative_to(root)}:{node.name}")
        for file in files
        for node in ast.walk(ast.parse("\n".join(text(file))))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return sorted(found, reverse=True)


def arrows(game: Path) -> str:
    """Return the number of modules of a game, of imports among them, and of imports between its
    subpackages, as text."""
    counted = Counter[tuple[str, str]]()
    modules = [file for file in game.rglob("*.py") if file.name != "__init__.py"]
    within = 0
    for file in modules:
        room = file.relative_to(game).parts[0]
        for other in imported(file, f"{PACKAGE}.games.{game.name}."):
            within += 1
            if room in ROOMS and other in ROOMS and other != room:
                counted[room, other] += 1
    told = ", ".join(f"{one} to {other} {count}" for (one, other), count in sorted(counted.items()))
    return f"{len(modules)} modules, {within} imports among them" + (f": {told}" if told else "")


def imported(file: Path, prefix: str) -> Iterator[str]:
    """Yield for each import of the game's own modules in a file the first part of the name below the game."""
    for node in ast.walk(ast.parse("\n".join(text(file)))):
        if isinstance(node, ast.ImportFrom) and node.module and f"{node.module}.".startswith(prefix):
            rest = node.module.removeprefix(prefix.rstrip(".")).lstrip(".")
            yield from [rest.partition(".")[0]] if rest else [alias.name for alias in node.names]


def text(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    main(Path(*sys.argv[1:2]).resolve())
