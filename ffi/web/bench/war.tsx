import type { JSX } from "preact"; export function War(_: any): JSX.Element { return <p>war</p>; }
