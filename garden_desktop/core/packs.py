"""Data packs: TOML in, checked rows out. Data never executes.

A game describes its own rows; this module reads fields with one clear error each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# PackError is wanted on the way to the home screen; hashlib and tomllib only once a pack is read.


class PackError(ValueError):
    """A data pack breaks a rule. Names the file, the row, the field and the reason."""

    def __init__(self, file: str, row: str, field: str, reason: str) -> None:
        super().__init__(f"{file}: {row}, {field}: {reason}" if field else f"{file}: {row}: {reason}")
        self.file, self.row, self.field, self.reason = file, row, field, reason


def digest(text: str) -> str:
    """A short fingerprint of a pack's text, the same whatever the line endings (16 hex digits)."""
    import hashlib

    return hashlib.sha256(text.replace("\r\n", "\n").encode()).hexdigest()[:16]


def read(text: str, file: str) -> dict[str, Any]:
    """The tables of a TOML text. Raises PackError with the line where it is not TOML."""
    import tomllib

    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:  # brackets without end
        raise PackError(file, "the file", "", f"is not TOML: {error}") from error


class Row:
    """One row of a pack while it is being checked: typed access to fields, and no field unread."""

    def __init__(self, file: str, name: str, fields: object) -> None:
        self.file, self.name = file, name
        if not isinstance(fields, Mapping):
            raise PackError(file, name, "", "must be a table of fields")
        self._fields = dict(fields)

    def text(self, field: str) -> str:
        return str(self._typed(field, str, "a text"))

    def number(self, field: str, low: int, high: int) -> int:
        value = self._typed(field, int, "a whole number")
        if isinstance(value, bool) or not low <= value <= high:
            raise self.error(field, f"must be a whole number from {low} to {high}")
        return int(value)

    def flag(self, field: str) -> bool:
        return bool(self._typed(field, bool, "true or false"))

    def words(self, field: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """A list of words, each one of `allowed`."""
        value = self._typed(field, list, "a list of words")
        for word in value:
            if word not in allowed:
                raise self.error(field, f"{word!r} is not one of {', '.join(allowed)}")
        return tuple(value)

    def numbers(self, field: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers from `low` to `high`."""
        value = self._typed(field, list, "a list of whole numbers")
        for number in value:
            if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
                raise self.error(field, f"{number!r} is not a whole number from {low} to {high}")
        return tuple(value)

    def row(self, field: str) -> Row:
        """A table inside this one, a Row of its own named "<this row> <field>"."""
        return Row(self.file, f"{self.name} {field}".strip(), self._typed(field, Mapping, "a table of fields"))

    def rows(self, field: str) -> list[Row]:
        """A list of tables, each a Row of its own named "<this row> <field> 1, 2, ..."."""
        value = self._typed(field, list, "a list of tables")
        return [Row(self.file, f"{self.name} {field} {i}".strip(), item) for i, item in enumerate(value, 1)]

    def has(self, field: str) -> bool:
        return field in self._fields

    def done(self) -> None:
        """Raises PackError when a field is left that nobody asked for."""
        for field in self._fields:
            raise self.error(field, "is not a field of this row")

    def error(self, field: str, reason: str) -> PackError:
        return PackError(self.file, self.name, field, reason)

    def _typed(self, field: str, kind: type, wanted: str) -> Any:
        if field not in self._fields:
            raise self.error(field, "is missing")
        value = self._fields.pop(field)
        if not isinstance(value, kind):
            raise self.error(field, f"must be {wanted}")
        return value
