"""Trial of a card set: matches among computers, counted by seat, length and cards, in a process of its own."""

from __future__ import annotations

import time
from multiprocessing import active_children
from typing import Any

import pytest

from garden_desktop.core.child_process import WorkError
from garden_desktop.core.match import Match
from garden_desktop.core.pack_schema import ListField, to_toml, with_value
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.hotseat.card_set_trial import (
    MatchOutcome,
    TrialProcess,
    TrialTask,
    card_ids,
    play_match,
    total_of,
)
from garden_desktop.hotseat.card_sets import standard_document


@pytest.mark.parametrize("key", registry.games())
def test_a_match_of_the_standard_set_names_its_cards(key: str) -> None:
    game = registry.games()[key]
    assert game.pack_schema is not None
    document = standard_document(game)
    ids = [one for some in card_ids(document, game.pack_schema).values() for one in some]
    outcome = play_match(game, game.pack(to_toml(document), "set.toml"), ids, 3)
    assert 1 in outcome.ranks and outcome.decisions > 3
    assert bool(outcome.used) == bool(ids) and set(outcome.used) <= set(ids)


def test_outcomes_are_summed_by_side() -> None:
    some = [
        MatchOutcome((1, 2), 10, {"a": 2}),
        MatchOutcome((2, 1), 20, {"a": 1, "b": 1}),
        MatchOutcome((1, 1), 30, {}),
    ]
    total = total_of(some)
    assert (total.matches, total.wins, total.decisions) == (3, (2, 2), (10, 20, 30))
    assert total.used == {"a": 3, "b": 1}


def waited(trial: TrialProcess) -> None:
    end = time.monotonic() + 60
    while not trial.done and time.monotonic() < end:
        trial.poll()
        time.sleep(0.02)  # another process works: there is nothing to do here but to look again


def test_the_process_plays_all_matches() -> None:
    document = with_value(standard_document(registry.games()["gnomadic_gardeners"]), ("game", "target"), 20)
    trial = TrialProcess(TrialTask("gnomadic_gardeners", to_toml(document), ("g01",), 5))
    waited(trial)
    assert trial.result is not None and trial.result.matches == 5 and trial.done


def test_a_set_that_cannot_be_played_is_an_error_of_the_trial() -> None:
    trial = TrialProcess(TrialTask("gnomadic_gardeners", "id = 3", (), 5))
    with pytest.raises(WorkError, match="PackError"):
        waited(trial)


def test_an_ended_trial_keeps_what_was_played_and_leaves_no_process() -> None:
    before = active_children()
    document = standard_document(registry.games()["gnomadic_gardeners"])
    trial = TrialProcess(TrialTask("gnomadic_gardeners", to_toml(document), (), 100_000))
    end = time.monotonic() + 60
    while trial.result is None and time.monotonic() < end:
        trial.poll()
        time.sleep(0.02)  # as above
    trial.close()
    assert active_children() == before
    assert trial.result is not None and trial.result.matches > 0


def test_the_cards_of_a_set_are_those_of_its_lists() -> None:
    game = registry.games()["gnomadic_gardeners"]
    assert game.pack_schema is not None
    found = card_ids(standard_document(game), game.pack_schema)
    assert found["gnome"] == tuple(gnome.id for gnome in registry.load_pack(game).gnomes)  # type: ignore[attr-defined]
    assert found["card"] and set(found) == {field.key for field in game.pack_schema.fields if is_list(field)}


def is_list(field: object) -> bool:
    return isinstance(field, ListField)


def test_decisions_are_the_moves_that_nobody_drew(monkeypatch: pytest.MonkeyPatch) -> None:
    game, played, play = registry.games()["gnomadic_gardeners"], list[int](), Match.play

    def recorded(match: Match[Any, Any], move: Any) -> None:
        mover = match.to_move
        assert mover is not None
        played.append(mover)
        play(match, move)

    monkeypatch.setattr(Match, "play", recorded)
    outcome = play_match(game, registry.load_pack(game), (), 3)
    assert outcome.decisions == len(played) - played.count(CHANCE) < len(played)


def test_plants_are_not_counted_as_moves_name_lands() -> None:
    """Ten of eleven plants were said to come up 0.0 times in a match."""
    game = registry.games()["fire_and_flora"]
    assert game.pack_schema is not None
    ids = card_ids(standard_document(game), game.pack_schema)
    assert "species" not in ids
    assert {"parcels", "events"} <= ids.keys()
