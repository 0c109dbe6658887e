"""Card sets of a player: stored whatever they hold, shared as one file, and hostile files refused in a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from garden_desktop.core.pack_schema import to_toml, with_value
from garden_desktop.core.packs import MOST_PACK, PackError
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.card_sets import (
    FOLDER,
    MEMBER,
    CardSetRepository,
    check_cards,
    read_shared,
    standard_document,
)
from garden_desktop.hotseat.journal import CARD_SET

GAME = registry.games()["gnomadic_gardeners"]


@pytest.fixture
def sets(tmp_path: Path) -> CardSetRepository:
    return CardSetRepository(tmp_path / "sets")


def test_a_copy_has_a_free_name_and_is_ready(sets: CardSetRepository) -> None:
    first, second = (sets.create(GAME, standard_document(GAME), " Our  box ") for _ in range(2))
    assert (first.name, second.name) == ("Our box", "Our box 2")
    assert [one.faults for one in sets.all(GAME)] == [(), ()]
    assert registry.load_pack(GAME, first.path).id == "Our box"


def test_a_set_is_named_by_its_file_where_it_has_no_name(sets: CardSetRepository, tmp_path: Path) -> None:
    own = sets.create(GAME, standard_document(GAME), "Our box")
    assert sets.name_at(GAME, own.path) == "Our box" and sets.holds(GAME, own.path)
    (other := tmp_path / "other.toml").write_text("[game]\ntarget = 3", encoding="utf-8")
    assert sets.name_at(GAME, other) == "other.toml" and not sets.holds(GAME, other)
    sets.delete(own.path)
    assert sets.name_at(GAME, own.path) == own.path.name and not sets.holds(GAME, own.path)
    assert sets.name_at(GAME, Path("a\0b")) == "a\N{REPLACEMENT CHARACTER}b"


def test_an_unfinished_set_is_kept_and_says_what_is_missing(sets: CardSetRepository) -> None:
    half = with_value(standard_document(GAME), ("gnome", 4, "prep"), None)
    (stored,) = (sets.create(GAME, half, "Half"),)
    (found,) = sets.all(GAME)
    assert found == stored and [fault.path for fault in found.faults] == [("gnome", 4, "prep")]


def test_a_pair_of_cards_that_does_not_meet_is_told_at_the_card(sets: CardSetRepository) -> None:
    torn = with_value(standard_document(GAME), ("card", 1, "right", "prep"), None)
    (fault,) = check_cards(GAME, torn).faults
    assert fault.path == ("card", 1, "right", "prep")


def test_a_share_of_an_amount_without_the_amount_is_told_where_it_stands(sets: CardSetRepository) -> None:
    alone = with_value(standard_document(GAME), ("card", 2, "right", "prep"), None)
    (fault,) = check_cards(GAME, alone).faults
    assert fault.path == ("card", 2, "right", "prep_minus")
    assert plain(fault.text) == "needs “prep” on the same half"


def test_a_shared_set_comes_in_once(sets: CardSetRepository, tmp_path: Path) -> None:
    own = sets.create(GAME, with_value(standard_document(GAME), ("game", "target"), 50), "Short")
    sets.share(GAME, own.document, there := tmp_path / f"short{CARD_SET}")
    elsewhere = CardSetRepository(tmp_path / "other")
    for _ in range(2):
        game, brought = elsewhere.bring_in(there)
        assert (game, brought.document, brought.faults) == (GAME, own.document, ())
    assert len(elsewhere.all(GAME)) == 1


HOSTILE = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "no game": to_toml(standard_document(GAME)).encode(),
    "a strange game": b'gardenbox = "chess"\n',
    "a path for a game": b'gardenbox = "../../etc"\n',
    "a list for a game": b'gardenbox = ["gnomadic_gardeners"]\n',
    "a table that is none": b'gardenbox = "gnomadic_gardeners"\ngame = 7\n',
    "rows that are none": b'gardenbox = "gnomadic_gardeners"\ngnome = [1, 2]\n',
    "a list that is none": b'gardenbox = "gnomadic_gardeners"\ngnome = "all"\n',
    "a field too many": b'gardenbox = "gnomadic_gardeners"\nevil = 1\n',
    "too large": b'gardenbox = "gnomadic_gardeners"\n#' + b"x" * MOST_PACK,
    "nested": b'gardenbox = "gnomadic_gardeners"\na = ' + b"[" * 900,
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_a_file_that_is_no_set_is_refused_and_nothing_is_stored(
    data: bytes, sets: CardSetRepository, tmp_path: Path
) -> None:
    (file := tmp_path / f"evil{CARD_SET}").write_bytes(data)
    with pytest.raises(PackError):
        sets.bring_in(file)
    assert not sets.all(GAME)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes with a name in a folder")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / f"pipe{CARD_SET}")
    with pytest.raises(PackError):
        read_shared(pipe)


def test_what_is_no_pack_is_not_listed_and_not_touched(sets: CardSetRepository) -> None:
    own = sets.create(GAME, standard_document(GAME), "Good")
    (broken := own.path.with_name("set-00000000.toml")).write_bytes(b"= broken")
    assert [one.name for one in sets.all(GAME)] == ["Good"]
    assert broken.read_bytes() == b"= broken"


def test_a_new_set_is_where_a_backup_looks_for_it(sets: CardSetRepository, tmp_path: Path) -> None:
    made = sets.create(GAME, standard_document(GAME), "Mine")
    assert made.path.parent == tmp_path / "sets" / GAME.info.key
    assert MEMBER.fullmatch(f"{FOLDER}/{GAME.info.key}/{made.path.name}")


def test_a_set_is_deleted_once_and_for_all(sets: CardSetRepository) -> None:
    made = sets.create(GAME, standard_document(GAME), "Mine")
    for _ in range(2):
        sets.delete(made.path)
        assert sets.all(GAME) == []


def test_all_faults_of_fields_are_told_and_a_set_with_such_faults_comes_in(
    sets: CardSetRepository, tmp_path: Path
) -> None:
    half = standard_document(GAME)
    for number in (2, 4):
        half = with_value(half, ("gnome", number, "prep"), -1)
    assert [fault.path for fault in check_cards(GAME, half).faults] == [("gnome", 2, "prep"), ("gnome", 4, "prep")]
    sets.share(GAME, half, there := tmp_path / f"half{CARD_SET}")
    assert sets.bring_in(there)[1].document == half
