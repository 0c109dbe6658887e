"""Choice of the editor of a field by its kind."""

from __future__ import annotations

from garden_desktop.core.pack_schema import (
    Field,
    FlagField,
    NumberField,
    NumbersField,
    PictureField,
    TextField,
    WordField,
    WordsField,
)
from garden_desktop.ui.cardset.field_editors import (
    FieldEditor,
    FlagEditor,
    NumberEditor,
    NumbersEditor,
    TextEditor,
    WordEditor,
    WordsEditor,
)
from garden_desktop.ui.cardset.grid_editor import MapEditor, PictureEditor
from garden_desktop.ui.kit.style.appearance import Appearance


def make_editor(appearance: Appearance, field: Field) -> FieldEditor:
    """Editor for a field. Raises TypeError for tables and lists, which have pages of their own."""
    match field:
        case NumberField():
            return NumberEditor(field)
        case TextField():
            return TextEditor(field)
        case FlagField():
            return FlagEditor(field)
        case WordField():
            return WordEditor(appearance, field)
        case WordsField():
            return WordsEditor(field)
        case NumbersField():
            return NumbersEditor(field)
        case PictureField():
            return MapEditor(appearance, field) if field.one_text else PictureEditor(appearance, field)
        case _:
            raise TypeError(field)
