"""Finding, ordering and registering plugins (pluggy, entry-point group ``mtglayers``)."""

import traceback
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from typing import Final

import networkx as nx
import pluggy

from mtglayers import hookspecs
from mtglayers.errors import PluginError

GROUP: Final = "mtglayers"


@dataclass
class Plugin:
    """One plugin: the object that pluggy holds, and what became of it."""

    name: str
    source: str
    """The distribution or file that it comes from."""
    thing: object | None = None
    requires: tuple[str, ...] = ()
    overrides: tuple[str, ...] = ()
    error: str = ""
    """Why it was left out; empty when it works."""


@dataclass
class Plugins:
    """The plugins of one engine, in the order in which they register."""

    manager: pluggy.PluginManager
    all: list[Plugin] = field(default_factory=list)

    @property
    def working(self) -> list[Plugin]:
        """Those that work."""
        return [plugin for plugin in self.all if not plugin.error]


def load(extra: Sequence[Plugin] = (), *, installed: bool = True) -> Plugins:
    """The plugins: those installed (by entry point) and those given, ordered by what they require.

    A plugin that fails to load, or misses what it requires, is in the list with its error. A cycle
    of requirements raises PluginError naming it.
    """
    found = [*(_installed() if installed else ()), *extra]
    manager = pluggy.PluginManager(GROUP)
    manager.add_hookspecs(hookspecs)
    plugins = Plugins(manager)
    for plugin in _ordered(found):
        plugins.all.append(plugin)
        if plugin.error:
            continue
        missing = [need for need in plugin.requires if need not in {p.name for p in plugins.working}]
        if missing:
            plugin.error = f"requires {' and '.join(missing)}, which is not installed or does not work"
            continue
        try:
            manager.register(plugin.thing, plugin.name)
            manager.check_pending()
        except Exception as error:  # noqa: BLE001  # whatever a plugin does wrong is reported by its name
            plugin.error = describe(error)
    return plugins


def plugin_from(thing: object, name: str, source: str = "given") -> Plugin:
    """A plugin of an object that has hook implementations."""
    return Plugin(name, source, thing, tuple(getattr(thing, "requires", ())), tuple(getattr(thing, "overrides", ())))


def _installed() -> Iterable[Plugin]:
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        source = point.dist.name if point.dist is not None else point.value
        try:
            yield plugin_from(point.load(), point.name, source)
        except Exception as error:  # noqa: BLE001  # a plugin that cannot be imported is reported by its name
            yield Plugin(point.name, source, error=describe(error))


def _ordered(plugins: list[Plugin]) -> list[Plugin]:
    by_name: dict[str, Plugin] = {}
    for plugin in plugins:
        if plugin.name in by_name:
            raise PluginError(
                f"two plugins are called {plugin.name}: from {by_name[plugin.name].source} and {plugin.source}"
            )
        by_name[plugin.name] = plugin
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(by_name)
    graph.add_edges_from((need, p.name) for p in plugins for need in p.requires if need in by_name)
    try:
        order = list(nx.lexicographical_topological_sort(graph))
    except nx.NetworkXUnfeasible:
        cycle = [edge[0] for edge in nx.find_cycle(graph)]
        raise PluginError(f"these plugins require one another in a circle: {' -> '.join([*cycle, cycle[0]])}") from None
    return [by_name[name] for name in order]


def describe(error: BaseException) -> str:
    """An error as one line: what, and in which file and line it arose."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}".replace("\n", " ")
