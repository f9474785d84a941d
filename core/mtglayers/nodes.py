"""Nodes: the frozen, comparable data that filters, amounts, modifications and abilities are made of.

A node is a frozen dataclass. Its class name is its *kind*, which is also its name in JSON; a
plugin adds a kind by subclassing. Nodes hold no behaviour of a particular game: they are read
against a view (see ``mtglayers.view``).
"""

import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self, dataclass_transform

from pydantic import GetCoreSchemaHandler, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, core_schema

from mtglayers.errors import InputError, PluginError

ANY: typing.Final = None
"""As the value of a footprint entry: some or every value of the column."""

Footprint = frozenset[tuple[str, object]]
"""What is read or written: (column, value) pairs; the value ``ANY`` stands for the whole column."""

NOTHING: Footprint = frozenset()
EVERYTHING: Footprint = frozenset({("*", ANY)})

MAX_DEPTH = 100
"""How deep nodes read from outside may nest."""

_kinds: dict[str, type["Node"]] = {}


@dataclass_transform(frozen_default=True, eq_default=True)
class Node:
    """A piece of comparable data (see the module). Subclass it and declare fields; no decorator is needed."""

    kind: ClassVar[str] = "Node"
    own_reads: ClassVar[Footprint] = EVERYTHING
    """What this node itself looks at in a view, its children aside. Everything, until a class says less."""

    one_by_one: ClassVar[bool] = False
    """Whether it looks at each object for itself: what it says of one does not depend on which others there are."""

    def __init_subclass__(cls, *, overrides: str = "", **options: Any) -> None:
        """``overrides`` names the module whose kind of the same name this one replaces in JSON."""
        super().__init_subclass__(**options)
        dataclass(frozen=True, repr=False)(cls)
        cls.__hash__ = Node.__hash__  # type: ignore[method-assign]  # one cached hash instead of the generated one
        cls.kind = cls.__name__
        taken = _kinds.get(cls.kind)
        again = taken is None or (taken.__module__, taken.__qualname__) == (cls.__module__, cls.__qualname__)
        if taken is not None and not again and taken.__module__ != overrides:
            raise PluginError(
                f"two classes of node are called {cls.kind}: in {taken.__module__} and in {cls.__module__}"
            )
        _kinds[cls.kind] = cls

    def __post_init__(self) -> None:
        for name, adapter in _checks(type(self)).items():
            try:
                adapter.validate_python(getattr(self, name), strict=True)
            except ValidationError as error:
                first = error.errors()[0]
                raise InputError(f"{self.kind}.{name}: {first['msg']} (got {first['input']!r})") from None

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """In a pydantic model: a node from Python, its ``data`` from and to JSON."""

        def read(value: object) -> Node:
            if isinstance(value, cls):
                return value
            try:
                node = from_data(value)
            except InputError as error:
                raise ValueError(str(error)) from None
            if not isinstance(node, cls):
                raise ValueError(f"a {node.kind} is not a {cls.kind}")
            return node

        return core_schema.json_or_python_schema(
            json_schema=core_schema.no_info_plain_validator_function(read),
            python_schema=core_schema.is_instance_schema(cls),
            serialization=core_schema.plain_serializer_function_ser_schema(lambda node: node.data()),
        )

    def __hash__(self) -> int:
        cached = self.__dict__.get("_hash")
        if cached is None:
            cached = hash((self.kind, *(getattr(self, f.name) for f in fields(self))))  # type: ignore[arg-type]  # every subclass is a dataclass
            self.__dict__["_hash"] = cached
        return typing.cast(int, cached)

    if not typing.TYPE_CHECKING:  # hidden, so that checkers flag `a and b` as always true

        def __bool__(self) -> bool:
            raise TypeError(f"a {self.kind} is not true or false; combine with &, | and ~, compare with `is None`")

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __copy__(self) -> Self:
        return self

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(repr(getattr(self, f.name)) for f in fields(self))})"  # type: ignore[arg-type]  # every subclass is a dataclass

    def children(self) -> Iterator["Node"]:
        """The nodes directly inside this one, in the order of its fields."""
        for f in fields(self):  # type: ignore[arg-type]  # every subclass is a dataclass
            value = getattr(self, f.name)
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from _inside(value)

    def walk(self) -> Iterator["Node"]:
        """This node and all nodes inside it, outermost first."""
        yield self
        for child in self.children():
            yield from child.walk()

    def rewrite(self, change: Callable[["Node"], "Node | None"]) -> Self:
        """The same data with nodes replaced: ``change`` answers the new node, or None to look inside.

        The result is rebuilt through the constructors, so that checks and canonical order hold.
        """
        replaced = change(self)
        if replaced is not None:
            return typing.cast(Self, replaced)
        values, same = [], True
        for f in fields(self):  # type: ignore[arg-type]  # every subclass is a dataclass
            old = getattr(self, f.name)
            new = old
            if isinstance(old, Node):
                new = old.rewrite(change)
            elif isinstance(old, tuple):
                new = _rewritten(old, change)
            same = same and new is old
            values.append(new)
        return self if same else type(self)(*values)

    def reads(self) -> Footprint:
        """What it looks at in a view, children included; ``EVERYTHING`` when not known."""
        cached = self.__dict__.get("_reads")
        if cached is None:
            cached = self.own_reads.union(*(child.reads() for child in self.children()))
            self.__dict__["_reads"] = cached
        return typing.cast(Footprint, cached)

    def data(self) -> dict[str, Any]:
        """This node as JSON data: its kind and its fields."""
        return {"kind": self.kind} | {f.name: _plain(getattr(self, f.name)) for f in fields(self)}  # type: ignore[arg-type]  # every subclass is a dataclass


