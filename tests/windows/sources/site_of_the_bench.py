"""Becomes sitecustomize.py of the bench's Python: what Wine keeps from programs is told to them here."""

import os

for name in [name for name in os.environ if name.startswith("BENCH_QT_")]:  # Wine drops variables called QT_...
    os.environ.setdefault(name.removeprefix("BENCH_"), os.environ[name])
os.environ.setdefault("QT_QPA_FONTDIR", r"C:\fonts")  # Wine's own folder of fonts is empty
