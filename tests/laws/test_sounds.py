"""What a game is known by is heard in it, sooner or later."""

from __future__ import annotations

import pytest

from tests.laws.samples import plies, samples

SEEDS = 8


@pytest.mark.parametrize(
    ("key", "sound"),
    [
        ("fire_and_flora", "fire"),
        ("gnomadic_gardeners", "bell"),
        ("paths_and_flower_beds", "water"),
        ("stalk_exchange", "bell"),
        ("stalk_exchange", "coin"),
    ],
)
def test_what_a_game_is_known_by_is_heard(key: str, sound: str) -> None:
    sample = next(one for one in samples() if one.game.info.key == key and one.seats == 2)
    rules, table = sample.rules(), sample.table()

    def heard(seed: int) -> bool:
        return any(
            sound in table.sounds(rules.view(state, None), rules.seen_by(state, move, None), rules.view(after, None))
            for state, move in plies(sample, seed)
            for after in [rules.apply(state, move)]
        )

    assert any(map(heard, range(SEEDS)))
