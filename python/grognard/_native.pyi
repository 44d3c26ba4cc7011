"""The native part of the package that is not generated."""

from collections.abc import Callable, Iterable, Mapping
from inspect import Signature
from types import GenericAlias
from typing import Any, ClassVar, Generic, Literal, Self, TypedDict, TypeVar, final

import grognard

from ._game import Played

__all__ = [
    "Dice",
    "HeldGame",
    "Record",
    "Ruling",
    "__version__",
    "adjudicate",
    "batch",
    "batch_columns",
    "batch_fields",
    "chart",
    "charts",
    "defect",
    "fault_codes",
    "fault_message",
    "game",
    "hex_at",
    "hex_number",
    "mixed_parts",
    "mixed_text",
    "operation",
    "operations",
    "record",
    "rule",
    "rule_id",
    "rule_number",
    "sentence",
    "shares",
    "vocabularies",
    "words",
]
__version__: str

_Value = TypeVar("_Value", covariant=True)
_Effect = TypeVar("_Effect", covariant=True)

class Record:
    """A record of a question or an answer: immutable, and compared by its fields."""

    __match_args__: ClassVar[tuple[str, ...]]
    __signature__: ClassVar[Signature]
    def to_dict(self) -> Mapping[str, object]:
        """Return the record as a dict that JSON holds; records inside it are dicts too.

        A chance is a number, a measure an int or a text such as `2 1/2`.
        """
    @classmethod
    def from_dict(cls, dict: Mapping[str, object], /) -> Self:
        """Return the record that `to_dict` gave, also after JSON."""
    def _asdict(self) -> Mapping[str, object]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: object) -> Self: ...

class _Ruled(TypedDict, total=False):
    verdict: Literal["allowed", "forbidden"] | None
    value: Mapping[str, object] | None
    cites: tuple[str, ...]
    effects: tuple[Mapping[str, object], ...]
    rows: tuple[Mapping[str, object], ...]
    trail: tuple[grognard._StepDict, ...]

@final
class Ruling(Generic[_Value, _Effect]):
    """An answer and the rules that decided it."""

    __match_args__: ClassVar[tuple[Literal["verdict"], Literal["value"], Literal["cites"]]]
    def __new__(
        cls,
        *,
        verdict: Literal["allowed", "forbidden"] | None = None,
        value: _Value | None = None,
        cites: Iterable[str],
        effects: Iterable[_Effect] | None = None,
        rows: Iterable[_Effect] | None = None,
        trail: Iterable[grognard.Step] | None = None,
    ) -> Self: ...
    @property
    def verdict(self) -> Literal["allowed", "forbidden"] | None:
        """The verdict; None if the operation decides nothing."""
    @property
    def value(self) -> _Value:
        """The value of the answer; None if it is forbidden, or if the answer is a verdict only."""
    @property
    def cites(self) -> tuple[str, ...]:
        """The rules that decided, by their citations."""
    @property
    def effects(self) -> tuple[_Effect, ...]:
        """The effects on units, for the caller to apply."""
    @property
    def rows(self) -> tuple[_Effect, ...]:
        """The rows of the answer."""
    @property
    def trail(self) -> tuple[grognard.Step, ...]:
        """The steps that led to the answer, if requested with `trail=True`."""
    def show(self, *, trail: bool = True) -> str:
        """Return the ruling as a text: the verdict, the numbers that a player would ask for, and the paragraphs; below
        them the trail if it was asked for."""
    def to_dict(self) -> _Ruled:
        """Return the ruling as a dict; records inside it are dicts too."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: object) -> Self: ...
    def __class_getitem__(cls, of: object) -> GenericAlias: ...

@final
class Dice:
    """A seeded generator of dice. The same seed gives the same dice on every machine and in every language."""

    def __new__(cls, seed: int, /) -> Self: ...
    def roll(self, count: int, /) -> list[int]:
        """Roll six-sided dice."""

class HeldGame:
    """A game that is held: a position, the orders that led to it with their rulings, undo and redo."""

    @property
    def history(self) -> tuple[Played, ...]:
        """The orders that were done, each with its ruling."""
    @property
    def dice_thrown(self) -> bool:
        """Whether dice were thrown with the last order."""
    @property
    def dice_needed(self) -> int:
        """The number of dice for which the game waits."""
    @property
    def text(self) -> str:
        """The position as text."""
    @classmethod
    def load(cls, position: str | bytes, /) -> Self:
        """Return the game of a position: its text, or the bytes of `pack`."""
    def choices(self, row: Any = None, /) -> Ruling[Any, Any]:
        """Return everything that may be done now, as rows. Each row is an order."""
    def look(self) -> Ruling[Any, Any]:
        """Return what the game waits for, and all that stands on the board as rows."""
    def order(self, order: Any = None, /, *, trail: bool = False, **fields: Any) -> Ruling[Any, Any]:
        """Judge an order, and do it if it is allowed."""
    def line(self, order: Any = None, /, **fields: Any) -> str:
        """Return an order of this position as the line that `order` reads: a row of the choices, or its fields."""
    def judge(self, order: Any = None, /, *, trail: bool = False, **fields: Any) -> Ruling[None, Any]:
        """Judge an order; nothing changes. The rows are the objections to it."""
    def chances(self, plans: Any = None, /, *, trail: bool = False, **more: Any) -> Ruling[Any, Any]:
        """Return the exact chances of what is open."""
    def undo(self, *, referee: bool = False) -> Played | None:
        """Take back the last order, and return it; None if there is none.

        An order with which dice were thrown stays, unless a `referee` takes it back.
        """
    def redo(self) -> Played | None:
        """Do the order again that was taken back last, and return it; None if there is none."""
    def pack(self) -> bytes:
        """Return the position as bytes."""
    def copy(self, *, history: bool = True) -> Self:
        """Return a copy, with the history or without."""
    def history_dicts(self) -> list[dict[str, Any]]:
        """Return the history as dicts."""
    def history_table(self) -> Any:
        """Return the history as an Arrow table."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: object) -> Self: ...
    def _repr_svg_(self) -> str: ...

