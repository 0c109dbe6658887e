"""Card set editor of Gnomadic Gardeners, shown in a window of 1280 × 800."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.hotseat.card_sets import CardSetRepository
from garden_desktop.ui.cardset.card_set_page import CardSetPage
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.cardset.editing import GAME


@pytest.fixture
def sets(tmp_path: Path) -> CardSetRepository:
    return CardSetRepository(tmp_path / "sets")


@pytest.fixture
def page(appearance: Appearance, sets: CardSetRepository, qtbot: QtBot) -> CardSetPage:
    assert GAME.pack_schema is not None
    page = CardSetPage(appearance, GAME, GAME.pack_schema, sets)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page
