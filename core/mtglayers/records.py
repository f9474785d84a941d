"""Records that are replaced and never edited, and the lists and mappings in them."""

import functools
import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Self, get_args

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema


class Record:
    """A part of a state: exact types, no unknown keys, never edited."""

    __slots__ = ()

    def but(self, **changes: Any) -> Self:
        """The same with some fields changed. What they are given is trusted: tuples, not lists. Raises TypeError for no field."""
        kept, setters = _fields(type(self))  # type: ignore[arg-type]  # classes are hashable
        new = object.__new__(type(self))
        for put, value in zip(setters.values(), kept(self), strict=True):
            put(new, value)
        for name, value in changes.items():
            if name not in setters:
                raise TypeError(f"a {type(self).__name__} has no field {name!r}")
            setters[name](new, value)
        return new


@functools.cache
def _fields(kind: type[Any]) -> tuple[Callable[[object], tuple[Any, ...]], dict[str, Callable[[object, Any], None]]]:
    """What reads all fields of a kind of record at once, and what writes each in a new one."""
    names = kind.__slots__
    return operator.attrgetter(*names), {name: getattr(kind, name).__set__ for name in names}


@dataclass(frozen=True, slots=True)
class InTuple:
    """Marks a ``Sequence`` of a record that is kept as a tuple, with so many items at least and at most."""

    least: int | None = None
    most: int | None = None

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        item = handler.generate_schema(get_args(source)[0])
        return core_schema.chain_schema(
            [
                core_schema.list_schema(item, min_length=self.least, max_length=self.most, strict=False),
                core_schema.tuple_schema([item], variadic_item_index=0, strict=False),
            ]
        )


class _Nothing(dict[str, Any]):
    """A mapping that is hashable, so that the records that have it by default share one."""

    def __hash__(self) -> int:  # type: ignore[override]  # dictionaries that can be edited have none
        return 0

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.dict_schema()


NOTHING: Final[Mapping[str, Any]] = _Nothing()
"""The empty mapping that records share until they have another."""
