"""Slots of Qt's own, called by signals."""

from __future__ import annotations

from PySide6.QtCore import SIGNAL, SLOT, QObject


def wire(sender: QObject, signal: str, receiver: QObject, slot: str) -> None:
    """Let `receiver`'s slot of Qt's hear `sender`'s signal, both written with the types they take: "clicked(bool)".

    `clicked.connect(self.hide)` would do, but whenever it is given a method of Qt's, PySide keeps a little for ever.
    Raises ValueError where there is no such signal or slot.
    """
    if sender.metaObject().indexOfSignal(signal) < 0 or receiver.metaObject().indexOfSlot(slot) < 0:
        raise ValueError(f"{signal} of {type(sender).__name__} cannot call {slot} of {type(receiver).__name__}")
    QObject.connect(sender, SIGNAL(signal), receiver, SLOT(slot))
