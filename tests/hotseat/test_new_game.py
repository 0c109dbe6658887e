from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from garden_desktop.core.game import OptionFileValue, Preset
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.options import HANDS, OPEN
from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.new_game import (
    HUMAN,
    NAMES,
    NO_FILE,
    OWN,
    SAME_NAME,
    NewGameState,
    OpenedOptionFile,
    free_name,
    kept_files,
    seat_of,
)
from tests import fifth
from tests.orchard import Orchard
from tests.plum import PlumGame, words


@pytest.fixture
def choices() -> NewGameState:
    return NewGameState.usual(PlumGame())


def names(choices: NewGameState) -> str:
    return " ".join(seat.name for seat in choices.seats)


def test_the_usual_table_is_the_rules_as_written(choices: NewGameState) -> None:
    assert names(choices) == "Ann Ben"
    assert choices.options == {"mode": "table", "size": "small", "weather": "sun", "trade": "off"}
    assert (choices.changed, choices.problem) == ((), None)


def test_seats_follow_the_mode_and_come_back(choices: NewGameState) -> None:
    alone = choices.with_mode("solo")
    assert (names(alone), alone.may_add, alone.may_remove) == ("Ann", False, False)
    assert alone.options == {"mode": "solo", "size": "small", "weather": "sun", "crow": "sleepy"}
    assert names(alone.with_mode("table")) == "Ann Ben"


def test_a_mode_with_seats_for_all_keeps_all(choices: NewGameState) -> None:
    assert names(choices.added(4).with_mode("table")) == "Ann Ben Emil"


def test_a_mode_that_is_not_there_is_an_error(choices: NewGameState) -> None:
    with pytest.raises(KeyError):
        choices.with_mode("dozen")


def test_seats_come_go_and_change_places(choices: NewGameState) -> None:
    three = choices.added(4)
    assert names(three) == "Ann Ben Emil"
    assert three.free_symbols == (2, 3, 5)
    assert names(three.moved(2, 0)) == "Emil Ann Ben"
    two = three.removed(0)
    assert names(two) == "Ben Emil"
    assert names(two.added(0)) == "Ben Emil Ann"
    assert (two.may_remove, three.added(2).may_add) == (False, False)


def test_taken_symbols_are_exchanged(choices: NewGameState) -> None:
    swapped = choices.with_seat(0, Seated("Ann", 1))
    assert [(seat.name, seat.symbol) for seat in swapped.seats] == [("Ann", 1), ("Ben", 0)]


def test_an_empty_name_becomes_the_usual_one_of_its_symbol(choices: NewGameState) -> None:
    assert names(choices.with_seat(1, Seated("  ", 1))) == "Ann Ben"


def test_two_of_the_same_name_cannot_start(choices: NewGameState) -> None:
    assert choices.with_seat(1, Seated("ANN", 1)).problem == SAME_NAME


@pytest.mark.parametrize("key", sorted(fifth.games()))
def test_whoever_is_added_to_the_table_bears_a_name_of_their_own(key: str) -> None:
    """Names typed at other symbols than their usual ones made the sheet propose a name twice, and Start grey."""
    rng, choices = Random(key), NewGameState.usual(registry.games()[key])
    for _ in range(300):
        deed = rng.randrange(4)
        if deed == 0 and choices.may_add:
            choices = choices.added(rng.choice(choices.free_symbols))
        elif deed == 1 and choices.may_remove:
            choices = choices.removed(rng.randrange(choices.count))
        elif deed == 2:
            choices = choices.with_mode(rng.choice(choices.game.info.modes).key)
        else:
            place = rng.randrange(choices.count)
            taken = {seat.name.casefold() for at, seat in enumerate(choices.seats) if at != place}
            name = rng.choice([name for name in ("", " ", "ann", *NAMES, "Zoe") if name.casefold() not in taken])
            choices = choices.with_seat(place, choices.people[place]._replace(name=name, symbol=rng.randrange(6)))
        names = [seat.name.casefold() for seat in choices.seats]
        assert len(set(names)) == len(names), names


