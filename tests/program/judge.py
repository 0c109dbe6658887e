"""Comparison of what was heard during a match with its record on disk, after the match."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path

from tests.program.evening import ROOT
from tests.program.listener import Entry


def told(record: Path, seat: int) -> list[list[str]]:
    """Return the messages about each move of a record, as this seat saw it."""
    words = [sys.executable, "-m", "tests.told", str(record), str(seat)]
    sentences: list[list[str]] = json.loads(subprocess.run(words, cwd=ROOT, capture_output=True, check=True).stdout)
    return sentences


def unheard(log: Sequence[Entry], told: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield messages that were not heard in time: after the key that caused them, and in the order of the moves."""
    said = [" ".join(one.words for one in entry.heard) for entry in log]
    starts = [0, *accumulate(len(words) + 1 for words in said)]
    stream, at = " ".join(said), 0
    begun = next(number for number, entry in enumerate(log) if entry.lines)
    for ply, sentences in enumerate(told):
        line = ply + 2  # the first one is the header
        written = next(number for number, entry in enumerate(log) if entry.lines >= line)
        if written == begun:
            continue  # before anybody could hear anything; F2 says it
        at = max(at, starts[written])
        for sentence in sentences:
            found = stream.find(sentence, at)
            if found < 0:
                yield f"move {ply}: {sentence}"
            at = max(at, found)
