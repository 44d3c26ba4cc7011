// The focus of the keyboard when what had it goes away: it stays near.

const FOCUSABLE = "button, input, select, textarea, summary, a[href], [tabindex='0']";

// Where the focus goes on: to what a section names for it, or else to what is nearest.
function near(chain: readonly HTMLElement[]): HTMLElement | null {
  const there = chain.filter((each) => each.isConnected);
  const section = there.find((each) => each.matches("section"));
  const named = section?.querySelector<HTMLElement>("[data-focus]");
  if (named) return named;
  for (const each of there) {
    const found = [...each.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) => one.getClientRects().length > 0);
    if (found) return found;
  }
  return null;
}

/** Keeps the focus near where it was; what it returns ends that. */
export function keepFocus(root: HTMLElement): () => void {
  let chain: HTMLElement[] = [];
  const seen = (event: FocusEvent): void => {
    chain = [];
    for (let at = event.target as HTMLElement | null; at && root.contains(at); at = at.parentElement) chain.push(at);
  };
  // Who points elsewhere leaves it.
  const left = (): void => void (chain = []);
  const watch = new MutationObserver(() => {
    if (chain.length === 0 || chain[0]!.isConnected || document.activeElement !== document.body) return;
    near(chain)?.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", seen);
  addEventListener("pointerdown", left, true);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", seen);
    removeEventListener("pointerdown", left, true);
    watch.disconnect();
  };
}