def test_a_second_computer_is_offered_the_level_of_the_first(choices: NewGameState) -> None:
    assert choices.level is None
    sharp = choices.with_seat(1, choices.people[1]._replace(who="sharp"))
    assert sharp.level == "sharp"
    assert sharp.added(4).removed(1).level is None, "only computers at the table count"


def test_clashing_options_are_refused_with_the_reason_of_the_game(choices: NewGameState) -> None:
    large = choices.with_value("size", "large")
    reason = large.refusal("weather", "frost")
    assert reason is not None
    assert reason.text == large.with_value("weather", "frost").problem
    assert large.refusal("weather", "rain") is None


def test_changes_are_counted_in_this_mode_and_put_back(choices: NewGameState) -> None:
    changed = choices.with_value("trade", "on").with_value("weather", "rain")
    assert changed.changed == ("weather", "trade")
    assert changed.with_mode("solo").changed == ("weather",)
    assert changed.put_back().changed == ()


def test_a_table_is_remembered_through_json(choices: NewGameState) -> None:
    chosen = choices.added(3).with_value("size", "large").with_seat(0, Seated("Zoë", 5, "easy"))
    chosen = chosen.recalled({**chosen.remembered(), "pack": "own.toml"})
    again = choices.recalled(json.loads(json.dumps(chosen.remembered())))
    assert again == chosen
    assert again.pack_file == Path("own.toml")


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        {"mode": "dozen", "count": 77, "people": [], "values": [], "pack": ""},
        {"people": [["Ann", 0, "human"]] * 6, "values": {"size": "gigantic", "colour": "red"}, "count": "two"},
        {"people": [["Ann", "0", "human"]] * 6},
        {"people": "sixsix"},
        {"people": 6},
        {"people": [["Zoe", symbol, "human"] for symbol in range(5)]},
        {"people": [["Zoe", symbol, "human"] for symbol in range(7)]},
    ],
)
def test_what_does_not_fit_any_more_is_left_alone(choices: NewGameState, kept: object) -> None:
    assert choices.recalled(kept) == choices


def test_the_setup_has_everything_a_match_needs(choices: NewGameState) -> None:
    setup = choices.setup(7)
    assert (setup.game, setup.seats, setup.options, setup.seed, setup.pack_file) == (
        "gnomadic_gardeners",
        choices.seats,
        choices.options,
        7,
        None,
    )


def test_open_hands_are_an_option_where_two_people_hold_hidden_cards(choices: NewGameState) -> None:
    opened = choices.with_open_hands(hands_open=True)
    assert opened.options[HANDS] == OPEN
    assert HANDS not in opened.with_seat(1, Seated("Ben", 1, "easy")).options, "one person beside a computer"


def test_a_rule_means_something_beside_the_value_it_needs_alone() -> None:
    choices = NewGameState.usual(Orchard())
    assert "height" not in choices.options
    drawn = choices.with_value("tree", "drawn").with_value("height", "high")
    assert drawn.options["height"] == "high"
    assert "height" not in drawn.with_value("tree", "old").options
    assert drawn.with_value("tree", "old").changed == ()


def test_a_rule_that_another_one_sets_stands_at_its_value_and_remembers_its_own() -> None:
    choices = NewGameState.usual(Orchard()).with_value("season", "late")
    frost = choices.with_value("picking", "all")
    assert (frost.value("season"), frost.options["season"]) == ("early", "early")
    assert frost.changed == ("picking",), "what nobody chose is no change"
    reasons = [frost.refusal("season", value) for value in ("early", "late")]
    assert [plain(reason.text) for reason in reasons if reason] == ["Who picks all begins early."] * 2
    assert frost.with_value("picking", "some").options["season"] == "late"
    assert frost.with_mode("solo").options["season"] == "late", "what means nothing in this way to play sets nothing"


def test_a_value_out_of_a_file_is_played_and_its_file_remembered() -> None:
    choices = NewGameState.usual(Orchard())
    reason = choices.refusal("tree", OWN)
    assert reason is not None
    assert reason.text == NO_FILE
    own = choices.with_file("tree", OpenedOptionFile(Path("my.tree"), OptionFileValue("tree\nMirabelle", "Mirabelle")))
    assert (own.options["tree"], own.changed) == ("tree\nMirabelle", ("tree",))
    assert own.refusal("tree", OWN) is None
    kept = json.loads(json.dumps(own.remembered()))
    assert kept_files(kept) == {"tree": Path("my.tree")}
    assert choices.recalled(kept) == choices
    assert kept_files(own.put_back().remembered()) == {}


