"""The tables of the index, and the version they are of."""

from __future__ import annotations

import sqlite3
from typing import Final

from garden_desktop import __version__

VERSION: Final = f"3 {__version__}"
"""Sentences are kept as this version says them; another one makes the index anew."""
PATIENCE: Final = 0.2
"""Seconds to wait for another program that writes."""
TABLES: Final = """
CREATE TABLE IF NOT EXISTS about(version TEXT);
CREATE TABLE IF NOT EXISTS records(
    name TEXT PRIMARY KEY, modified INTEGER, size INTEGER, state TEXT, game TEXT, seats TEXT, headline TEXT,
    scores TEXT, ranks TEXT, month TEXT, people TEXT, words TEXT, begun INTEGER, options TEXT, series TEXT,
    counted INTEGER DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS newest ON records(state, modified DESC, name DESC, begun);
CREATE INDEX IF NOT EXISTS uncounted ON records(state, counted, game);
CREATE TABLE IF NOT EXISTS sat(
    record TEXT, seat INTEGER, person TEXT, computer INTEGER, symbol INTEGER, modified INTEGER, game TEXT, mode TEXT,
    seats INTEGER, sides INTEGER, rank INTEGER, score INTEGER, PRIMARY KEY(record, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS played ON sat(modified);
CREATE INDEX IF NOT EXISTS sitters ON sat(computer, person, modified DESC, symbol, rank);
CREATE TABLE IF NOT EXISTS tallies(
    record TEXT, seat INTEGER, figure TEXT, about TEXT, number INTEGER, PRIMARY KEY(record, seat, figure, about)
) WITHOUT ROWID;
"""


def made(path: str) -> sqlite3.Connection:
    """An index of this version. Raises sqlite3.Error."""
    rows = sqlite3.connect(path, timeout=PATIENCE)
    try:
        with rows:
            rows.execute("PRAGMA synchronous = OFF")  # what a crash spoils is made again
            rows.executescript(TABLES)
            if rows.execute("SELECT version FROM about").fetchone() != (VERSION,):
                rows.executescript("DROP TABLE records; DROP TABLE sat; DROP TABLE tallies; DELETE FROM about;")
                rows.executescript(TABLES)
                rows.execute("INSERT INTO about VALUES(?)", (VERSION,))
    except sqlite3.Error:
        rows.close()
        raise
    return rows
