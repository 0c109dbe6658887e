"""Somebody who types a card set into the editor by keys alone, led by what a screen reader says of the focus."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tests.program.evening import Evening

Labels = Mapping[str, Any]
"""x"""
Said = Mapping[str, str]
"""What the screen calls a word, by the word in the file."""
_MOST_STOPS: Final = 80
BEHIND: Final = ("Add", "Remove", "Back")
"""What may have the focus after the last field of a form."""
_KEYS: Final = {
    " ": "space",
    "-": "minus",
    "\n": "Return",
    ".": "period",
    ",": "comma",
    "#": "numbersign",
    "~": "asciitilde",
    "/": "slash",
    "'": "apostrophe",
    "&": "ampersand",
}


class Typist:
    """Types rows of a card set. `said` are names of words."""

    def __init__(self, evening: Evening, said: Said) -> None:
        self._evening, self._said = evening, said

    def add_rows(self, section: str, rows: list[dict[str, Any]], labels: Labels) -> None:
        """Add rows to the list that the outline calls `section`, and fill them in."""
        self.go_to(section)
        for row in rows:
            self._evening.click("Add")
            self._evening.wait(lambda: self._focused() not in BEHIND, "the first field")  # the button had the focus
            self.fill(by_name(row, labels))

    def go_to(self, section: str) -> None:
        """Click a section of the outline, which says behind its name what is to be mended there."""
        self._evening.click(f"{re.escape(section)}(: .*)?")

    def enter_form(self) -> None:
        """Go from the outline to the first field of the form."""
        self._evening.keys("Tab")

    def fill(self, values: Mapping[str, Any]) -> None:
        """Fill in the fields of a form from the first one on, by the names of what has the focus."""
        unmet = set(values)
        for _ in range(_MOST_STOPS):
            name = self._focused()
            if name in BEHIND:
                assert not unmet, f"no field is called {sorted(unmet)}"
                return
            unmet -= {name, name.rpartition(": ")[0]}
            self._answer(name, values)
            self._evening.keys("Tab")
        raise AssertionError(f"no end of the form, at {name!r}")

    def _focused(self) -> str:
        self._evening.settle()
        return self._evening.tree.focused()

    def _answer(self, name: str, values: Mapping[str, Any]) -> None:
        """Type or choose what belongs into a field; a name may have the word that is chosen behind it."""
        field, _, word = name.rpartition(": ")
        if isinstance(values.get(name), list) and isinstance(values[name][0], str):
            self._paint(values[name])
        elif isinstance(values.get(name), list):
            self._write(", ".join(map(str, values[name])))
        elif name in values:
            value = values[name]
            if value is True:
                self._evening.keys("space")
            elif value is not False:
                self._write(str(value))
        elif isinstance(values.get(field), list):
            held = [self._said.get(str(one), str(one)) for one in values[field]]
            if word in held and held.count(word) == 1 and word.isdigit():
                self._evening.keys("space")
            elif word in held:
                self._write(str(held.count(word)))
        elif isinstance(values.get(field), str):
            self._choose(self._said[values[field]])

    def _write(self, text: str) -> None:
        self._evening.keys("Ctrl+a")
        for sign in text:
            self._type(sign)

    def _type(self, sign: str) -> None:
        key = self._evening.hands.key_that_types(_KEYS.get(sign, sign))
        assert key is not None, f"no key types {sign!r}"
        self._evening.hands.press_code(key[0], shifted=key[1])

    def _paint(self, rows: list[str]) -> None:
        """Type the signs of a picture from the first square on."""
        for row in rows:
            for sign in row:
                self._type(sign)
                self._evening.hands.keys("Right")
            self._evening.hands.keys("Home", "Down")
        self._evening.keys("Ctrl+Home")

    def _choose(self, label: str) -> None:
        button = self._focused()
        self._evening.keys("space")
        self._evening.wait(lambda: self._focused() != button, "the menu")  # a long one opens late on a busy machine
        for _ in range(_MOST_STOPS):
            if self._focused() == label:
                return self._evening.keys("Return")
            self._evening.keys("Down")
        raise AssertionError(f"no word is called {label!r}")


def by_name(row: Mapping[str, Any], labels: Labels, group: str = "") -> dict[str, Any]:
    """Values by what the screen calls their fields."""
    found: dict[str, Any] = {}
    for key, value in row.items():
        label = labels[key]
        if isinstance(label, tuple) and callable(label[1]):
            found |= {f"{label[0]}: {label[1](word)}": True for word in value}
        elif isinstance(label, tuple) and isinstance(label[1], tuple):
            found |= {f"{label[0]}: {word}": number for word, number in zip(label[1], value, strict=True)}
        elif isinstance(label, tuple):
            found |= by_name(value, label[1], f"{label[0]}: ")
        else:
            found[f"{group}{label}"] = value
    return found
