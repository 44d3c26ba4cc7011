import type { JSX } from "preact"; export function Attack(_: any): JSX.Element { return <p>attack</p>; }
