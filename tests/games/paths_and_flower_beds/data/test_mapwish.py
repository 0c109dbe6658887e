"""The map that is wished for on the sheet: drawn when the match begins, or read from a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from garden_desktop.core.game import OptionFileValue, UnfitFileError
from garden_desktop.core.options import resolve_options
from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.core.types import OptionError
from garden_desktop.games.paths_and_flower_beds import GAME
from garden_desktop.games.paths_and_flower_beds.data.mapwish import OWN_MAP, WISHES
from garden_desktop.games.paths_and_flower_beds.data.options import OPTIONS
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from tests.games.paths_and_flower_beds.desk import BUILT_IN, read, rules_of, small, standard

WISH = {"map": "random", "map_columns": "12", "map_rows": "9", "map_gates": "6", "map_symmetry": "half"}
GOOD = "name Rose Court\nopposite a2 f3\ngrid\n......\nG.~...\n...o.G\n......\nend\n"
SIGNS = "A row may contain only . for a square, ~ for water, o for a fountain, G for a gate."


def drawn(seed: int, **wish: str) -> str:
    return resolve_options(GAME, {**WISH, **wish}, seed, standard())["map"]


@pytest.mark.rule("PF-97", "PF-98")
def test_a_drawn_map_is_as_it_was_wished_for() -> None:
    found = read(drawn(4))
    assert (found.board.width, found.board.height, len(found.gates)) == (12, 9, 6)
    square = read(drawn(4, map_columns="9", map_gates="default", map_symmetry="quarter"))
    assert (square.board.width, square.board.height, len(square.gates)) == (9, 9, 4)


@pytest.mark.rule("PF-98")
def test_the_seed_of_the_match_draws_the_map() -> None:
    assert drawn(4) == drawn(4)
    assert len({drawn(seed) for seed in range(8)}) == 8


@pytest.mark.rule("PF-98")
def test_what_is_settled_holds_the_map_alone_and_stays_as_it_is() -> None:
    options = resolve_options(GAME, {**WISH, "ties": "ladder"}, 4, standard())
    assert options == {"map": drawn(4), "ties": "ladder", "placing": "next_last"}
    assert resolve_options(GAME, options, 5, standard()) == options


@pytest.mark.parametrize("map_", [*BUILT_IN, small("...", "G.G", "...")])
def test_a_map_that_is_there_is_not_drawn(map_: str) -> None:
    options = {"map": map_, "open_grids": "on", "placing": "seats"}
    assert resolve_options(GAME, options, 4, standard()) == options


@pytest.mark.rule("PF-98")
def test_a_record_holds_the_map_and_is_opened_again_with_it(tmp_path: Path) -> None:
    people = (Seated("Ann", 0), Seated("Ben", 1))
    session = MatchRepository(tmp_path).begin_match(MatchSetup(GAME.info.key, people, WISH, 4))
    session.close()
    (file,) = tmp_path.glob("*.jsonl")
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["options"] == {
        "map": drawn(4),
        "placing": "next_last",
    }
    again = MatchRepository(tmp_path).open_read_only(file)
    assert again.match.state == session.match.state
    assert again.header.options["map"] == drawn(4)


@pytest.mark.rule("PF-99", "PF-89")
@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"map_symmetry": "quarter"}, "Only a square map with four gates looks the same after a quarter turn."),
        ({"map_rows": "8", "map_gates": "8"}, "A side with two gates needs nine squares or more."),
        ({"map_columns": "8", "map_rows": "8"}, "A side with two gates needs nine squares or more."),
    ],
)
def test_a_wish_no_map_can_meet_is_refused_before_and_at_the_beginning(wish: dict[str, str], said: str) -> None:
    reason = GAME.refuse(2, {**WISH, **wish})
    assert reason is not None
    assert (reason.code, plain(reason.text)) == ("bad_map_request", said)
    with pytest.raises(OptionError) as caught:
        drawn(4, **wish)
    assert caught.value.reason == reason
    assert GAME.refuse(2, {**WISH, **wish, "map": "M2"}) is None


@pytest.mark.rule("PF-99")
def test_nothing_is_drawn_after_a_thousand_vain_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("garden_desktop.games.paths_and_flower_beds.data.random_map._drawn", lambda *_: None)
    with pytest.raises(OptionError) as caught:
        drawn(4)
    assert caught.value.reason.code == "no_map_found"


def test_a_wish_is_offered_only_where_the_map_is_drawn() -> None:
    assert set(WISH) == {"map", *WISHES}
    assert {option.needs for option in OPTIONS if option.key in WISHES} == {("map", "random")}


@pytest.mark.rule("PF-100")
def test_a_file_gives_a_map_that_can_be_played() -> None:
    found = OWN_MAP.read(GOOD.encode(), standard())
    assert found.name == "Rose Court"
    assert rules_of(2, found.value).config.map == read(GOOD)


@pytest.mark.rule("PF-102")
def test_what_is_odd_is_told_with_the_map() -> None:
    assert [plain(remark) for remark in OWN_MAP.read(GOOD.encode(), standard()).remarks] == [
        "Fewer than 40 squares can be planted: a short match.",
        "The map is not symmetric, so one side may be easier.",
    ]


@pytest.mark.rule("PF-101")
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", ["There is nothing here but blank lines and comments."]),
        (b"\xff\xfe", ["The file is not UTF-8 text."]),
        (b"#" * (64 * 1024 + 1), ["The file is larger than 64 KiB: no map needs that."]),
        (
            b"name A\ngrid\n...\nGx.\n  ...b\nend\n",
            [
                f"Line 4, column 2: {SIGNS}",
                "Line 5, column 6: This row must be as long as the first one.",
                f"Line 5, column 6: {SIGNS}",
            ],
        ),
        (b"name A\ngrid\nG..\n...\n...\n", ["Line 3, column 1: A gate can’t be on a corner."]),
        (b"name A\ngrid" + 3 * (b"\n" + 17 * b"."), ["Line 2, column 1: A map has at most 16 columns and 12 rows."]),
    ],
)  # fmt: skip
def test_every_mistake_is_told_with_its_place(data: bytes, said: list[str]) -> None:
    with pytest.raises(UnfitFileError) as caught:
        OWN_MAP.read(data, standard())
    assert [plain(problem) for problem in caught.value.problems] == said


def test_no_file_is_read_further_than_a_map_may_go() -> None:
    assert isinstance(OWN_MAP.read(GOOD.encode().ljust(OWN_MAP.most), standard()), OptionFileValue)
    with pytest.raises(UnfitFileError):
        OWN_MAP.read(GOOD.encode().ljust(OWN_MAP.most + 1), standard())
