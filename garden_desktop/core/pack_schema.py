"""Schema of a data pack: the fields a game's card set has, with their texts and limits, for the card set editor.

A document is a pack as `tomllib` reads it: dicts, lists and scalars. A schema describes one; `find_faults` checks a
document against it field by field, and `to_toml` writes one. Rules that join several fields stay with the parser of the
game (`data/packfile.py`), which has the last word.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from garden_desktop.core import packs
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted

Document: TypeAlias = Mapping[str, Any]

LONGEST_TEXT: Final = 200
"""Maximum number of characters of a text field. A line of a pack may have `packs.LONGEST_LINE`."""


class Word(NamedTuple):
    """Word that a field may hold, as the pack writes it, and its name on the screen. `art` is a drawing that stands for
    it in grids and beside counts: its game and its name."""

    value: str
    label: Message
    art: tuple[str, str] | None = None


Words: TypeAlias = Sequence[Word] | Callable[[Document], Sequence[Word]]
"""Words of a field, fixed or made from the rest of the document."""


class NumberField(NamedTuple):
    """Whole number from `low` to `high`. `art` are drawings that the cards show for it: their game and their name."""

    key: str
    label: Message
    low: int
    high: int
    optional: bool = False
    hint: Message | None = None
    art: Sequence[tuple[str, str]] = ()


class TextField(NamedTuple):
    """Text of one line. `pattern` is a regular expression that the whole text must match, `rule` says so in words."""

    key: str
    label: Message
    pattern: str = ""
    rule: Message | None = None
    optional: bool = False
    hint: Message | None = None


class FlagField(NamedTuple):
    """Yes or no; an optional one that is missing means no."""

    key: str
    label: Message
    optional: bool = False
    hint: Message | None = None


class WordField(NamedTuple):
    """Choice of one of several words. `art` as in `NumberField`."""

    key: str
    label: Message
    words: Words
    optional: bool = False
    hint: Message | None = None
    art: Sequence[tuple[str, str]] = ()


class WordsField(NamedTuple):
    """Several words, in any order; the same one more than once where `repeats`."""

    key: str
    label: Message
    words: Words
    repeats: bool = False
    optional: bool = False
    hint: Message | None = None


class NumbersField(NamedTuple):
    """List of whole numbers. With `labels` there is one number for each label; with `choices` the numbers are a set
    of these."""

    key: str
    label: Message
    low: int
    high: int
    labels: Sequence[Message] = ()
    choices: Sequence[int] = ()
    optional: bool = False
    hint: Message | None = None


class PictureField(NamedTuple):
    """Picture made of signs, one text a row: `rows` texts of `columns` signs at most. Where `one_text`, it is a single
    text, whose rows stand between the lines "grid" and "end", with other lines in front. `blank` is the sign of an
    empty square."""

    key: str
    label: Message
    signs: Words
    blank: str
    columns: int
    rows: int
    one_text: bool = False
    optional: bool = False
    hint: Message | None = None


class TableField(NamedTuple):
    """Table of fields."""

    key: str
    label: Message
    fields: Sequence[Field]
    optional: bool = False
    hint: Message | None = None


class ListField(NamedTuple):
    """List of tables with the same fields: from `fewest` to `most` rows. `row` names one of them ("Gnome"); `title` is
    the field that tells them apart. `in_moves` says that moves name a row whenever it is used, so that it can be
    counted."""

    key: str
    label: Message
    row: Message
    fields: Sequence[Field]
    title: str
    fewest: int
    most: int
    optional: bool = False
    hint: Message | None = None
    in_moves: bool = True


Field: TypeAlias = (
    NumberField | TextField | FlagField | WordField | WordsField | NumbersField | PictureField | TableField | ListField
)


class PackSchema(NamedTuple):
    """Schema of a game's pack.

    `published` are the places that the published rules show; the rest of the standard pack is our reconstruction. A
    place is a path whose list indices are ids of rows ("gnome", "g01", "prep"), and stands for all below it.
    """

    fields: Sequence[Field]
    published: frozenset[tuple[str, ...]] = frozenset()

    def field(self, path: FieldPath) -> Field:
        """Field at a path of a document; for a row of a list, the list. Raises KeyError."""
        fields, found = self.fields, None
        for key in path:
            if isinstance(key, str):
                found = next((field for field in fields if field.key == key), None)
                if found is None:
                    raise KeyError(path)
                fields = found.fields if isinstance(found, TableField | ListField) else ()
        if found is None:
            raise KeyError(path)
        return found


class Fault(NamedTuple):
    """Fault at a path of a document, in words."""

    path: FieldPath
    text: Message


class CardAssessment(NamedTuple):
    """Assessment of a faultless card by the rules, for the card set editor: sentences, and column and row of the
    squares that a line through its picture connects."""

    sentences: Sequence[Message]
    line: Sequence[tuple[int, int]] = ()


def fault_sentence(fault: Fault, schema: PackSchema) -> Message:
    """Reason of a fault as a clause that calls fields by their labels: "“Copies” must be a whole number"."""
    args = {
        key: _label_of(schema, _place_of_key(schema, fault.path, value)) if isinstance(value, packs.FieldKey) else value
        for key, value in fault.text.args
    }
    reason = fault.text.of(**args)
    if not packs.PREDICATE.match(reason.source):
        return reason
    return ABOUT_FIELD.of(field=_label_of(schema, fault.path), reason=reason)


def _place_of_key(schema: PackSchema, path: FieldPath, key: str) -> FieldPath:
    """Path of a field that the fault at a path names: a field below it, or one beside it."""
    below = (*path, key)
    try:
        schema.field(below)
    except KeyError:
        return (*path[:-1], key)
    return below


def _label_of(schema: PackSchema, path: FieldPath) -> Message | str:
    """Label of the field or row at a path; the key itself where the schema has no such field."""
    try:
        field = schema.field(path)
    except KeyError:
        return quoted(str(path[-1])) if path else packs.THE_FILE
    return field.row if isinstance(field, ListField) and isinstance(path[-1], int) else field.label


# Documents are immutable: an edit copies what lies on its path and shares the rest, so that undo keeps
# whole documents.


def value_at(document: Document, path: FieldPath) -> Any:
    """Value at a path; None where it is missing."""
    at: Any = document
    for key in path:
        if isinstance(key, int):
            if not isinstance(at, Sequence) or isinstance(at, str) or not 0 <= key < len(at):
                return None
            at = at[key]
        elif isinstance(at, Mapping) and key in at:
            at = at[key]
        else:
            return None
    return at


def with_value(document: Document, path: FieldPath, value: Any) -> Document:
    """Copy of a document with another value at a path; None removes a field. Missing tables on the path are created."""
    changed: Document = _with(document, path, value)
    return changed


def _with(at: Any, path: FieldPath, value: Any) -> Any:
    if not path:
        return value
    key, rest = path[0], path[1:]
    if isinstance(key, int):
        rows = list(at)
        rows[key] = _with(rows[key], rest, value)
        return rows
    table = dict(at) if isinstance(at, Mapping) else {}
    if value is None and not rest:
        table.pop(key, None)
    else:
        table[key] = _with(table.get(key), rest, value)
    return table


def with_row(document: Document, path: FieldPath, at: int, row: Mapping[str, Any]) -> Document:
    """Copy of a document with a row inserted into the list at `path`."""
    found = value_at(document, path)
    rows = found if isinstance(found, list) else []
    return with_value(document, path, [*rows[:at], row, *rows[at:]])


def without_row(document: Document, path: FieldPath, at: int) -> Document:
    """Copy of a document without row `at` of the list at `path`."""
    rows = [*value_at(document, path)]
    return with_value(document, path, [*rows[:at], *rows[at + 1 :]])


def words_of(words: Words, document: Document) -> Sequence[Word]:
    """Words of a field in a document."""
    return words(document) if callable(words) else words


def row_id(row: Any, listed: ListField) -> str:
    """Id of a row, or what is in its title field where it has none."""
    return str(row.get("id", row.get(listed.title))) if isinstance(row, Mapping) else ""


def place_of(document: Document, schema: PackSchema, path: FieldPath) -> tuple[str, ...]:
    """Place of a path: ids of rows instead of list indices, so that it stays the same when rows move."""
    found: list[str] = []
    for depth, key in enumerate(path):
        listed = schema.field(path[:depth]) if isinstance(key, int) else None
        if isinstance(listed, ListField):
            found.append(row_id(value_at(document, path[: depth + 1]), listed))
        else:
            found.append(str(key))
    return tuple(found)


def value_at_place(document: Document, schema: PackSchema, place: tuple[str, ...]) -> Any:
    """Value at a place; None where the document has no such row."""
    at: Any = document
    above: FieldPath = ()
    for key in place:
        if isinstance(at, list):
            listed = schema.field(above)
            assert isinstance(listed, ListField), "lists of tables are list fields"
            at = next((row for row in at if row_id(row, listed) == key), None)
        else:
            above = (*above, key)
            at = at.get(key) if isinstance(at, Mapping) else None
    return at


# Checks


def find_faults(document: Document, schema: PackSchema) -> Iterator[Fault]:
    """Check each field by itself: type, limits, words, and fields that the schema does not have. Linear in the size of
    the document."""
    yield from _table_faults(document, document, schema.fields, ())


def _table_faults(document: Document, table: Any, fields: Sequence[Field], path: FieldPath) -> Iterator[Fault]:
    if not isinstance(table, Mapping):
        yield Fault(path, packs.MUST_BE_A_TABLE)
        return
    known = {field.key for field in fields}
    for key in table:
        if key not in known:
            yield Fault((*path, key), packs.NO_SUCH_FIELD)
    for field in fields:
        if field.key in table:
            yield from _field_faults(document, table[field.key], field, (*path, field.key))
        elif not field.optional:
            yield Fault((*path, field.key), packs.MISSING)


def _field_faults(document: Document, value: Any, field: Field, path: FieldPath) -> Iterator[Fault]:
    match field:
        case NumberField():
            yield from _number_faults(value, field, path)
        case TextField():
            yield from _text_faults(value, field, path)
        case FlagField():
            yield from () if isinstance(value, bool) else (Fault(path, packs.MUST_BE_TRUE_OR_FALSE),)
        case WordField():
            known = [word.value for word in words_of(field.words, document)]
            yield from () if value in known else (Fault(path, packs.not_one_of(value, known)),)
        case WordsField():
            yield from _words_faults(document, value, field, path)
        case NumbersField():
            yield from _numbers_faults(value, field, path)
        case PictureField():
            yield from _picture_faults(document, value, field, path)
        case TableField():
            yield from _table_faults(document, value, field.fields, path)
        case ListField():
            yield from _list_faults(document, value, field, path)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _number_faults(value: Any, field: NumberField, path: FieldPath) -> Iterator[Fault]:
    if not _is_number(value):
        yield Fault(path, packs.MUST_BE_WHOLE)
    elif not field.low <= value <= field.high:
        yield Fault(path, packs.MUST_BE_BETWEEN.of(low=str(field.low), high=str(field.high)))


def _text_faults(value: Any, field: TextField, path: FieldPath) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield Fault(path, packs.MUST_BE_A_TEXT)
    elif len(value) > LONGEST_TEXT:
        yield Fault(path, TOO_LONG.of(most=str(LONGEST_TEXT)))
    elif field.pattern and not re.fullmatch(field.pattern, value):
        yield Fault(path, field.rule or packs.MUST_BE_A_TEXT)


def _words_faults(document: Document, value: Any, field: WordsField, path: FieldPath) -> Iterator[Fault]:
    known = [word.value for word in words_of(field.words, document)]
    if not isinstance(value, list):
        yield Fault(path, packs.MUST_BE_WORDS)
        return
    for word in value:
        if word not in known:
            yield Fault(path, packs.not_one_of(word, known))


def _numbers_faults(value: Any, field: NumbersField, path: FieldPath) -> Iterator[Fault]:
    if not isinstance(value, list) or not all(map(_is_number, value)):
        yield Fault(path, packs.MUST_BE_NUMBERS)
        return
    if field.labels and len(value) != len(field.labels):
        yield Fault(path, WRONG_NUMBER_COUNT.of(n=len(field.labels)))
    for number in value:
        if not field.low <= number <= field.high:
            yield Fault(path, packs.MUST_BE_BETWEEN.of(low=str(field.low), high=str(field.high)))
            break


def _picture_faults(document: Document, value: Any, field: PictureField, path: FieldPath) -> Iterator[Fault]:
    if field.one_text:  # its parser says what is wrong with the lines
        yield from () if isinstance(value, str) else (Fault(path, packs.MUST_BE_A_TEXT),)
        return
    if not isinstance(value, list) or not all(isinstance(row, str) for row in value):
        yield Fault(path, packs.MUST_BE_WORDS)
    elif not 0 < len(value) <= field.rows or max(map(len, value)) > field.columns:
        yield Fault(path, TOO_LARGE.of(columns=str(field.columns), rows=str(field.rows)))


def _list_faults(document: Document, value: Any, field: ListField, path: FieldPath) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield Fault(path, packs.MUST_BE_TABLES)
        return
    if not field.fewest <= len(value) <= field.most:
        if field.fewest == field.most:
            yield Fault(path, EXACT_ROWS.of(n=field.fewest, found=str(len(value))))
        else:
            yield Fault(path, WRONG_ROWS.of(low=str(field.fewest), high=str(field.most), found=str(len(value))))
    for at, row in enumerate(value):
        yield from _table_faults(document, row, field.fields, (*path, at))


# Writing. The standard library reads TOML and does not write it; a pack has tables, lists of tables and scalars alone.


def to_toml(document: Document) -> str:
    """Text of a document, which `packs.read` reads as the same document. Fields keep their order; at each level
    scalars come first, as TOML demands."""
    return "\n".join(_table_lines(document, ())).lstrip("\n") + "\n"


def _table_lines(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    inner = [key for key, value in table.items() if isinstance(value, Mapping) or _is_table_list(value)]
    for key, value in table.items():
        if key not in inner:
            yield f"{_key(key)} = {_value(value)}"
    for key in inner:
        value, name = table[key], ".".join(map(_key, (*path, key)))
        if isinstance(value, Mapping):
            yield from ("", f"[{name}]", *_table_lines(value, (*path, key)))
            continue
        for row in value:
            yield from ("", f"[[{name}]]", *_table_lines(row, (*path, key)))


def _is_table_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else f'"{_escaped(key)}"'


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return repr(value)


def _text(text: str) -> str:
    lines = text.split("\n")
    # lines of their own: the parser of packs takes no line of more than `packs.LONGEST_LINE` characters
    return f'"{_escaped(text)}"' if len(lines) == 1 else '"""\n' + "\n".join(map(_escaped, lines)) + '"""'


def _escaped(text: str) -> str:
    """Text between the quotes of a TOML string. JSON escapes the same characters in the same way, but DEL; a lone
    surrogate is no text in either, and is replaced."""
    sound = text.encode("utf-8", "replace").decode("utf-8")
    return json.dumps(sound, ensure_ascii=False)[1:-1].replace("\x7f", "\\u007f")


ABOUT_FIELD = QT_TRANSLATE_NOOP("packs", "“{field}” {reason}")
TOO_LONG = QT_TRANSLATE_NOOP("packs", "must have at most {most} characters")
TOO_LARGE = QT_TRANSLATE_NOOP("packs", "must have 1 to {columns} columns and 1 to {rows} rows")
WRONG_NUMBER_COUNT = QT_TRANSLATE_NOOP("packs", "must have %n number(s)")
EXACT_ROWS = QT_TRANSLATE_NOOP("packs", "must have %n row(s), not {found}")
WRONG_ROWS = QT_TRANSLATE_NOOP("packs", "must have {low} to {high} rows, not {found}")
