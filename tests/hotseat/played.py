"""A random match as a session without a file."""

from __future__ import annotations

from random import Random

from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.session import Session


def played(key: str, seats: int, most: int = 20_000, seed: int = 7) -> Session:
    """Return a session of people after at most `most` random moves, on the default options of the game."""
    game = registry.games()[key]
    pack = registry.load_pack(game)
    options = resolve_options(game, {}, seed, pack)
    rules, rng = game.rules(seats, options, pack), Random(seed)
    match = Match(rules, seed)
    match.play_chance_moves()
    while not match.over and match.ply < most:
        match.play(rng.choice(rules.legal_moves(match.state)))
        match.play_chance_moves()
    people = tuple(Seated(f"P{seat}", seat) for seat in range(seats))
    return Session(
        game, rules, match, RecordHeader(key, pack.id, pack.digest, options, people, seed, "1.0"), None, None
    )
