"""Every kind of mistake in a pack file is refused with file, row, field and reason, also on the new-game sheet."""

from __future__ import annotations

import pytest

from garden_desktop.core.packs import PackError
from garden_desktop.games.gnomadic_gardeners.data.packfile import read_pack
from tests.games.gnomadic_gardeners.mistakes import MISTAKES, Mistake


@pytest.mark.rule("GG-169")
@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.kind for mistake in MISTAKES])
def test_a_mistake_is_named(mistake: Mistake) -> None:
    with pytest.raises(PackError) as caught:
        read_pack(mistake.text, "mine.toml")
    error = caught.value
    assert (error.file, error.row, error.field) == ("mine.toml", mistake.row, mistake.field)
    assert error.reason.startswith(mistake.reason)
    assert str(error) == f"mine.toml: {mistake.row}{', ' * bool(mistake.field)}{mistake.field}: {error.reason}"
