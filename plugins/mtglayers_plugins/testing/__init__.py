"""For the tests of card sets: random boards with cards of one's own, as hypothesis strategies or by a seed.

    from mtglayers_plugins.testing import games

    @given(game=games(mine=my_set))
    def test_nothing_breaks(game: Game) -> None:
        game.view()

The fixtures ``engine``, ``game`` and ``board`` come with the pytest plugin. ``hypothesis`` is needed for the strategies only.
"""

from typing import TYPE_CHECKING, Any

from mtglayers_plugins.testing.footprints import every_pair, footprint_differences
from mtglayers_plugins.testing.random_boards import Chooser, Seeded, random_board

if TYPE_CHECKING:
    from mtglayers_plugins.testing.strategies import games, states


def __getattr__(name: str) -> Any:
    if name in ("games", "states"):
        from mtglayers_plugins.testing import strategies  # noqa: PLC0415  # hypothesis is there only where tests are

        return getattr(strategies, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["Chooser", "Seeded", "every_pair", "footprint_differences", "games", "random_board", "states"]
