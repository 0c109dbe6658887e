"""The protocol from the outside: the clients and the session in the documents, and what views do not tell."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from garden_desktop.__main__ import main
from garden_desktop.engine.engine import Engine
from garden_desktop.engine.protocol import describe_score, describe_view
from tests import fifth
from tests.laws.twins import match_of, twins
from tests.shipped import SHIPPED

DOCS = Path(__file__).parents[2] / "docs"
CLIENT, GUEST = DOCS / "examples" / "engine_client.pl", DOCS / "examples" / "guest.pl"
PERL = shutil.which("perl") or ""
needs_perl = pytest.mark.skipif(not PERL, reason="perl is not here, the language of the clients in docs/examples")
ENGINE = [sys.executable, "-m", "garden_desktop", "engine"]


def test_the_clients_are_short() -> None:
    assert len(CLIENT.read_text().splitlines()) < 100
    assert len(GUEST.read_text().splitlines()) < 100


@needs_perl
@pytest.mark.parametrize("key", SHIPPED)
def test_a_client_in_another_language_plays_a_whole_match(key: str) -> None:
    done = subprocess.run([PERL, CLIENT, key, *ENGINE], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.startswith("ranks: ")
    assert "1" in done.stdout.split()
    assert done.stderr == ""


@needs_perl
def test_a_guest_in_another_language_plays_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "1", "--seats", "3", "--bots", "easy,guest,easy", "--records", str(tmp_path)]
    assert main(["sim", "stalk_exchange", *words, "--guest", f"{PERL} {GUEST}"]) == 0
    assert json.loads(capsys.readouterr().out)["summary"]["failures"] == 0
    assert json.loads((tmp_path / "1.jsonl").read_text().splitlines()[0])["seats"][1]["who"] == "guest"


def test_the_session_in_the_document_is_of_today() -> None:
    session = (DOCS / "engine.md").read_text(encoding="utf-8").split("```\n")[1].splitlines()
    engine = Engine()
    for asked, told in zip(session[::2], session[1::2], strict=True):
        assert asked.startswith("> ")
        answer = f"< {json.dumps(engine.answer(asked[2:]))}"
        assert answer.startswith(told.removesuffix("...")), asked
        assert told.endswith("...") or answer == told
    assert engine.done


def test_the_document_names_every_command() -> None:
    text = (DOCS / "engine.md").read_text(encoding="utf-8")
    commands = Engine().answer('{"do": "hello"}')["commands"]
    for name, fields in commands.items():
        assert f"`{name}`" in text
        assert all(f"`{field}`" in text for field in fields)


@pytest.mark.parametrize("key", [key for key, game in fifth.games().items() if game.info.hidden])
def test_a_view_tells_nothing_that_its_seat_may_not_know(key: str) -> None:
    for pair in islice(twins(key, 60), 60):
        states, rules = [match_of(pair, moves).states[-1] for moves in pair.both], pair.sample.rules()
        one, two = (describe_view(pair.sample.game, rules, state, pair.viewer) for state in states)
        assert one == two, str(pair)
        one_score, two_score = (describe_score(rules, state, pair.viewer) for state in states)
        assert one_score == two_score, str(pair)
