import type { JSX } from "preact"; export function Stories(_: any): JSX.Element { return <p>stories</p>; }
