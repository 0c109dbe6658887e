"""Every lesson, taken by mouse in every language: whole sentences, nothing cut off, and what is wanted is in sight."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library
from garden_desktop.ui.lesson.lesson_panel import LessonPanel
from tests.today import in_turn
from tests.ui.lesson.learner import Learner, Sit

pytestmark = pytest.mark.daily  # whole lessons in each language

LANGUAGES = ("en", "de", "fr", "es")
LESSONS = [(key, number) for key in registry.games() for number, _ in enumerate(library.files(key), 1)]
TAKEN = [(*lesson, language) for lesson in LESSONS for language in LANGUAGES]


def cut_off(panel: LessonPanel) -> list[str]:
    """Texts of the panel that need more room than they have."""
    labels = [label for label in panel.findChildren(QLabel) if label.isVisible() and label.text()]
    buttons = [button for button in panel.findChildren(QAbstractButton) if button.isVisible()]
    return [button.text() for button in buttons if button.width() < button.sizeHint().width()] + [
        label.text()
        for label in labels
        if label.height() < (label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height())
    ]


def look_at(learner: Learner, language: str) -> None:
    """Check what the panel says and where it stands."""
    guide, step = learner.guide, learner.screen.lesson.now
    if not guide.panel.isVisible():
        return
    said = guide.panel.shown_text
    where = f"step {learner.step + 1}: {said.title}"
    assert cut_off(guide.panel) == [], where
    assert learner.window.rect().contains(guide.panel.geometry().translated(learner.table.ground.pos())), where
    assert "{" not in f"{said.title}{said.text}{said.how}{said.go}{said.other}", where
    if not guide.over and not guide.asks:
        assert learner.covered() == [], where
    if not guide.over and language != "en":
        assert step.text.source[:20] not in said.text, f"{where} is in English"


@pytest.mark.parametrize(("key", "number", "language"), in_turn(TAKEN, 12))
def test_a_lesson_is_taken_by_mouse(sit: Sit, key: str, number: int, language: str) -> None:
    learner = sit(key, number)
    try:
        learner.window.context.languages.choose(language)
        learner.window.resize(1280, 800)
        QApplication.processEvents()
        learner.wait()
        while not learner.through:
            look_at(learner, language)
            learner.go_on("mouse")
        look_at(learner, language)
        card = learner.guide.panel.shown_text
        assert card.text.count("•") == len(learner.screen.lesson.lesson.learned)
        assert card.go
        assert card.home
    finally:
        learner.window.context.languages.choose("en")
