// What a worker does: its report, its progress, and the button that ends it.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { work } from "./engine.js";
import type { Report } from "./engine.js";

/** Waits for what a worker does; the work stops when the question changes. */
export function useWork<T>(job: string, asked: unknown, isWanted: boolean): [Report<T> | null, () => void] {
  const [report, setReport] = useState<{ of: string; report: Report<T> } | null>(null);
  const text = JSON.stringify(asked, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!isWanted) return undefined;
    const own = work<T>(job, asked, (report) => setReport({ of: text, report }));
    stop.current = () => {
      own.stop();
      setReport({ of: text, report: { fault: "Stopped." } });
    };
    return () => own.stop();
  }, [job, text, isWanted]);
  return [report?.of === text ? report.report : null, () => stop.current()];
}

/** What a worker is at, and the button that ends it. */
export function Progress({
  report,
  stop,
  label,
}: {
  report: Report | null;
  stop(): void;
  label: string;
}): JSX.Element {
  if (report?.fault !== undefined)
    return (
      <p class="progress" role="status">
        {report.fault}
      </p>
    );
  return (
    <div class="progress" role="status">
      <span>
        {label}
        {report?.progress ? `: ${report.progress}` : ""}
      </span>
      <progress max="1" value={report?.share ?? 0} aria-label={label} />
      <button type="button" onClick={stop}>
        Stop
      </button>
    </div>
  );
}
