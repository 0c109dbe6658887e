"""A piece held over a garden may be laid where all of it lies on free ground."""

from __future__ import annotations

from garden_desktop.games.paths_and_flower_beds.rules.placements import Footprint


def test_water_flowers_and_the_edge_are_in_its_way() -> None:
    free = Footprint(squares=0b11, water=0, taken=0, outside=False)
    assert free.legal
    for barred in (free._replace(water=0b1), free._replace(taken=0b10), free._replace(outside=True)):
        assert not barred.legal
