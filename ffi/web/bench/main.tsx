// The bench: a page that asks the rules of wargames. In a worker the same script does what takes long.
import { render } from "preact";
import { App } from "./app.js";
import { begin, sentence } from "./engine.js";
import { serve } from "./worker.js";

async function start(): Promise<void> {
  const root = document.getElementById("bench")!;
  try {
    await begin();
  } catch (error) {
    root.replaceChildren();
    const note = document.createElement("main");
    note.className = "fatal";
    note.setAttribute("role", "alert");
    note.append(
      Object.assign(document.createElement("h1"), { textContent: "grognard bench" }),
      Object.assign(document.createElement("p"), { textContent: sentence(error) }),
    );
    root.append(note);
    return;
  }
  root.replaceChildren();
  render(<App />, root);
}

if (typeof document === "undefined") serve();
else void start();
