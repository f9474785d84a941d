"""The author's words. ``from mtglayers.vocabulary import *`` gives them all."""

from mtglayers.cards import Abilities as Abilities
from mtglayers.cards import CardSet as CardSet
from mtglayers.name_files import NameFile as NameFile
from mtglayers.vocabulary.creature_types import *  # noqa: F403  # the one star import: authors' words
from mtglayers.vocabulary.numbers import *  # noqa: F403  # the one star import: authors' words
from mtglayers.vocabulary.sentences import *  # noqa: F403  # the one star import: authors' words
from mtglayers.vocabulary.tokens import *  # noqa: F403  # the one star import: authors' words
from mtglayers.vocabulary.verbs import *  # noqa: F403  # the one star import: authors' words
from mtglayers.vocabulary.words import *  # noqa: F403  # the one star import: authors' words
