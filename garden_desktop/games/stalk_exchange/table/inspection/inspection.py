"""One thing on the table in words: finds out what it is, and who speaks of it."""

from __future__ import annotations

from garden_desktop.core.inspection import Inspection, NoteArea, Subject
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY
from garden_desktop.games.stalk_exchange.table import ids, layout, prompts
from garden_desktop.games.stalk_exchange.table.inspection import dealers, garden, market, row
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


def inspect(seen: MarketViewFacts, subject: Subject, id: str) -> Inspection | None:
    """What is known of it from the view of these eyes."""
    match subject:
        case "note":
            return dealers.note(seen, id)
        case "side":
            return dealers.side(seen, int(id))
        case "prompt":
            return dealers.asked(seen, prompts.prompt(seen))
    return _thing(seen, id)


def note_areas(seen: MarketViewFacts) -> tuple[NoteArea, ...]:
    """Where sentences, tokens and sums are painted."""
    steps = layout.STEPS if seen.stepping else layout.FORECAST
    boxes = (
        ("spare", layout.gauge_box(seen.config.start, max(seen.shown.values))),
        ("bust", steps),
        ("step-harvest", steps),
        ("shed", layout.SHED_LABEL),
        ("worth", layout.WORTH),
        ("seedy", layout.SEEDY._replace(h=layout.FLUSH_BUTTON.y - layout.SEEDY.y)),
        ("price", layout.ADVICE),
    )
    return tuple(NoteArea(note, *box) for note, box in boxes)


def _thing(seen: MarketViewFacts, id: str) -> Inspection | None:
    """Pieces have the ids of the places they lie on."""
    head, _, rest = id.partition("-")
    space, slot, flower = ids.space_of(seen.config, id), ids.slot_of(seen.config, id), ids.shed_of(id)
    if space != ids.NOTHING:
        return garden.inspect(seen, space)
    if slot != ids.NOTHING:
        return row.inspect(seen, slot) if seen.shown.row[slot] != EMPTY else row.empty(slot)
    if flower != ids.NOTHING:
        return market.bunch(seen, flower)
    if head == "value":
        return market.value(seen, ids.shed_of(f"shed-{rest}"))
    if head == "track":
        return market.harvested(seen, int(rest))
    return row.place(seen, head)