@pytest.mark.parametrize("kept", [None, [], {}, {"files": ["my.tree"]}])
def test_where_no_file_was_kept_none_is_opened(kept: object) -> None:
    assert kept_files(kept) == {}


@pytest.mark.parametrize("key", sorted(fifth.games()))
def test_a_file_is_asked_for_only_where_one_can_be_brought(key: str) -> None:
    """A value that a game calls "own" was taken for one out of a file, and own walks could not be chosen."""
    choices = NewGameState.usual(registry.games()[key])
    for option in choices.game.options:
        assert OWN not in option.values
        for value in option.values:
            if option in choices.in_play and choices.refusal(option.key, value) is None:
                chosen = choices.with_value(option.key, value)
                assert chosen.options[option.key] == value
                assert NewGameState.usual(choices.game).recalled(chosen.remembered()).value(option.key) == value
            elif option in choices.in_play:
                assert choices.refusal(option.key, value) != choices.refusal(option.key, OWN), value


@pytest.mark.parametrize("key", sorted(registry.games()))
def test_beginners_get_the_first_preset_that_is_offered(key: str) -> None:
    usual = NewGameState.usual(registry.games()[key])
    for mode in usual.game.info.modes:
        state = usual.with_mode(mode.key)
        first = state.for_beginners()
        assert first.options == (first.with_preset(state.presets[0]) if state.presets else state).options
        assert first.preset == (state.presets[0] if state.presets else None)


def test_a_game_without_presets_is_the_same_for_beginners(choices: NewGameState) -> None:
    assert choices.presets == ()
    assert choices.for_beginners() is choices


def test_where_all_usual_names_are_taken_one_gets_a_number() -> None:
    taken = {name.casefold() for name in NAMES}
    assert free_name(1, taken) == "Ben 2"
    assert free_name(1, taken | {"ben 2"}) == "Ben 3"
    assert free_name(1, taken - {"dora"}) == "Dora"


def test_a_season_is_as_many_matches_as_its_game_plays_in_one(choices: NewGameState) -> None:
    gardens = NewGameState.usual(registry.games()["gnomadic_gardeners"])
    assert (choices.matches, gardens.matches) == (1, 1)
    season = gardens.with_mode("duel").with_value("season", "on")
    series = season.game.series(season.options, ())
    assert series is not None
    assert season.matches == len(series.games) == 7


