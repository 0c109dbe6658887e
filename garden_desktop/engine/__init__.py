"""The rules behind a protocol of JSON lines, for programs in any language (docs/engine.md)."""
