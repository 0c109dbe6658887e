"""Draws the program's icon as PNG files: icons.py FOLDER makes FOLDER/<size>.png. Needs PySide6."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICON = Path(__file__).resolve().parent.parent / "resources" / "app" / "art" / "icon.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def draw(folder: Path) -> None:
    """Write one square PNG of each size, in pixels. Raises OSError when one cannot be written."""
    renderer = QSvgRenderer(str(ICON))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        file = folder / f"{size}.png"
        if not image.save(str(file)):
            raise OSError(f"{file} cannot be written")


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
