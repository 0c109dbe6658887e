"""Generator of docs/measurements.md from the figures in docs/measurements.toml: `python -m tests.measurements`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
DATA: Final = DOCS / "measurements.toml"
PAGE: Final = DOCS / "measurements.md"
COLUMNS: Final = ("what", "value", "limit", "command")
HEAD: Final = """\
# Measurements

Made from `measurements.toml` by `python -m tests.measurements`: what holds today, with the command, the commit and
the day of the measurement. Two shared cores of a virtual machine, Python 3.11, Debian 12; times are processor time of
one core unless the row says otherwise; `chrt -r 20` wants `kernel.sched_rt_runtime_us` at -1. Earlier figures are in
the history of this file. FF is Fire and Flora, GG Gnomadic Gardeners, PF Paths & Flower Beds, SE Stalk Exchange;
`pytest` and `python` are those of `.venv`.

| what | value | limit | command | measured |
|---|---|---|---|---|
"""


def page(data: Mapping[str, Any]) -> str:
    """Return the page in Markdown: one table, with a row for each subject's name above its figures."""
    return HEAD + "".join(f"{line}\n" for line in _lines(data))


def _lines(data: Mapping[str, Any]) -> Iterator[str]:
    for subject in data["subject"]:
        yield f"| **{subject['name']}** | | | | |"
        for row in subject["rows"]:
            yield f"| {' | '.join(row[name] for name in COLUMNS)} | {row['commit']}, {row['date']} |"


if __name__ == "__main__":
    PAGE.write_text(page(tomllib.loads(DATA.read_text(encoding="utf-8"))), encoding="utf-8", newline="\n")
