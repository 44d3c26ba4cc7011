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


_OPTIONS = ("_table", "columns", "fields", "exact", "errors", "threads")


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
    wanted = None if fields is None else list(fields)
    if given["exact"] is True:
        return Answers(_native.batch(operation, columns, wanted, given["errors"], threads))
    if given["exact"] is not False:
        raise TypeFault("wrong_type", "exact")
    more_fields = None if wanted is None else wanted + _wholes(operation, wanted)
    return _floats(operation, _native.batch(operation, columns, more_fields, given["errors"], threads), wanted)


def _in(name: str, wanted: list[str]) -> bool:
    """Whether a column is one of these, or in one of these records."""
    return any(name == one or name.startswith(f"{one}_") for one in wanted)


def _wholes(operation: str, wanted: list[str]) -> list[str]:
    """The columns with the numbers of cases out of which those that are wanted count."""
    counted = _native.batch_fields(operation)
    wholes = {whole for name, whole, _, _ in counted if whole is not None and _in(name, wanted)}
    return [name for name, *_ in counted if name in wholes and not _in(name, wanted)]


def _floats(operation: str, exact: dict[str, NDArray[Any]], wanted: list[str] | None) -> Answers:
    """Chances, expectations and measures of these columns as floats, each the nearest to the exact number or next to it."""
    counted = {name: (whole, parts, sum_) for name, whole, parts, sum_ in _native.batch_fields(operation)}
    out = Answers()
    for name, array in exact.items():
        whole, parts, sum_ = counted.get(name, (None, 0, ""))
        if wanted is not None and name in counted and not _in(name, wanted):
            continue
        if sum_:
            part = array / parts
            out[sum_] = out[sum_] + part if sum_ in out else part
        elif whole is not None:
            of = exact[whole]
            # A row with a fault has no cases.
            of = of + (of == 0)
            out[name] = array / (of[..., None] if array.ndim > of.ndim else of)
        else:
            out[name] = array / parts if parts else array
    return out


def batch(
    operation: str,
    table: Table | None = None,
    /,
    *,
    fields: Sequence[str] | None = None,
    exact: bool = False,
    errors: str = "raise",
    threads: int = 1,
    **columns: Whole,
) -> Answers:
    """Asks an operation, by its name, once for each row of columns that are broadcast against one another.

    Operations about a board have no function of their own for this: `grognard.batch("ocs.zoc.covers", board=board,
    side=1, hex_q=[0, 1, 2])`.

    `fields` chooses columns of the answer. Chances and expectations are floats, a chance from 0 to 1; with `exact=True` they
    are the whole numbers that they count, chances of 2**63. `errors="codes"` adds a column `fault`, where the first fault would end the batch.
    """
    given = {"_table": table, "fields": fields, "exact": exact, "errors": errors, "threads": threads, "columns": columns}
    return ask(operation, given)
