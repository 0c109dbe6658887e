"""The tables of the index, and the version they are of."""

from __future__ import annotations

import sqlite3
from typing import Final

from garden_desktop import __version__
from garden_desktop.hotseat.book.sums import SUMS

VERSION: Final = f"5 {__version__}"
"""Sentences are kept as this version says them; another one makes the index anew."""
PATIENCE: Final = 0.2
"""Seconds to wait for another program that writes."""
_RECORDS: Final = """
CREATE TABLE IF NOT EXISTS records(
    name TEXT PRIMARY KEY, modified INTEGER, size INTEGER, state TEXT, game TEXT, seats TEXT, headline TEXT,
    scores TEXT, ranks TEXT, month TEXT, people TEXT, words TEXT, begun INTEGER, options TEXT, series TEXT,
    counted INTEGER DEFAULT 0, plies INTEGER DEFAULT 0, look TEXT DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS newest ON records(state, modified DESC, name DESC, begun);
CREATE INDEX IF NOT EXISTS uncounted ON records(state, counted, game);
CREATE TABLE IF NOT EXISTS sat(
    record TEXT, seat INTEGER, person TEXT, computer INTEGER, symbol INTEGER, modified INTEGER, month TEXT, game TEXT,
    mode TEXT, seats INTEGER, sides INTEGER, rank INTEGER, score INTEGER, PRIMARY KEY(record, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS played ON sat(modified);
CREATE INDEX IF NOT EXISTS sitters ON sat(
    computer, person, modified DESC, record DESC, symbol, rank, month, seats, game, mode
);
CREATE INDEX IF NOT EXISTS bests ON sat(computer, person, game, score DESC, modified DESC, record DESC);
CREATE TABLE IF NOT EXISTS tallies(
    record TEXT, seat INTEGER, figure TEXT, about TEXT, number INTEGER, PRIMARY KEY(record, seat, figure, about)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS looks ON records(look, plies);
CREATE TABLE IF NOT EXISTS looked(
    record TEXT, seat INTEGER, luck REAL, own REAL, others REAL, PRIMARY KEY(record, seat)
) WITHOUT ROWID;
"""
_ALL: Final = ("records", "sat", "tallies", "looked", "persons", "sums", "pairs", "counts")


def made(path: str) -> sqlite3.Connection:
    """An index of this version. Raises sqlite3.Error."""
    rows = sqlite3.connect(path, timeout=PATIENCE)
    try:
        with rows:
            rows.execute("PRAGMA synchronous = OFF")  # what a crash spoils is made again
            rows.execute("CREATE TABLE IF NOT EXISTS about(version TEXT)")
            if rows.execute("SELECT version FROM about").fetchone() != (VERSION,):
                for table in _ALL:
                    rows.execute(f"DROP TABLE IF EXISTS {table}")
                rows.execute("DELETE FROM about")
                rows.execute("INSERT INTO about VALUES(?)", (VERSION,))
            rows.executescript(_RECORDS + SUMS)
    except sqlite3.Error:
        rows.close()
        raise
    return rows
