"""Lists and mappings that nobody edits: a list is taken as any sequence, checked as a list is, and kept as a tuple."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema


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
