"""Which key is whose: a letter where it can be told apart, else the number of the seat."""

from __future__ import annotations

import pytest

from garden_desktop.ui.match.responses.response_buttons import keys_of


@pytest.mark.parametrize(
    ("names", "taken", "keys"),
    [
        ({1: "Ben", 2: "Cleo"}, (), {1: "B", 2: "C"}),
        ({1: "ben", 2: "cleo"}, (), {1: "B", 2: "C"}),
        ({1: "Ben", 2: "Bea", 3: "Cleo"}, (), {1: "2", 2: "3", 3: "C"}),
        ({0: "Ann", 2: "Cleo"}, ("C", "Enter"), {0: "A", 2: "3"}),
        ({0: "Özge", 1: "李", 2: "7up"}, (), {0: "1", 1: "2", 2: "3"}),
    ],
)
def test_keys(names: dict[int, str], taken: tuple[str, ...], keys: dict[int, str]) -> None:
    assert keys_of(names, taken) == keys
