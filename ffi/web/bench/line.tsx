import type { JSX } from "preact"; export function Line(_: any): JSX.Element { return <p>line</p>; }
