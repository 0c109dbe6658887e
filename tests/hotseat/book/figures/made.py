"""Folders of finished matches with results that were counted by hand."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from garden_desktop.hotseat.book.book import Book

GG, SE, PF = "gnomadic_gardeners", "stalk_exchange", "paths_and_flower_beds"
NOON = time.mktime((2026, 3, 2, 12, 0, 0, 0, 0, -1))
HOUR = 3600


def written(
    folder: Path,
    people: Sequence[str],
    scores: Sequence[int],
    ranks: Sequence[int],
    *,
    hours: float = 0,
    game: str = SE,
    options: Mapping[str, str] | None = None,
    series: Sequence[str] = (),
) -> Path:
    """A record of these people, who end like this so many hours after noon; "*Cleo" is a computer. It has no moves, at
    which a book does not look."""
    folder.mkdir(parents=True, exist_ok=True)
    seats = [
        {"name": name.lstrip("*"), "symbol": number % 6 + 1, "who": "steady" if name.startswith("*") else "human"}
        for number, name in enumerate(people)
    ]
    header = {
        "format": 1,
        "app": "0",
        "game": game,
        "pack": {"id": "p", "digest": "d"},
        "options": dict(options or {}),
        "seats": seats,
        "seed": 1,
        "series": list(series),
    }
    end = NOON + hours * HOUR
    begun = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(end - HOUR))
    path = folder / f"{begun}-{len(list(folder.iterdir()))}-{game}.jsonl"
    lines = [header] if not ranks else [header, {"result": {"scores": list(scores), "ranks": list(ranks)}}]
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))
    os.utime(path, (end, end))
    return path


def read(folder: Path) -> Book:
    """The book of a folder, read to its end."""
    book = Book(folder)
    book.turn_to_today()
    while book.unread:
        book.read_on()
    return book
