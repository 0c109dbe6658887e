"""Pictures that are kept, without what they were painted with."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPixmap


def finished(image: QImage) -> QPixmap:
    """What was painted on `image`, as a pixmap.

    A copy: an image keeps the tools of its painter as long as it lives, 13 kB, more than many a drawing has itself.
    """
    return QPixmap.fromImage(image.copy())
