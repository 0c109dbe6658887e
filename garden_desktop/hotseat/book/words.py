"""Sentences in the index: a Message as JSON, and back. Data alone, nothing of it is carried out."""

from __future__ import annotations

import json
from typing import Any

from garden_desktop.core.text import Arg, ListArg, Message, SideName


def written(message: Message) -> str:
    """The sentence as JSON."""
    return json.dumps(_packed(message), ensure_ascii=False, separators=(",", ":"))


def sentence(text: str) -> Message:
    """The sentence that `written` wrote. Raises ValueError for anything else."""
    try:
        found = _unpacked(json.loads(text))
    except (TypeError, ValueError, RecursionError) as error:
        raise ValueError(text) from error
    if not isinstance(found, Message):
        raise ValueError(text)
    return found


def _packed(value: Arg) -> Any:
    if isinstance(value, Message):
        return {"say": [value.context, value.source], "with": {key: _packed(one) for key, one in value.args}}
    if isinstance(value, SideName):
        return {"side": value.side}
    if isinstance(value, ListArg):
        return {"list": [_packed(one) for one in value.items]}
    return value


def _unpacked(value: Any) -> Arg:
    match value:
        case int() | str():
            return value
        case {"side": int(side)}:
            return SideName(side)
        case {"list": [*items]}:
            return ListArg(tuple(_unpacked(item) for item in items))
        case {"say": [str(context), str(source)], "with": dict(args)}:
            return Message(context, source, tuple((key, _unpacked(one)) for key, one in args.items()))
    raise TypeError(value)
