"""The same functions on what others use to spread work: dask, joblib, polars, DuckDB. No engine of our own is needed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from grognard.ocs import combat

SAID: dict[str, Any] = {"kind": "regular", "attacker_steps": 3, "defender_steps": 2, "attacker_policy": "stand",
                        "defender_policy": "fall_back", "fields": ["vacated", "defender_steps"]}  # fmt: skip
ROWS = 10_000_000


def columns(rows: int) -> dict[str, Any]:
    rng = np.random.default_rng(1950)
    return {"column": rng.integers(0, 13, rows, dtype=np.int8), "drm": rng.integers(-5, 6, rows, dtype=np.int8)}


def vacated(column: Any, drm: Any) -> Any:
    return combat.distribution_batch(column=column, drm=drm, **SAID)["vacated"]


def frame(part: Any) -> Any:
    return combat.distribution_batch(part, **SAID).to_pandas()


def test_ten_million_rows_on_a_cluster() -> None:
    array = pytest.importorskip("dask.array")
    distributed = pytest.importorskip("distributed")
    asked = columns(ROWS)
    plain = vacated(**asked)
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        parts = [array.from_array(column, chunks=777_777) for column in asked.values()]
        got = array.map_blocks(vacated, *parts, dtype=np.float64).compute()
        assert len(client.scheduler_info()["workers"]) == 2
    assert got.tobytes() == plain.tobytes()


def test_dask_dataframe() -> None:
    dataframe = pytest.importorskip("dask.dataframe")
    pandas = pytest.importorskip("pandas")
    asked = pandas.DataFrame(columns(50_000))
    plain = frame(asked)
    got = dataframe.from_pandas(asked, npartitions=7).map_partitions(frame, meta=plain.head(0)).compute(scheduler="threads")
    assert list(got) == list(plain) and all(got[name].to_numpy().tobytes() == plain[name].to_numpy().tobytes() for name in plain)


def test_joblib() -> None:
    joblib = pytest.importorskip("joblib")
    asked = columns(100_000)
    cuts = [slice(at, at + 12_345) for at in range(0, 100_000, 12_345)]
    parts = joblib.Parallel(n_jobs=2)(joblib.delayed(vacated)(**{n: c[cut] for n, c in asked.items()}) for cut in cuts)
    assert np.concatenate(parts).tobytes() == vacated(**asked).tobytes()


def test_polars_expressions() -> None:
    polars = pytest.importorskip("polars")
    asked = columns(10_000)

    def ask(rows: Any) -> Any:
        return polars.Series(combat.distribution_batch(rows.struct.unnest(), **SAID)["vacated"])

    expression = polars.struct("column", "drm").map_batches(ask, return_dtype=polars.Float64).alias("vacated")
    for table in (polars.DataFrame(asked).with_columns(expression), polars.LazyFrame(asked).with_columns(expression).collect()):
        assert (table["vacated"].to_numpy() == vacated(**asked)).all()


def test_duckdb_over_arrow() -> None:
    duckdb = pytest.importorskip("duckdb")
    pyarrow = pytest.importorskip("pyarrow")
    asked = columns(10_000)
    rows = pyarrow.table({name: column.astype(np.int64) for name, column in asked.items()})

    def ask(column: Any, drm: Any) -> Any:
        return pyarrow.array(vacated(np.asarray(column), np.asarray(drm)))

    with duckdb.connect() as connection:
        connection.create_function("vacated", ask, ["BIGINT", "BIGINT"], "DOUBLE", type="arrow")
        connection.register("attacks", rows)
        got = connection.execute('select vacated("column", drm) as v from attacks').fetchnumpy()["v"]
        mean = connection.execute('select avg(vacated("column", drm)) from attacks').fetchone()
    assert (got == vacated(**asked)).all() and mean is not None and mean[0] == pytest.approx(vacated(**asked).mean())