def _inside(items: tuple[object, ...]) -> Iterator[Node]:
    for item in items:
        if isinstance(item, Node):
            yield item
        elif isinstance(item, tuple):
            yield from _inside(item)


def _rewritten(items: tuple[Any, ...], change: Callable[[Node], Node | None]) -> tuple[Any, ...]:
    """The same tuple if nothing in it changed."""
    new = tuple(
        item.rewrite(change)
        if isinstance(item, Node)
        else _rewritten(item, change)
        if isinstance(item, tuple)
        else item
        for item in items
    )
    return new if any(a is not b for a, b in zip(new, items, strict=True)) else items


def kinds() -> dict[str, type[Node]]:
    """Every kind of node there is, by its name."""
    return dict(_kinds)


def from_data(data: object, depth: int = 0) -> Node:
    """The node that ``Node.data`` wrote.

    Raises InputError for an unknown kind, an unknown or missing field, a wrong value, or nesting
    deeper than ``MAX_DEPTH``.
    """
    if depth > MAX_DEPTH:
        raise InputError(f"ability data is nested more than {MAX_DEPTH} deep")
    if not isinstance(data, dict):
        raise InputError(f"ability data must be an object with a kind, not {type(data).__name__}")
    rest = dict(data)
    kind = rest.pop("kind", None)
    cls = _kinds.get(kind) if isinstance(kind, str) else None
    if cls is None:
        raise InputError(f"unknown kind of ability data: {kind!r}")
    known = {f.name for f in fields(cls)}  # type: ignore[arg-type]  # every subclass is a dataclass
    if unknown := sorted(set(rest) - known):
        raise InputError(f"{kind} has no field {unknown[0]!r}")
    try:
        return cls(**{name: _deep(value, depth) for name, value in rest.items()})
    except TypeError as error:
        raise InputError(f"{kind}: {error}") from None


def _deep(value: object, depth: int) -> object:
    if isinstance(value, dict):
        return from_data(value, depth + 1)
    if isinstance(value, list):
        if depth > MAX_DEPTH:
            raise InputError(f"ability data is nested more than {MAX_DEPTH} deep")
        return tuple(_deep(item, depth + 1) for item in value)
    return value


def _plain(value: object) -> object:
    if isinstance(value, Node):
        return value.data()
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


_adapters: dict[type[Node], dict[str, TypeAdapter[Any]]] = {}


def _checks(cls: type[Node]) -> dict[str, TypeAdapter[Any]]:
    """One check per field, made from the field's type when the first node of the class is built."""
    made = _adapters.get(cls)
    if made is None:
        hints = typing.get_type_hints(cls, localns=dict(_kinds))
        made = {f.name: TypeAdapter(hints[f.name]) for f in fields(cls)}  # type: ignore[arg-type]  # every subclass is a dataclass
        _adapters[cls] = made
    return made
