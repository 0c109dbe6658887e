"""Engine protocol: the rules of all games for programs in any language, as JSON lines on standard input and output
(docs/engine.md)."""
