"""The native part of the package: what has no line for each operation and record."""

from collections.abc import Callable, Iterable
from inspect import Signature
from types import GenericAlias
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, final

__all__ = [
    "Dice",
    "POINT",
    "Record",
    "Ruling",
    "__version__",
    "batch",
    "batch_columns",
    "batch_fields",
    "defect",
    "fault_codes",
    "fault_message",
    "operation",
    "operations",
    "record",
    "rule",
    "rule_id",
    "rule_number",
]
POINT: int
__version__: str

_Value = TypeVar("_Value", covariant=True)
_Effect = TypeVar("_Effect", covariant=True)

class Record:
    """What the records have in common: frozen, compared by what they hold."""

    __signature__: ClassVar[Signature]
    def to_dict(self) -> dict[str, Any]:
        """The record as a dict, all the way down."""
    def _asdict(self) -> dict[str, Any]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: Any) -> Self: ...

@final
class Ruling(Generic[_Value, _Effect]):
    """An answer with the rules that decided it."""

    __match_args__: ClassVar[tuple[Literal["verdict"], Literal["value"], Literal["cites"]]]
    def __new__(
        cls,
        *,
        verdict: Literal["allowed", "forbidden"] | None = None,
        value: _Value | None = None,
        cites: Iterable[str],
        effects: Iterable[_Effect] | None = None,
        rows: Iterable[_Effect] | None = None,
        trail: Iterable[Record] | None = None,
    ) -> Self: ...
    @property
    def verdict(self) -> Literal["allowed", "forbidden"] | None:
        """Whether the rules allow what was asked; None where the operation decides no such thing."""
    @property
    def value(self) -> _Value:
        """What the operation says; None where it is forbidden, or says no more than its verdict."""
    @property
    def cites(self) -> tuple[str, ...]:
        """The rules that decided."""
    @property
    def effects(self) -> tuple[_Effect, ...]:
        """What happens to units, for the host to apply."""
    @property
    def rows(self) -> tuple[_Effect, ...]:
        """The rows of the answer: the list that it holds besides its value."""
    @property
    def trail(self) -> tuple[Any, ...]:
        """The steps that led to the answer, if `trail=True` asked for them."""
    def to_dict(self) -> dict[str, Any]:
        """The ruling as a dict, all the way down."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: Any) -> Self: ...
    def __class_getitem__(cls, of: Any) -> GenericAlias: ...

@final
class Dice:
    """Dice from a seed: the same seed gives the same dice on every machine and in every language."""

    def __new__(cls, seed: int, /) -> Self: ...
    def roll(self, count: int, /) -> list[int]:
        """Rolls so many six-sided dice."""

def batch(
    name: str,
    columns: dict[str, Any],
    fields: list[str] | None = None,
    errors: str = "raise",
    threads: int = 1,
    /,
) -> dict[str, Any]:
    """Asks an operation once for each row of columns that are broadcast against one another: a dict of columns."""

def batch_columns(name: str, /) -> list[tuple[str, str, bool]]:
    """The columns of an operation: for each the name, what is said of it, and whether it is required."""

def batch_fields(name: str, /) -> list[str]:
    """The names of the columns of an operation's answers."""

def record(name: str, /) -> type[Any]: ...
def operation(name: str, /) -> Callable[..., Ruling[Any, Any]]:
    """The operation of this name, `ocs.combat.assess` for example."""

def operations() -> tuple[str, ...]:
    """The name of every operation."""

def rule(id: str, /) -> str:
    """What the paragraph of this citation decides, in a few words."""

def rule_id(number: int, /) -> str:
    """The citation of a rule's number, as steps and effects hold it."""

def rule_number(id: str, /) -> int:
    """The committed number of a citation."""

def fault_codes() -> dict[str, int]:
    """Every fault code's word with its number, the same in every language."""

def fault_message(code: str, field: str) -> str | None: ...
def defect() -> None: ...
