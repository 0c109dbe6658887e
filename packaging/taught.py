"""The tables in docs/lessons.md: for every group of the ledgers of rules, where it is taught.

taught.py write   writes them anew
taught.py check   says what is wrong: a row that no ledger has, a table that is not of today
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from garden_desktop.core.packs import PackError
from garden_desktop.core.text import Message, plain
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "lessons.md"
FROM, TO = "<!-- taught: packaging/taught.py write -->", "<!-- end of taught -->"
HEADING: Final = re.compile(r"\*\*(.+)\*\*")
ROW: Final = re.compile(r"\| ([A-Z]{2}-[0-9]+) \|")

PRACTICE: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {}
"""By game and "kind" of a puzzle: the rows that it trains."""
NOT_TAUGHT: Final[Mapping[str, Mapping[str, str]]] = {
    "fire_and_flora": {
        "Options and modules (all off or at the seed's value by default)": (
            "off by default; said on the sheet where they are chosen"
        ),
        "Automa": "how a computer player behaves: nothing that a person does",
    },
    "paths_and_flower_beds": {
        "Computer players, maps and notation": "how the program draws, reads and writes: nothing that a person does"
    },
    "gnomadic_gardeners": {
        "Designed extensions (all off by default)": "off by default; said on the sheet where they are chosen"
    },
    "stalk_exchange": {
        "Options and data (all off or as above by default)": "off by default; said on the sheet where they are chosen"
    },
}
"""By game and group: why there is nothing in it that a lesson could teach."""

NOT_YET: Final = "not yet"


class Group(NamedTuple):
    """A part of a ledger: its heading and its rows, in their order."""

    name: str
    rows: tuple[str, ...]


def games() -> list[str]:
    """The games whose rules are kept in a ledger; one that is being written may have none yet."""
    return [key for key in registry.games() if ledger(key).exists()]


def ledger(key: str) -> Path:
    return ROOT / "docs" / "rules" / f"{key}.md"


def groups(key: str) -> list[Group]:
    """The parts of the ledger of a game."""
    text = ledger(key).read_text(encoding="utf-8")
    found: list[Group] = []
    for line in text.partition("## 3. Rule ledger")[2].partition("\n### ")[0].splitlines():
        if heading := HEADING.fullmatch(line):
            found.append(Group(heading[1], ()))
        elif row := ROW.match(line):
            found[-1] = Group(found[-1].name, (*found[-1].rows, row[1]))
    return found


def taught(key: str) -> Iterator[tuple[str, str]]:
    """(row, where): "2.3" is step 3 of lesson 2, a puzzle goes by its kind."""
    for number, lesson in enumerate(library.readable(key), 1):
        for place, step in enumerate(lesson.steps, 1):
            yield from ((row, f"{number}.{place}") for row in step.teaches)
    for kind, rows in PRACTICE.get(key, {}).items():
        yield from ((row, f"puzzles: {kind}") for row in rows)


def strangers(key: str) -> list[PackError]:
    """Rows that a step of this game names and no row of its ledger is."""
    known = {row for group in groups(key) for row in group.rows}
    return [
        PackError(lesson.file, f"step {place}", "teaches", Message("", f"names {row}, and no ledger row is called so"))
        for lesson in library.readable(key)
        for place, step in enumerate(lesson.steps, 1)
        for row in step.teaches
        if row not in known
    ]


def table(key: str) -> str:
    """What docs/lessons.md says of a game."""
    lines = [f"**{plain(registry.games()[key].info.title)}**", "", "| group | rows | taught by |", "|---|---|---|"]
    excused = NOT_TAUGHT.get(key, {})
    for group in groups(key):
        places = list(dict.fromkeys(where for row, where in taught(key) if row in group.rows))
        said = ", ".join(places) or excused.get(group.name, NOT_YET)
        lines.append(f"| {group.name} | {group.rows[0]} to {group.rows[-1]} | {said} |")
    return "\n".join(lines)


def page() -> str:
    """docs/lessons.md with the tables as they are today."""
    before, sign, rest = PAGE.read_text(encoding="utf-8").partition(FROM)
    after = rest.partition(TO)[2]
    tables = "\n\n".join(table(key) for key in games())
    return f"{before}{sign}\n\n{tables}\n\n{TO}{after}"


def complaints() -> list[str]:
    """What is wrong, one sentence each."""
    found = [str(error) for key in games() for error in strangers(key)]
    if page() != PAGE.read_text(encoding="utf-8"):
        found.append("docs/lessons.md is not of today: packaging/taught.py write")
    return found


def main(arguments: list[str]) -> int:
    if arguments == ["write"]:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    if arguments != ["check"]:
        print(__doc__, file=sys.stderr)
        return 2
    found = complaints()
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
