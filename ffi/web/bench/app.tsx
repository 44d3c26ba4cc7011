// The shell: which system, which page of it, the link, light and dark, and a sentence where something is wrong.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Attack } from "./attack.js";
import { Battle } from "./battle.js";
import { civil } from "./civil.js";
import { Field } from "./field.js";
import { keepFocus } from "./focus.js";
import { Guard } from "./guard.js";
import { korea } from "./korea.js";
import { Line } from "./line.js";
import { read, written } from "./link.js";
import type { Place, Values } from "./link.js";
import { ground } from "./ocs.js";
import { Stories } from "./stories.js";
import type { ViewProps } from "./view.js";
import { War } from "./war.js";

type View = (props: ViewProps) => JSX.Element;

/** A view; what is in it is kept, if it says so, while another is shown. */
const views: Record<string, { of: string; label: string; show: View; isKept?: boolean }> = {
  battle: { of: "axis_allies", label: "Battle", show: (props) => <Battle {...props} /> },
  war: { of: "axis_allies", label: "Whole game", isKept: true, show: (props) => <War {...props} /> },
  attack: { of: "ocs", label: "Attack", show: (props) => <Attack key="ocs" system={ground} {...props} /> },
  position: { of: "ocs", label: "Position", show: (props) => <Field {...props} /> },
  engagement: { of: "korea", label: "Engagement", show: (props) => <Attack key="korea" system={korea} {...props} /> },
  combat: { of: "acw", label: "Combat", show: (props) => <Attack key="acw" system={civil} {...props} /> },
  line: { of: "acw", label: "Line and plan", show: (props) => <Line {...props} /> },
  stories: { of: "stories", label: "Stories", show: (props) => <Stories {...props} /> },
};
const systems: [key: string, label: string, title: string][] = [
  ["ocs", "OCS", "Operational Combat Series"],
  ["axis_allies", "Axis & Allies", "Axis & Allies, 2nd edition"],
  ["korea", "Korea", "1950 Korea"],
  ["acw", "Civil War", "American Civil War, regimental"],
  ["stories", "Stories", "Positions and games, step by step"],
];
const first: Place = { view: "attack", values: {} };
const viewsOf = (system: string): string[] => Object.keys(views).filter((key) => views[key]!.of === system);

function useLink(): [Place, string | null, (place: Place, visit: boolean) => void, () => void] {
  const start = useRef(read(location.hash, Object.keys(views)));
  const [place, setPlace] = useState<Place>(start.current?.place ?? first);
  const [fault, setFault] = useState<string | null>(start.current?.fault ?? null);
  const last = useRef(0);
  useEffect(() => {
    const come = (): void => {
      const found = read(location.hash, Object.keys(views));
      if (found?.fault !== undefined) return setFault(found.fault);
      setFault(null);
      setPlace(found?.place ?? first);
    };
    addEventListener("popstate", come);
    return () => removeEventListener("popstate", come);
  }, []);
  const to = (next: Place, visit: boolean): void => {
    setPlace(next);
    setFault(null);
    // Changes that follow on one another closely are one step back.
    const now = performance.now();
    const isNew = visit || now - last.current > 1200;
    last.current = now;
    history[isNew ? "pushState" : "replaceState"](null, "", written(next));
  };
  return [place, fault, to, () => setFault(null)];
}

const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];
function kept(): Theme {
  try {
    const theme = localStorage.getItem("grognard.theme") as Theme;
    return themes.includes(theme) ? theme : "auto";
  } catch {
    return "auto";
  }
}

function ThemeButton(): JSX.Element {
  const [theme, setTheme] = useState<Theme>(kept);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem("grognard.theme", theme);
    } catch {
      // A page from a file may be refused it.
    }
  }, [theme]);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]!;
  const sign = { auto: "◐", light: "○", dark: "●" }[theme];
  return (
    <button type="button" class="quiet" onClick={() => setTheme(next)} title={`Colours: ${theme}`}>
      <span aria-hidden="true">{sign}</span>
      <span class="hidden">{`Colours: ${theme}; change to ${next}`}</span>
    </button>
  );
}

function LinkButton(): JSX.Element {
  const [said, setSaid] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid("Copied");
    } catch {
      setSaid("It is in the address bar");
    }
    setTimeout(() => setSaid(""), 2500);
  };
  return (
    <button type="button" class="quiet link" onClick={copy} title="Copy a link that holds the whole question">
      <span aria-live="polite">{said || "Copy link"}</span>
    </button>
  );
}

/** The whole page. */
export function App(): JSX.Element {
  const [place, fault, to, dismiss] = useLink();
  const { of, show, label } = views[place.view]!;
  const [, , title] = systems.find(([key]) => key === of)!;
  useEffect(() => {
    document.title = `${label}: ${title} – grognard bench`;
  }, [label, title]);
  useEffect(() => keepFocus(document.getElementById("main")!), []);
  // A value that comes late, such as a text that was compressed, is added to what is there by then.
  const current = useRef(place);
  current.current = place;
  const set = (patch: Values, visit = false): void => {
    const merged = { ...current.current.values, ...patch };
    const values = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
    current.current = { view: current.current.view, values };
    to(current.current, visit);
  };
  const kept = useRef<Record<string, Values>>({});
  if (views[place.view]!.isKept) kept.current[place.view] = place.values;
  const go = (view: string, values: Values = kept.current[view] ?? {}): void => to({ view, values }, true);
  const link = (view: string, text: string, isNow: boolean): JSX.Element => (
    <a
      href={written({ view, values: {} })}
      aria-current={isNow ? "page" : undefined}
      onClick={(event) => {
        event.preventDefault();
        go(view);
      }}
    >
      {text === "Axis & Allies" ? (
        <>
          <span class="full">{text}</span>
          <abbr class="brief" title={text}>
            A&A
          </abbr>
        </>
      ) : (
        text
      )}
    </a>
  );
  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        Skip to the question
      </a>
      <header class="top">
        <span class="brand">grognard</span>
        <nav aria-label="Systems" class="systems">
          {systems.map(([key, text]) => link(viewsOf(key)[0]!, text, key === of))}
        </nav>
        <span class="tools">
          <LinkButton />
          <ThemeButton />
        </span>
      </header>
      <main id="main" tabIndex={-1}>
        <div class="title">
          <h1>{title}</h1>
          {viewsOf(of).length > 1 && (
            <nav aria-label={`Pages of ${title}`} class="pages">
              {viewsOf(of).map((key) => link(key, views[key]!.label, key === place.view))}
            </nav>
          )}
        </div>
        {fault !== null && (
          <p class="notice" role="alert">
            {fault}{" "}
            <button type="button" onClick={dismiss}>
              Close
            </button>
          </p>
        )}
        <Guard at={written(place)}>{show({ values: place.values, set, go })}</Guard>
      </main>
      <footer class="foot">
        Every number is the library’s, exact or with its bound. Nothing leaves this page: it works from a file and
        offline.
      </footer>
    </>
  );
}
