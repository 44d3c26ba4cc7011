// What may come a moment after the answer itself.
import { useEffect, useState } from "preact/hooks";

/** Makes something once the answer has been drawn; until then what was made before is there. */
export function useLate<T>(make: () => T, key: string): T | null {
  const [held, setHeld] = useState<{ made: T } | null>(null);
  useEffect(() => {
    const soon = setTimeout(() => setHeld({ made: make() }));
    return () => clearTimeout(soon);
  }, [key]);
  return held?.made ?? null;
}