@pytest.mark.parametrize(
    ("estimate", "shown"),
    [(1, 5), (7.4, 5), (7.6, 10), (60, 60), (60.5, 60), (61, 60), (68, 75), (100, 105), (200, 195)],
)
def test_an_estimate_is_rounded_and_is_of_all_matches_of_a_season(
    estimate: float, shown: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[int]()

    def minutes(game: LazyGame, rules: object, people: int) -> float:
        asked.append(people)
        return estimate

    monkeypatch.setattr(LazyGame, "minutes", minutes)
    duel = NewGameState.usual(registry.games()["gnomadic_gardeners"]).with_mode("duel")
    assert duel.minutes == (shown, shown)
    assert duel.with_value("season", "on").minutes == (7 * shown, 7 * shown)
    one = duel.with_seat(1, Seated("Ben", 1, "easy"))
    for state in (one, one.with_seat(0, Seated("Ann", 0, "easy"))):
        assert state.minutes == (shown, shown)
    assert asked == [2, 2, 1, 1], "somebody looks on where computers play alone"


def test_without_an_estimate_the_packet_says_how_long_it_takes(
    choices: NewGameState, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert choices.rules is None
    assert choices.minutes == choices.game.info.minutes
    monkeypatch.setattr(LazyGame, "minutes", lambda *_: None)
    duel = NewGameState.usual(registry.games()["gnomadic_gardeners"]).with_mode("duel")
    short, long = duel.game.info.minutes
    assert duel.with_value("season", "on").minutes == (7 * short, 7 * long)


def test_a_goal_is_said_where_nobody_competes(choices: NewGameState) -> None:
    gardens = NewGameState.usual(registry.games()["gnomadic_gardeners"])
    for mode in gardens.game.info.modes:
        state = gardens.with_mode(mode.key)
        assert state.rules is not None
        assert state.goal == state.game.goal(state.rules)
    assert gardens.with_mode("solo").goal is not None
    assert gardens.with_mode("duel").goal is None
    assert choices.goal is None


def preset(key: str, **values: str) -> Preset:
    return Preset(key, words(key.title()), words("A sentence."), values)


USUAL, CROWS, RAIN = preset("usual"), preset("crows", crow="alert"), preset("rain", weather="rain")


@pytest.mark.parametrize(
    ("presets", "at_table", "alone"),
    [
        ((), "", ""),
        ((USUAL,), "", ""),
        ((USUAL, RAIN), "usual rain", "usual rain"),
        ((USUAL, CROWS), "", "usual crows"),
        ((USUAL, CROWS, RAIN), "usual rain", "usual crows rain"),
        ((CROWS, RAIN), "", "crows rain"),
    ],
)
def test_presets_are_offered_where_they_change_something_and_there_is_a_choice(
    presets: tuple[Preset, ...], at_table: str, alone: str
) -> None:
    game = PlumGame()
    game.presets = presets
    choices = NewGameState.usual(game)
    assert " ".join(one.key for one in choices.presets) == at_table
    assert " ".join(one.key for one in choices.with_mode("solo").presets) == alone


def test_a_preset_sets_its_options_and_puts_all_others_back() -> None:
    game = PlumGame()
    game.presets = (USUAL, RAIN)
    choices = NewGameState.usual(game).with_value("trade", "on")
    assert choices.preset is None
    rain = choices.with_preset(RAIN)
    assert (rain.preset, rain.changed) == (RAIN, ("weather",))
    assert choices.put_back().preset == USUAL


def test_values_are_taken_over_except_those_of_files_that_are_not_open() -> None:
    choices, file = NewGameState.usual(Orchard()), OpenedOptionFile(Path("my.tree"), OptionFileValue("tree\nX", "X"))
    wanted = {"tree": OWN, "season": "late"}
    assert choices.with_values(wanted).options["tree"] == "old"
    assert choices.with_values(wanted).options["season"] == "late"
    opened = choices.with_file("tree", file).with_value("tree", "old")
    assert opened.with_values(wanted).options["tree"] == "tree\nX"


def test_own_files_go_into_the_setup_and_are_remembered(choices: NewGameState) -> None:
    own = choices.with_pack(Path("my.toml")).with_players(Path("sharp.toml"))
    setup = own.setup(7)
    assert (setup.pack_file, setup.players_file) == (Path("my.toml"), Path("sharp.toml"))
    assert choices.recalled(json.loads(json.dumps(own.remembered()))) == own
    assert own.with_pack(None).with_players(None) == choices


def test_open_hands_are_remembered(choices: NewGameState) -> None:
    opened = choices.with_open_hands(hands_open=True)
    assert choices.recalled(json.loads(json.dumps(opened.remembered()))).hands_open
    assert not choices.recalled({**opened.remembered(), "hands_open": 1}).hands_open


@pytest.mark.parametrize("symbol", [-1, 0, 5, 6])
def test_a_seat_has_one_of_six_signs(symbol: int) -> None:
    assert seat_of(["Ann", symbol, HUMAN]) == (Seated("Ann", symbol) if 0 <= symbol <= 5 else None)


@pytest.mark.parametrize("key", sorted(registry.games()))
def test_seats_come_and_go_within_what_the_mode_takes(key: str) -> None:
    usual = NewGameState.usual(registry.games()[key])
    for mode in usual.game.info.modes:
        for number in mode.seats:
            state = replace(usual.with_mode(mode.key), count=number)
            assert (state.may_add, state.may_remove) == (number + 1 in mode.seats, number - 1 in mode.seats)


def test_whoever_leaves_is_the_next_in_line(choices: NewGameState) -> None:
    left = choices.added(4).removed(0)
    assert [seat.name for seat in left.people] == ["Ben", "Emil", "Ann", "Cleo", "Dora", "Fay"]
