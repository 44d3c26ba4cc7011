"""Many questions at once: columns in, columns out."""

# Who has no stubs of these libraries sees Any in their place.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from . import _native
from ._fault import Fault, TypeFault

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow
    from numpy.typing import ArrayLike, NDArray

    # One value for all rows, or one for each row: anything that numpy makes an array of.
    Column: TypeAlias = ArrayLike
    # A column, or a record or list that serves all rows.
    Whole: TypeAlias = ArrayLike | _native.Record | Mapping[str, Any] | Sequence[_native.Record | Mapping[str, Any]]


class Frame(Protocol):
    """A table with named columns: a DataFrame of pandas or polars, a dataset of xarray."""

    @property
    def columns(self) -> Any: ...
    def __getitem__(self, name: Any, /) -> Any: ...


class ArrowTable(Protocol):
    """A table of Arrow."""

    @property
    def column_names(self) -> Any: ...
    def __getitem__(self, name: Any, /) -> Any: ...


Table: TypeAlias = Mapping[str, Any] | Frame | ArrowTable


class Answers(dict[str, "NDArray[Any]"]):
    """The columns of a batch's answers by their names.

    A field that holds several numbers has them along a last axis; in the tables that this makes they are columns of
    their own, `results_0`, `results_1` and so on, and the rows of a batch of several axes follow one another as numpy
    lays them out.
    """

    def flat(self) -> dict[str, NDArray[Any]]:
        """The columns, each of one axis."""
        axes = min((array.ndim for array in self.values()), default=0)
        out: dict[str, NDArray[Any]] = {}
        for name, array in self.items():
            if array.ndim == axes:
                out[name] = array.reshape(-1)
            else:
                wide = array.reshape(-1, array.shape[-1])
                out.update({f"{name}_{at}": wide[:, at] for at in range(wide.shape[1])})
        return out

    def to_pandas(self) -> pandas.DataFrame:
        """A DataFrame of pandas."""
        import pandas

        return pandas.DataFrame(self.flat())

    def to_polars(self) -> polars.DataFrame:
        """A DataFrame of polars."""
        import polars

        return polars.DataFrame(self.flat())

    def to_arrow(self) -> pyarrow.Table:
        """A table of Arrow."""
        import pyarrow

        return pyarrow.table(self.flat())


_OPTIONS = ("_table", "columns", "fields", "errors", "threads")


def _named(table: Table) -> Iterator[tuple[str, Any]]:
    if isinstance(table, Mapping):
        yield from table.items()
        return
    names = getattr(table, "columns", None) if hasattr(table, "columns") else None
    if hasattr(table, "column_names"):
        names = table.column_names
    if names is None:
        raise TypeFault("wrong_type", "")
    for name in names:
        yield str(name), table[name]


def ask(operation: str, given: dict[str, Any], /) -> Answers:
    """Asks an operation once for each row; `given` holds the arguments of the operation's own function."""
    columns: dict[str, Any] = dict(_named(given["_table"])) if given["_table"] is not None else {}
    more = {name: value for name, value in given.items() if name not in _OPTIONS and value is not None}
    more.update(given["columns"])
    columns.update(more)
    fields, threads = given["fields"], given["threads"]
    if isinstance(fields, str):
        raise TypeFault("wrong_type", "fields")
    if isinstance(threads, bool) or not isinstance(threads, int):
        raise TypeFault("wrong_type", "threads")
    if threads < 1:
        raise Fault("out_of_range", "threads")
    return Answers(_native.batch(operation, columns, None if fields is None else list(fields), given["errors"], threads))


def batch(
    operation: str,
    table: Table | None = None,
    /,
    *,
    fields: Sequence[str] | None = None,
    errors: str = "raise",
    threads: int = 1,
    **columns: Whole,
) -> Answers:
    """Asks an operation, by its name, once for each row of columns that are broadcast against one another.

    Operations about a board have no function of their own for this: `grognard.batch("ocs.zoc.covers", board=board,
    side=1, hex_q=[0, 1, 2])`.
    """
    given = {"_table": table, "fields": fields, "errors": errors, "threads": threads, "columns": columns}
    return ask(operation, given)
