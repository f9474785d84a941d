"""What the plugins of an engine brought, each thing with the name of its plugin."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Generic, TypeVar

from mtglayers.errors import PluginError, UnknownName

Thing = TypeVar("Thing")


class Registry(Mapping[str, Thing], Generic[Thing]):
    """Things of one kind by name. Two plugins cannot bring one name, unless the later says that it overrides the other."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._things: dict[str, Thing] = {}
        self._plugins: dict[str, str] = {}
        self._folded: dict[str, str] = {}

    def add(self, name: str, thing: Thing, plugin: str, overrides: frozenset[str] = frozenset()) -> None:
        """Register a thing. Raises PluginError when another plugin brought that name."""
        self.check(name, plugin, overrides)
        self._things[name] = thing
        self._plugins[name] = plugin
        self._folded[name.casefold()] = name

    def check(self, name: str, plugin: str, overrides: frozenset[str] = frozenset()) -> None:
        """Raises PluginError when another plugin brought that name, and is not among those that this one overrides."""
        first = self._plugins.get(name)
        if first is not None and first not in overrides:
            raise PluginError(
                f"the {self.kind} {name!r} comes from two plugins, {first} and {plugin}; one must say that it overrides the other"
            )

    def plugin_of(self, name: str) -> str:
        """The plugin that brought it."""
        return self._plugins[name]

    def find(self, name: str) -> Thing:
        """The thing of that name, in whatever capitals. Raises UnknownName with near names."""
        exact = self._folded.get(name.casefold())
        if exact is None:
            near = get_close_matches(name.casefold(), list(self._folded), n=3, cutoff=0.6)
            hint = f"; did you mean {' or '.join(self._folded[one] for one in near)}?" if near else ""
            raise UnknownName(f"there is no {self.kind} {name!r}{hint}")
        return self._things[exact]

    def __getitem__(self, name: str) -> Thing:
        return self._things[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._things)

    def __len__(self) -> int:
        return len(self._things)
