"""`engine` command: drives the rules from other programs by JSON lines on standard input and output."""

from __future__ import annotations

import argparse
import json
import sys

from garden_desktop.engine.engine import Engine
from garden_desktop.engine.protocol import lines


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    engine = commands.add_parser(
        "engine", help="let other programs use the rules: JSON lines on standard input and output"
    )
    engine.set_defaults(run=run_engine)


def run_engine(args: argparse.Namespace) -> int:
    engine = Engine()
    for line in lines(sys.stdin.buffer):
        if line.strip():
            print(json.dumps(engine.answer(line)), flush=True)
        if engine.done:
            break
    return 0
