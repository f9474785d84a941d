"""The names of our cards in other languages, in ``printed_names.jsonl`` (written by ``tests/printed_names.py``)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

printed_names = NameFile("printed_names.jsonl", beside=__file__)
