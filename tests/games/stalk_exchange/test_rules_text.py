"""What the rules text says in numbers and in its example is what is played."""

from __future__ import annotations

import re

import pytest
import translate
import ts_files

from garden_desktop.core.text import Message
from garden_desktop.games.stalk_exchange.data.options import OPTIONS
from garden_desktop.games.stalk_exchange.data.packfile import SEATS
from garden_desktop.games.stalk_exchange.rules.scoring import bust
from garden_desktop.paths import resource
from tests.games.stalk_exchange.desk import counts, desk, standard
from tests.today import sampled

LANGUAGES = ("en", "de", "fr", "es")


def text(language: str) -> str:
    return resource("stalk_exchange", "rules", f"{language}.md").read_text(encoding="utf-8")


def numbers(words: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_set_up_is_that_of_the_pack(language: str) -> None:
    """SE-07, SE-10, SE-16."""
    pack = standard()
    told = [numbers(line) for line in text(language).splitlines() if re.match(r"\| \d", line)]
    assert told == [[seats, pack.portfolio[seats], pack.tokens[seats], pack.start[seats]] for seats in SEATS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sizes_of_the_garden_are_told(language: str) -> None:
    """SE-14, SE-99."""
    pack = standard()
    sizes = [sum(pack.gardens[side]) for side in ("3", "4", "5")]
    assert any(numbers(line)[:3] == sizes for line in text(language).splitlines())
    assert any(numbers(line)[:7] == list(pack.gardens["4"]) for line in text(language).splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caps_are_told(language: str) -> None:
    """SE-106: for two dealers, three or four, five; reached in step 3."""
    cap = standard().cap
    assert cap[3] == cap[4]
    assert any(sorted(numbers(line)) == sorted([3, cap[2], cap[3], cap[5]]) for line in text(language).splitlines())


@pytest.mark.parametrize("language", sampled(LANGUAGES, 4))
def test_every_house_rule_is_told_under_the_name_it_has_on_the_sheet(language: str) -> None:
    """Section 4: the fourteen options, each below the heading of its group."""
    section = text(language).partition("{#options}")[2].partition("{#figures")[0]
    told = re.findall(r"^(?:### (.+) \{|- \*\*(.+?)\s?:\*\*)", section, re.MULTILINE)
    under: dict[str, list[str]] = {}
    for group, label in told:
        under.setdefault(group or list(under)[-1], []).extend(filter(None, [label]))
    shown: dict[str, list[str]] = {}
    for option in OPTIONS:
        shown.setdefault(words(option.group, language), []).append(words(option.label, language))
    assert under == shown


def words(message: Message, language: str) -> str:
    """A sentence in a language, as it stands in the translations."""
    if language == "en":
        return message.source
    forms = {each.key: each.forms for each in ts_files.read(translate.ts(language))}
    return forms[ts_files.Key(message.context, message.source)][0]


def test_the_example_happens_as_it_is_told() -> None:
    """The position and the four steps of the section "An example" (SE-28, SE-31, SE-49, SE-57, SE-62, SE-66..68)."""
    ann = desk(
        garden={"a1": "tulip", "a2": "dahlia", "b1": "snowdrop"},
        row="dahlia daffodil globemaster snowdrop tulip dahlia",
        track="dahlia 3, daffodil 1, snowdrop 2, tulip 4",
    )
    assert ann.last_space == 17
    ann.play("plant 3:globemaster b2", "swap 5:tulip snowdrop", "end")
    assert (ann.harvested, ann.bloomed, ann.last_space) == ("a1", "b2", 16)
    assert ann.garden == {"a2": "dahlia", "b1": "snowdrop", "b2": "globemaster"}
    assert ann.state.values == counts("dahlia 3, daffodil 1, snowdrop 2, tulip 5")
    assert ann.row == "- - dahlia daffodil snowdrop snowdrop"
    assert ann.state.compost == counts("dahlia 1")
    assert ann.state.crash == ()
    finals = bust(ann.rules.config, ann.state.values)
    assert finals == counts("dahlia 3, daffodil 1, snowdrop 2, tulip 2")
