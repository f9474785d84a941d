"""Finding, ordering and registering plugins (pluggy, entry-point group ``mtglayers``)."""

import functools
import sysconfig
import traceback
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

import networkx as nx
import pluggy

from mtglayers import hookspecs
from mtglayers.errors import MtgLayersError, PluginError, PluginWarning

GROUP: Final = "mtglayers"
OURS: Final = "mtglayers"
"""The distribution that brings the rules."""


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
    strict: bool = False
    """Whether a plugin that fails later stops everything, instead of being left out from then on."""
    left_out: int = 0
    """How often a plugin has been left out."""
    _direct: dict[str, list[tuple[Callable[..., Any], tuple[str, ...]]]] = field(default_factory=dict)
    """The implementations of hooks that collect, and their arguments, as they were when so many had been left out:"""
    _direct_since: int = 0

    @property
    def working(self) -> list[Plugin]:
        """Those that work."""
        return [plugin for plugin in self.all if not plugin.error]

    def leave_out(self, plugin: Plugin, why: str) -> None:
        """From now on the plugin is as if it were not there, but for its name and why."""
        plugin.error = why
        self.left_out += 1
        if self.manager.is_registered(plugin.thing):
            self.manager.unregister(plugin.thing)

    def lacks(self, plugin: Plugin) -> str:
        """Why a plugin cannot work: what it requires and is not there. Empty when it has all."""
        known = {one.name for one in self.all}
        working = {one.name for one in self.working}
        absent = [need for need in plugin.requires if need not in known]
        if absent:
            return (
                f"requires {' and '.join(absent)}: install what brings the plugin{'s' * (len(absent) > 1)} of that name"
            )
        broken = [need for need in plugin.requires if need not in working]
        return f"requires {' and '.join(broken)}, which does not work" if broken else ""

    def all_of(self, hook: str, **given: Any) -> list[Any]:
        """Everything that the plugins answer to a hook that collects."""
        while True:
            try:
                return [one for some in self._answers(hook, given) for one in some]
            except Exception as error:  # noqa: BLE001  # of whatever kind, it is told by the name of its plugin
                self._left_out_for(error, hook, given)

    def _answers(self, hook: str, given: Mapping[str, Any]) -> list[Any]:
        """What each plugin answers, the last that registered first; where no wrapper stands around them they are called directly."""
        if self._direct_since != self.left_out:
            self._direct, self._direct_since = {}, self.left_out
        calls = self._direct.get(hook)
        if calls is None:
            implementations = getattr(self.manager.hook, hook).get_hookimpls()
            plain = not any(one.hookwrapper or one.wrapper for one in implementations)
            calls = [(one.function, one.argnames) for one in reversed(implementations)] if plain else []
            self._direct[hook] = calls
        if not calls:
            return list(getattr(self.manager.hook, hook)(**given))
        found = [function(**{name: given[name] for name in names}) for function, names in calls]
        return [one for one in found if one is not None]

    def first_of(self, hook: str, **given: Any) -> Any:
        """What the first plugin that answers says; None when none does."""
        while True:
            try:
                return getattr(self.manager.hook, hook)(**given)
            except MtgLayersError:
                raise
            except Exception as error:  # noqa: BLE001  # of whatever kind, it is told by the name of its plugin
                self._left_out_for(error, hook, given)

    def guarded(self, plugin: Plugin, makes: Callable[..., tuple[Any, ...]]) -> Callable[..., tuple[Any, ...]]:
        """A function of a plugin's by which it generates abilities or effects; when it raises, the plugin is left out."""

        @functools.wraps(makes)
        def guarded(*given: Any) -> tuple[Any, ...]:
            if plugin.error:
                return ()
            try:
                return makes(*given)
            except Exception as error:  # noqa: BLE001  # of whatever kind, it is told by the name of its plugin
                self._failed(plugin, error)
                return ()

        return guarded

    def _failed(self, plugin: Plugin, error: Exception) -> None:
        """A plugin raised at work: it is left out from then on, or everything stops.

        Plugins of our own distribution are the rules themselves: without one every later answer would be
        wrong, so that what was asked fails, and the plugin stays.
        """
        why = describe(error)
        if self.strict or plugin.source == OURS:
            raise PluginError(f"plugin {plugin.name}: {why}") from error
        self.leave_out(plugin, why)
        warnings.warn(f"plugin {plugin.name} is left out: {why}", PluginWarning, stacklevel=5)

    def _left_out_for(self, error: Exception, hook: str, given: Mapping[str, Any]) -> None:
        """Leave out the plugin that raised; raises the error again when it is none of theirs."""
        for plugin in self.working:
            function = getattr(plugin.thing, hook, None)
            if function is None or not _in_traceback(function, error):
                continue
            self._failed(plugin, error)
            return
        raise error