def game(name: str, /) -> type[HeldGame]:
    """Return the class of the game with this name, `axis_allies.Game` for example."""

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

def adjudicate(name: str, text: str, form: Literal["text", "map", "json", "exact", "svg"] = "text", seed: int | None = None, /) -> str:
    """Answers the questions of a position file, given its name for messages and its text."""

def batch_fields(name: str, /) -> list[tuple[str, str | None, int, str]]:
    """The columns of an operation's answers: the name of each; the column that holds how many cases there are; by how much
    its numbers are divided to be chances or units, 0 if they are none; the name of the number of which it is a part."""

def record(name: str, /) -> type[Record]: ...
def operation(name: str, /) -> Callable[..., Ruling[Any, Any]]:
    """Return the operation with this name, such as `ocs.combat.assess`."""

def operations() -> tuple[str, ...]:
    """Return the names of all operations."""

def rule(id: str, /) -> str:
    """What the paragraph of this citation decides, in a few words."""

def hex_at(number: str, numbering: str, /) -> tuple[int, int]:
    """The coordinates of the hex that a map numbers so."""

def hex_number(q: int, r: int, numbering: str, /) -> str:
    """What a map prints in the hex with these coordinates."""

def rule_id(number: int, /) -> str:
    """The citation of a rule's number, as steps and effects hold it."""

def rule_number(id: str, /) -> int:
    """The committed number of a citation."""

def vocabularies() -> tuple[str, ...]:
    """The names of all vocabularies, `ocs.Phase` for example."""

def words(vocabulary: str, /) -> dict[str, str]:
    """The words of a vocabulary, `ocs.Phase` for example, each with its meaning, in the order of their codes."""

def charts() -> tuple[str, ...]:
    """The names of the printed tables, `ocs.combat.open` for example."""

class _Chart(TypedDict):
    name: str
    doc: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]

def chart(name: str, /) -> _Chart:
    """A printed table: its `columns` and `rows`, each a tuple of headings, and its `cells`, a tuple for each row."""

def sentence(step: Record, /) -> str:
    """A step of a trail as a sentence: whom it is about, what it does with its figures, and the rule.

    `str(step)` is the same.
    """

def fault_codes() -> dict[str, int]:
    """Every fault code's word with its number, the same in every language."""

def fault_message(code: str, field: str) -> str | None: ...
def shares(record: Record, /) -> dict[str, int]: ...
def mixed_parts(value: object, /) -> tuple[int, int]: ...
def mixed_text(numerator: int, denominator: int, /) -> str: ...
def defect() -> None: ...
