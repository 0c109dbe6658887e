"""What was chosen of the options a game declares."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from garden_desktop.core.game import Choice, Option
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.options import OptionSchema, resolve_options
from garden_desktop.core.text import Message, plain
from garden_desktop.core.types import Options, Pack
from garden_desktop.games import _template, registry
from garden_desktop.games._template import GAME


def words(source: str) -> Message:
    return Message("test", source)


@pytest.fixture
def declared() -> OptionSchema:
    choices = (Choice("calm", words("Calm")), Choice("storm", words("Storm")))
    return OptionSchema([Option("weather", choices, "calm", words("Weather"), words("It blows."), words("Sky"))])


def test_what_was_not_said_is_the_default(declared: OptionSchema) -> None:
    assert declared.value("weather", {}) == "calm"
    assert declared.value("weather", {"weather": "storm"}) == "storm"


def test_what_is_declared_fits(declared: OptionSchema) -> None:
    assert declared.invalid_choice({"weather": "storm"}) is None


@pytest.mark.parametrize(
    ("chosen", "known", "said"),
    [
        ({"weather": "hail"}, True, "The option “weather” has no value “hail”."),
        ({"weather": "calm", "moon": "full"}, False, "There is no option “moon”."),
    ],
)
def test_what_is_not_declared_is_named(declared: OptionSchema, chosen: dict[str, str], known: bool, said: str) -> None:
    misfit = declared.invalid_choice(chosen)
    assert misfit is not None
    assert (misfit.known, plain(misfit.text)) == (known, said)


def drawn(options: Options, seed: int, pack: Pack) -> Options:
    return {**options, "prize": str(seed)} if options["prize"] == "lot" else options


LOT = (
    Option(
        "prize",
        (Choice("lot", words("Drawn")),),
        "lot",
        words("Prize"),
        words("Won."),
        words("Prize"),
        settle=drawn,
    ),
)


class LotGame(LazyGame):
    """The seed is the prize, where one asks for a lot."""

    def __init__(self) -> None:
        super().__init__(GAME.info, _template.__name__)

    @property
    def options(self) -> Sequence[Option]:
        return LOT


def test_what_was_left_to_the_lot_is_settled_by_the_seed_and_the_rest_stays() -> None:
    game, pack = LotGame(), registry.load_pack(LotGame())
    chosen = {"size": "large", "prize": "lot"}
    assert resolve_options(game, chosen, 5, pack) == {"size": "large", "prize": "5"}
    assert resolve_options(game, {"prize": "5"}, 6, pack) == {"prize": "5"}
    assert chosen == {"size": "large", "prize": "lot"}


def test_some_keys_are_judged_elsewhere(declared: OptionSchema) -> None:
    assert declared.invalid_choice({"mode": "solo"}, besides=("mode",)) is None
