"""Parser of data packs: TOML in, checked rows out. Data never executes.

A game describes its own rows; RowReader reads their fields, and each error names file, row, field and reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from garden_desktop.core.files import UnreadableFileError, read_regular
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, plain, quoted

# hashlib and tomllib are imported inside functions: the home screen imports PackError, but reads no pack.


MOST_PACK: Final = 256 << 10
"""Maximum size of a pack in bytes. The largest of ours has 15 KB."""
MOST_LINES: Final = 5_000
LONGEST_LINE: Final = 1_000
"""Maximum number of lines, and of characters in a line. Ours have at most 304, and 343."""
_LONG_KEY: Final = re.compile(
    r"""(?<![\w-])(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')(?:[ \t]*+\.[ \t]*+(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')){8}"""
)
"""Dotted key of more than eight parts. tomllib takes quadratic time for one: 9 minutes for 120,000 parts in a line of
240 KB. Possessive quantifiers keep the match itself linear."""


FieldPath: TypeAlias = tuple[str | int, ...]
"""Place in a pack: keys of tables and indices of lists, from the top ("gnome", 3, "prep")."""


class FieldKey(str):
    """Key of a field as a value of an error sentence. The card set editor shows the label of the field instead."""

    __slots__ = ()


PREDICATE: Final = re.compile(r"(is|must|needs|has|contains|cannot) ")
"""Beginning of a reason whose subject is the field ("must be text"). Any other reason is a clause with a subject of its
own ("the middle must show exactly one"). In all languages predicates are translated by predicates."""


class PackError(ValueError):
    """Error in a data pack. Names the file, the row, the field and the reason; `text` is the whole sentence.

    `code` is the game's own short name of the violated rule, where it has one; `path` is the place of the field or the
    row, () for the whole file. `row` is for people: a parser may name rows by their ids.
    """

    def __init__(
        self, file: str, row: str | Message, field: str, reason: Message, code: str = "", path: FieldPath = ()
    ) -> None:
        where = THE_FILE if row == THE_FILE.source else quoted(row) if isinstance(row, str) else row
        if field:
            self.text = IN_FIELD.of(file=file, row=where, field=quoted(field), reason=reason)
        else:
            self.text = IN_ROW.of(file=file, row=where, reason=reason)
        super().__init__(plain(self.text))
        self.file, self.field, self.reason, self.code = file, field, plain(reason), code
        self.message, self.path = reason, path
        self.row = row if isinstance(row, str) else plain(row)


def text_of(path: Path) -> str:
    """Text of a file, without a byte order mark. Raises PackError."""
    try:
        return read_regular(path, MOST_PACK).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(path.name, THE_FILE, "", _why(error)) from error


def _why(error: OSError | UnicodeDecodeError) -> Message:
    if isinstance(error, UnicodeDecodeError):
        return NOT_UTF_8
    if isinstance(error, UnreadableFileError):
        return error.reason
    return UNREADABLE.of(error=error.strerror or str(error))


def digest(text: str) -> str:
    """Fingerprint of a pack's text: the first 16 hex digits of its SHA-256, independent of line endings and byte order
    mark."""
    import hashlib

    return hashlib.sha256(text.removeprefix("\ufeff").replace("\r\n", "\n").encode()).hexdigest()[:16]


def read(text: str, file: str) -> dict[str, Any]:
    """Parse a TOML text into tables. Raises PackError, with the line where it is not TOML.

    Text from outside is bounded first, because tomllib limits neither its own time nor the digits of a number.
    """
    import tomllib

    text = text.removeprefix("\ufeff")
    lines = text.split("\n")
    if len(text) > MOST_PACK or len(lines) > MOST_LINES or max(map(len, lines)) > LONGEST_LINE:
        raise PackError(file, THE_FILE, "", TOO_LONG.of(lines=MOST_LINES, characters=LONGEST_LINE))
    if _LONG_KEY.search(text):
        raise PackError(file, THE_FILE, "", TOO_NESTED)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(file, THE_FILE, "", NOT_TOML.of(error=str(error))) from error
    except RecursionError as error:
        raise PackError(file, THE_FILE, "", TOO_NESTED) from error
    except (ValueError, TypeError, OverflowError) as error:  # a number or date out of Python's range
        raise PackError(file, THE_FILE, "", TOO_LARGE_A_NUMBER) from error


class RowReader:
    """Row of a pack while it is checked: typed access to fields, each of which must be read once.

    `code` goes into every error of this row and the rows inside it; `path` is the place of the row in the pack.
    """

    def __init__(self, file: str, name: str, fields: object, code: str = "", path: FieldPath = ()) -> None:
        self.file, self.name, self.code, self.path = file, name, code, path
        if not isinstance(fields, Mapping):
            raise PackError(file, name, "", MUST_BE_A_TABLE, code, path)
        self._fields = dict(fields)

    def text(self, field: str) -> str:
        return str(self._typed(field, str, MUST_BE_A_TEXT))

    def number(self, field: str, low: int, high: int) -> int:
        value = self._typed(field, int, MUST_BE_WHOLE)
        if isinstance(value, bool) or not low <= value <= high:
            raise self.error(field, MUST_BE_BETWEEN.of(low=str(low), high=str(high)))
        return int(value)

    def real(self, field: str, low: float, high: float) -> float:
        value = self._typed(field, (int, float), MUST_BE_A_NUMBER.of(low=f"{low:g}", high=f"{high:g}"))
        if isinstance(value, bool) or not low <= value <= high:
            raise self.error(field, MUST_BE_A_NUMBER.of(low=f"{low:g}", high=f"{high:g}"))
        return float(value)

    def flag(self, field: str) -> bool:
        return bool(self._typed(field, bool, MUST_BE_TRUE_OR_FALSE))

    def words(self, field: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """List of words, each one of `allowed`."""
        value = self._typed(field, list, MUST_BE_WORDS)
        for word in value:
            if word not in allowed:
                raise self.error(field, not_one_of(word, allowed))
        return tuple(value)

    def texts(self, field: str) -> tuple[str, ...]:
        """List of arbitrary texts."""
        value = self._typed(field, list, MUST_BE_WORDS)
        if not all(isinstance(item, str) for item in value):
            raise self.error(field, MUST_BE_WORDS)
        return tuple(value)

    def numbers(self, field: str, low: int, high: int) -> tuple[int, ...]:
        """List of whole numbers from `low` to `high`."""
        value = self._typed(field, list, MUST_BE_NUMBERS)
        for number in value:
            if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
                raise self.error(field, NOT_BETWEEN.of(value=quoted(repr(number)), low=str(low), high=str(high)))
        return tuple(value)

    def row(self, field: str) -> RowReader:
        """Nested table, as a RowReader named "<this row> <field>"."""
        fields = self._typed(field, Mapping, MUST_BE_A_TABLE)
        return RowReader(self.file, f"{self.name} {field}".strip(), fields, self.code, (*self.path, field))

    def rows(self, field: str) -> list[RowReader]:
        """List of tables, as RowReaders named "<this row> <field> 1", "<this row> <field> 2" ..."""
        value = self._typed(field, list, MUST_BE_TABLES)
        return [
            RowReader(self.file, f"{self.name} {field} {i}".strip(), item, self.code, (*self.path, field, i - 1))
            for i, item in enumerate(value, 1)
        ]

    def has(self, field: str) -> bool:
        return field in self._fields

    def fields(self) -> tuple[str, ...]:
        """Names of all fields that have not been read yet, in the order of the file."""
        return tuple(self._fields)

    def done(self) -> None:
        """Check that all fields have been read. Raises PackError for an unknown field."""
        for field in self._fields:
            raise self.error(field, NO_SUCH_FIELD)

    def error(self, field: str, reason: Message) -> PackError:
        return PackError(self.file, self.name, field, reason, self.code, (*self.path, field) if field else self.path)

    def _typed(self, field: str, kind: type | tuple[type, ...], refusal: Message) -> Any:
        if field not in self._fields:
            raise self.error(field, MISSING)
        # popped, so that `done` finds the fields that no code has read: misspelt ones
        value = self._fields.pop(field)
        if not isinstance(value, kind):
            raise self.error(field, refusal)
        return value


def not_one_of(word: object, known: Iterable[str]) -> Message:
    """Error sentence for a word that is not among the known ones."""
    return NOT_ONE_OF.of(word=quoted(repr(word)), known=", ".join(known))


NOT_UTF_8 = QT_TRANSLATE_NOOP("packs", "cannot be read: it is not UTF-8 text")
UNREADABLE = QT_TRANSLATE_NOOP("packs", "cannot be read: {error}")
THE_FILE = QT_TRANSLATE_NOOP("packs", "the file")
IN_ROW = QT_TRANSLATE_NOOP("packs", "{file}: {row}: {reason}")
IN_FIELD = QT_TRANSLATE_NOOP("packs", "{file}: {row}, {field}: {reason}")
NOT_TOML = QT_TRANSLATE_NOOP("packs", "is not TOML: {error}")
TOO_LONG = QT_TRANSLATE_NOOP("packs", "has more than {lines} lines, or a line of more than {characters} characters")
TOO_NESTED = QT_TRANSLATE_NOOP("packs", "has keys or brackets nested too deeply")
TOO_LARGE_A_NUMBER = QT_TRANSLATE_NOOP("packs", "contains a number or a date that no field uses")
MISSING = QT_TRANSLATE_NOOP("packs", "is missing")
NO_SUCH_FIELD = QT_TRANSLATE_NOOP("packs", "is not a valid field here")
NOT_ONE_OF = QT_TRANSLATE_NOOP("packs", "{word} is not valid; choose from {known}")
NOT_BETWEEN = QT_TRANSLATE_NOOP("packs", "{value} is not a whole number from {low} to {high}")
MUST_BE_BETWEEN = QT_TRANSLATE_NOOP("packs", "must be a whole number from {low} to {high}")
MUST_BE_A_NUMBER = QT_TRANSLATE_NOOP("packs", "must be a number from {low} to {high}")
MUST_BE_WHOLE = QT_TRANSLATE_NOOP("packs", "must be a whole number")
MUST_BE_A_TEXT = QT_TRANSLATE_NOOP("packs", "must be text")
MUST_BE_TRUE_OR_FALSE = QT_TRANSLATE_NOOP("packs", "must be true or false")
MUST_BE_A_TABLE = QT_TRANSLATE_NOOP("packs", "must be a table of fields")
MUST_BE_WORDS = QT_TRANSLATE_NOOP("packs", "must be a list of words")
MUST_BE_NUMBERS = QT_TRANSLATE_NOOP("packs", "must be a list of whole numbers")
MUST_BE_TABLES = QT_TRANSLATE_NOOP("packs", "must be a list of tables")
