"""The engine broken on purpose, one small edit at a time: does a test notice? Run ``python -m tests.mutations``."""
