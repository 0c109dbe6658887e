"""Parser for the first sentence of a hint: from its English words to moves in the notation of the records.

It knows the names shown on the table and docs/notation.md, and nothing of how hints are made.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from garden_desktop.core.rules import Rules

Reader: TypeAlias = Callable[[Rules[Any, Any], Any, int, str], list[str]]
"""From the rules, the view, the seat and the sentence to every move that may be meant."""
RESOURCES: Final = ("water", "fire", "labor", "nefarious", "time")


def stalk_exchange(rules: Rules[Any, Any], view: Any, seat: int, sentence: str) -> list[str]:
    patterns = {
        r"(?:Spend a token: p|P)lant a (\w+) from slot (\d) on (\w\d)\.": r"plant \2:\1 \3",
        r"(?:Spend a token and s|S)wap in slot (\d): take a (\w+), give a (\w+)\.": r"swap \1:\2 \3",
        r"Spend a token on a Flush\.": "flush",
        r"End your turn\.": "end",
    }
    return list(read(patterns, sentence))


def gnomadic_gardeners(rules: Any, view: Any, seat: int, sentence: str) -> list[str]:
    gnomes = {gnome.name.split()[0]: gnome.id for gnome in rules.config.pack.gnomes}
    found = list(read({r"Play (.+) without using the Hen\.": r"commit \1 hen-off"}, sentence))
    patterns = {
        r"Play (.+)\.": r"commit \1",
        r"Fulfil no task\.": "fulfil none",
        r"Fulfil Tasks? (.+)\.": r"fulfil \1",
        r"Use: (.+)\.": r"use \1",
        r"Use no animals\.": "use none",
        r"Lend no gnome\.": "lend none",
        r"Lend (\w+) to Seat \d\.": r"lend \1",
        r"Keep (\w+)\.": r"keep \1",
        r"Take the new animal: .+\.": "recruit",
        r"Decline the new animal: .+\.": "decline",
    }
    found = found or list(read(patterns, sentence))
    words = [word for text in found for word in re.split(r", | and | ", text)]
    return [" ".join(gnomes.get(word, word.lower()) for word in words)]


def paths_and_flower_beds(rules: Any, view: Any, seat: int, sentence: str) -> list[str]:
    """Return the move texts. Shapes have names on the table and ids in the record; a piece's orientation is given by
    its label."""
    from garden_desktop.games.paths_and_flower_beds.data.pack import LYING, SHAPES

    shapes = {SHAPES[shape.lyings[0].rows].source: id for id, shape in rules.config.pack.shapes.items()}
    ways = {words.source: label for label, words in LYING.items() if label}
    if found := re.fullmatch(r"Name this piece: (.+)\.", sentence):
        return [f"name {shapes[found[1]]}"]
    if found := re.fullmatch(r"Plant this at (\w+): ([^,]+)(?:, (.+))?\.", sentence):
        assert shapes[found[2]] == view.piece
        label = ways[found[3] or "as drawn"] if view.piece.startswith("B") else ""
        return [f"place {found[1]} {label}".strip()]
    if found := re.fullmatch(r"Walk from (\w+) to (\w+), over (\d+) squares?\.", sentence):
        walks = [rules.walks.best(view.gardens[seat]).squares]
        cells = [[rules.config.board.names[square] for square in walk] for walk in walks]
        return [
            f"trace {' '.join(walk)}"
            for walk in cells
            if (walk[0], walk[-1], str(len(walk))) == (found[1], found[2], found[3])
        ]
    return list(read({r"Take no walk\.": "trace none"}, sentence))


def fire_and_flora(rules: Any, view: Any, seat: int, sentence: str) -> list[str]:
    """Return the move texts. Several lands and buildings may have the same name: each of them is a possible meaning."""
    pack = rules.config.pack
    species = {one.name: one.id for one in pack.species}

    def lands(words: str) -> Iterator[str]:
        """Yield the ids of a land: "Name", "Name (Seat 2)", "Name (Small Poppy)" or "Name (Small Poppy, Seat 2)"."""
        name, _, rest = words.partition(" (")
        parts = rest.rstrip(")").split(", ") if rest else []
        owner = int(parts.pop().removeprefix("Seat ")) - 1 if parts and parts[-1].startswith("Seat ") else seat
        for land in view.rows[owner]:
            if pack.lands[land].name == name and (not parts or parts[0] == plant(view.on[land])):
                yield pack.lands[land].id

    def plant(content: int) -> str:
        if not 0 <= content < 2 * len(pack.species):
            return ""
        return f"{'Big' if content & 1 else 'Small'} {pack.species[content >> 1].name}"

    def cards(name: str) -> Iterator[str]:
        return (land.id for land in pack.lands if land.name == name)

    def cause(words: str) -> str:
        return "+".join(sorted(words.lower().split(" and "), key=RESOURCES.index))

    def small(words: str) -> str:
        return str(species[words.removeprefix("Small ")])

    resource = "(Water|Fire|Labor|Nefarious|Time)"
    if (text := PLAIN.get(sentence)) is not None:
        return [text]
    patterns: tuple[tuple[str, Callable[[re.Match[str]], list[str]]], ...] = (
        (r"Play Nefarious to steal a card from Seat (\d)\.", lambda f: [f"nefarious steal-card {f[1]}"]),
        (r"Play Nefarious to steal coins from Seat (\d)\.", lambda f: [f"nefarious steal-coins {f[1]}"]),
        (
            r"Play Nefarious to plant an invasive on (.+): (.+)\.",
            lambda f: [f"nefarious plant {small(f[2])} {one}" for one in lands(f[1])],
        ),
        (
            rf"Play ({resource}(?: and {resource})?) on (.+)\.",
            lambda f: [f"play {cause(f[1])} {at}" for at in lands(f[4])],
        ),
        (
            r"Buy (.+) for \d+ coins? and put it on (.+)\.",
            lambda f: [f"buy {card} on {at}" for card in cards(f[1]) for at in lands(f[2])],
        ),
        (r"Buy (.+) for \d+ coins?\.", lambda f: [f"buy {card}" for card in cards(f[1])]),
        (
            rf"Use (.+): turn {resource} into Water\.",
            lambda f: [f"use {c} discard {f[2].lower()}" for c in cards(f[1])],
        ),
        (
            r"Use (.+): (.+) on (.+)\.",
            lambda f: [f"use {c} {small(f[2])} on {at}" for c in cards(f[1]) for at in lands(f[3])],
        ),
        (r"Use (.+) on (.+)\.", lambda f: [f"use {c} on {at}" for c in cards(f[1]) for at in lands(f[2])]),
        (r"Demolish (.+)\.", lambda f: [f"demolish {c}" for c in cards(f[1])]),
        (r"Draw a card for \d+ coins?\.", lambda f: ["draw"]),
        (r"Pay \d+ coins? to keep (.+)\.", lambda f: [f"pay {c}" for c in cards(f[1])]),
        (r"Give up (.+)\.", lambda f: [f"lose {c}" for c in cards(f[1])]),
        (rf"Sell {resource} for \d+ coins?\.", lambda f: [f"sell {f[1].lower()}"]),
        (rf"Block (?:it|the block) with {resource}\.", lambda f: [f"block {f[1].lower()}"]),
        (r"Spend a Water to save .+\.", lambda f: ["douse"]),
        (r"Don’t spend a Water on .+\.", lambda f: ["pass"]),
        (rf"Discard {resource}\.", lambda f: [f"discard {f[1].lower()}"]),
        (r"Put the (.+?) on (.+)\.", lambda f: [f"site {at}" for at in lands(f[2])]),
        (r"Let the seeds on (.+) sprout: .+\.", lambda f: [f"regrow {at}" for at in lands(f[1])]),
        (r"Leave .+ open\.", lambda f: ["regrow none"]),
        (r"Have the Fire Station protect (.+)\.", lambda f: [f"protect {at}" for at in lands(f[1])]),
        (r"Choose Seat (\d)\.", lambda f: [f"choose {f[1]}"]),
        (r"Choose (.+)\.", lambda f: [f"choose {at}" for at in lands(f[1])]),
        (r"Make Seat (\d) an offer\.", lambda f: [f"offer {f[1]}"]),
        (r"Put (\d+) coins? into your basket\.", lambda f: [f"give coins {f[1]}"]),
        (rf"Ask for {resource}\.", lambda f: [f"get {f[1].lower()}"]),
    )
    for pattern, texts in patterns:
        if found := re.fullmatch(pattern, sentence):
            return texts(found)
    return []


def read(patterns: Mapping[str, str], sentence: str) -> Iterator[str]:
    """Yield the groups of the first pattern that matches the whole sentence."""
    for pattern, text in patterns.items():
        if found := re.fullmatch(pattern, sentence):
            yield found.expand(text)
            return


PLAIN: Final = {
    "End your turn.": "end",
    "Pass.": "pass",
    "Keep the roll.": "keep",
    "Roll again.": "reroll",
    "Make this offer.": "propose",
    "Cancel the offer.": "withdraw",
    "Accept the offer.": "accept",
    "Decline the offer.": "decline",
    "Have the Fire Station protect nothing.": "protect none",
    "Choose none.": "choose none",
}
READERS: Final[Mapping[str, Reader]] = {
    "fire_and_flora": fire_and_flora,
    "gnomadic_gardeners": gnomadic_gardeners,
    "paths_and_flower_beds": paths_and_flower_beds,
    "stalk_exchange": stalk_exchange,
}
