import type { JSX } from "preact"; export function Field(_: any): JSX.Element { return <p>field</p>; }
