"""What each kind of instruction does when it is carried out (608.2c); a plugin registers its own kinds with ``do.register``."""

from mtglayers.doing import choosing, damage, entering, objects, players, spells, tokens
from mtglayers.resolving import do

__all__ = ["choosing", "damage", "do", "entering", "objects", "players", "spells", "tokens"]
