"""Sums of the book as rows of their own: each seat and each count that comes or goes changes a few of them, so nobody
adds up ten thousand matches to show a page. SQLite keeps them itself, by triggers.

persons  how many seats somebody has sat on, and how many of those matches are finished
sums     finished matches by month, game, mode and size of the table: matches, wins, places added up
pairs    the same of two at one table: matches, how often the first had the better place, how often the other
counts   what games count, by year: how often which number came; so the largest is known after one has gone as well
"""

from __future__ import annotations

from typing import Final

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS persons(
    computer INTEGER, person TEXT, seats INTEGER, finished INTEGER, PRIMARY KEY(computer, person)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sums(
    computer INTEGER, person TEXT, month TEXT, game TEXT, mode TEXT, seats INTEGER, sides INTEGER,
    matches INTEGER, wins INTEGER, ranks INTEGER, PRIMARY KEY(computer, person, month, game, mode, seats, sides)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pairs(
    computer INTEGER, person TEXT, month TEXT, game TEXT, mode TEXT, machine INTEGER, other TEXT,
    matches INTEGER, ahead INTEGER, behind INTEGER, PRIMARY KEY(computer, person, month, game, mode, machine, other)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS counts(
    computer INTEGER, person TEXT, game TEXT, figure TEXT, about TEXT, year TEXT, number INTEGER,
    times INTEGER, PRIMARY KEY(computer, person, game, figure, about, year, number)
) WITHOUT ROWID;
"""
_CHANGES: Final = """
CREATE TRIGGER IF NOT EXISTS seat_{name} AFTER {event} ON sat BEGIN
    INSERT INTO persons VALUES({row}.computer, {row}.person, {one}, {one} * ({row}.rank IS NOT NULL))
        ON CONFLICT DO UPDATE SET seats = seats + excluded.seats, finished = finished + excluded.finished;
END;
CREATE TRIGGER IF NOT EXISTS result_{name} AFTER {event} ON sat WHEN {row}.rank IS NOT NULL BEGIN
    INSERT INTO sums VALUES({row}.computer, {row}.person, {row}.month, {row}.game, {row}.mode, {row}.seats, {row}.sides,
            {one}, {one} * ({row}.rank = 1), {one} * {row}.rank)
        ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, wins = wins + excluded.wins,
            ranks = ranks + excluded.ranks;
    INSERT INTO pairs
        SELECT {row}.computer, {row}.person, {row}.month, {row}.game, {row}.mode, b.computer, b.person,
            {one}, {one} * ({row}.rank < b.rank), {one} * ({row}.rank > b.rank)
        FROM sat b WHERE b.record = {row}.record AND b.seat != {row}.seat
        UNION ALL
        SELECT b.computer, b.person, {row}.month, {row}.game, {row}.mode, {row}.computer, {row}.person,
            {one}, {one} * ({row}.rank > b.rank), {one} * ({row}.rank < b.rank)
        FROM sat b WHERE b.record = {row}.record AND b.seat != {row}.seat
        ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, ahead = ahead + excluded.ahead,
            behind = behind + excluded.behind;
END;
CREATE TRIGGER IF NOT EXISTS count_{name} AFTER {event} ON tallies BEGIN
    INSERT INTO counts
        SELECT s.computer, s.person, s.game, {row}.figure, {row}.about, substr(s.month, 1, 4), {row}.number, {one}
        FROM sat s WHERE s.record = {row}.record AND s.seat = {row}.seat
        ON CONFLICT DO UPDATE SET times = times + excluded.times;
END;
"""
_EMPTY: Final = """
CREATE TRIGGER IF NOT EXISTS empty_{table} AFTER UPDATE ON {table} WHEN NEW.{number} = 0 BEGIN
    DELETE FROM {table} WHERE ({key}) = ({gone});
END;
"""
_KEYS: Final = {
    ("persons", "seats"): ("computer", "person"),
    ("sums", "matches"): ("computer", "person", "month", "game", "mode", "seats", "sides"),
    ("pairs", "matches"): ("computer", "person", "month", "game", "mode", "machine", "other"),
    ("counts", "times"): ("computer", "person", "game", "figure", "about", "year", "number"),
}
SUMS: Final = (
    _TABLES
    + _CHANGES.format(name="comes", event="INSERT", row="NEW", one="1")
    + _CHANGES.format(name="goes", event="DELETE", row="OLD", one="-1")
    + "".join(
        _EMPTY.format(table=table, number=number, key=", ".join(key), gone=", ".join(f"NEW.{one}" for one in key))
        for (table, number), key in _KEYS.items()
    )
)
"""Tallies of a record are to go before its seats."""