def _in_traceback(function: Any, error: BaseException) -> bool:
    """Whether an error came out of that function, or out of the generator that it answered."""
    code = getattr(getattr(function, "__func__", function), "__code__", None)
    frame = error.__traceback__
    while frame is not None:
        if frame.tb_frame.f_code is code:
            return True
        frame = frame.tb_next
    return False


def load(extra: Sequence[Plugin] = (), *, installed: bool = True, strict: bool = False) -> Plugins:
    """The plugins: those installed (by entry point) and those given, ordered by what they require.

    A plugin that fails to load, misses what it requires, or requires itself by way of others, is in
    the list with its error.
    """
    manager = pluggy.PluginManager(GROUP)
    manager.add_hookspecs(hookspecs)
    plugins = Plugins(manager, ordered([*_installed()] if installed else [], extra), strict)
    for plugin in plugins.all:
        plugin.error = plugin.error or plugins.lacks(plugin)
        if plugin.error:
            continue
        try:
            manager.register(plugin.thing, plugin.name)
            manager.check_pending()
        except Exception as error:  # noqa: BLE001  # whatever a plugin does wrong is reported by its name
            plugins.leave_out(plugin, describe(error))
    return plugins


def plugin_from(thing: object, name: str, source: str = "given") -> Plugin:
    """A plugin of an object that has hook implementations."""
    return Plugin(name, source, thing, _names(thing, "requires"), _names(thing, "overrides"))


def _names(thing: object, attribute: str) -> tuple[str, ...]:
    names = getattr(thing, attribute, ())
    if isinstance(names, str):
        raise PluginError(f"{attribute} is a tuple of names, not {names!r}; write ({names!r},)")
    return tuple(names)


def _installed() -> Iterable[Plugin]:
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        source = point.dist.name if point.dist is not None else point.value
        try:
            yield plugin_from(point.load(), point.name, source)
        except Exception as error:  # noqa: BLE001  # a plugin that cannot be imported is reported by its name
            yield Plugin(point.name, source, error=describe(error))


def ordered(installed: Sequence[Plugin], extra: Sequence[Plugin]) -> list[Plugin]:
    """The plugins, each after those that it requires or overrides; otherwise ours, others that are installed, those given, by name.

    So of two that clash the one that came later is left out. Errors are noted, not raised.
    """
    by_name: dict[str, Plugin] = {}
    refused = []
    ranks: dict[str, int] = {}
    for plugin in (*installed, *extra):
        ranks.setdefault(plugin.name, 2 if plugin in extra else plugin.source != GROUP)
        first = by_name.setdefault(plugin.name, plugin)
        if first is not plugin:
            plugin.error = f"two plugins are called {plugin.name}: from {first.source} and {plugin.source}"
            refused.append(plugin)
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(by_name)
    for plugin in by_name.values():
        graph.add_edges_from((need, plugin.name) for need in (*plugin.requires, *plugin.overrides) if need in by_name)
    in_circles = []
    for members in list(nx.strongly_connected_components(graph)):
        inside = graph.subgraph(members)
        if not inside.number_of_edges():
            continue
        circle = [b for _, b in reversed(nx.find_cycle(inside))]
        at = circle.index(min(circle))
        way = " -> ".join([*circle[at:], *circle[:at], circle[at]])
        for name in sorted(members):
            plugin = by_name[name]
            plugin.error = f"these plugins require or override one another in a circle: {way}"
            in_circles.append(plugin)
        graph.remove_nodes_from(list(members))
    sorted_names = list(nx.lexicographical_topological_sort(graph, key=lambda name: (ranks[name], name)))
    return [*in_circles, *(by_name[name] for name in sorted_names), *refused]


_CORE: Final = str(Path(__file__).parent)
_LIBRARIES: Final = (str(Path(pluggy.__file__).parent), sysconfig.get_path("stdlib"), "<")


def describe(error: BaseException) -> str:
    """An error as one line: what, and in which file and line of the plugin's own it arose."""
    said = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError) and error.filename:
        said, where = f"{type(error).__name__}: {error.msg}", (error.filename, error.lineno)
    else:
        frames = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
        theirs = [frame for frame in frames if not _is_ours(frame[0])]
        where = theirs[-1] if theirs else frames[-1] if frames else ("", None)
    place = f" ({where[0]}, line {where[1]})" if where[0] else ""
    return f"{said}{place}".replace("\n", " ")


def _is_ours(file: str) -> bool:
    """Whether a file is of the core, or of a library that only passed the call on."""
    return file.startswith(_CORE) or (
        file.startswith(_LIBRARIES) and "site-packages" not in file.removeprefix(_LIBRARIES[0])
    )


__all__ = ["GROUP", "Plugin", "PluginWarning", "Plugins", "describe", "load", "ordered", "plugin_from"]
