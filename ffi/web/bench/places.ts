// Hexes by what a map prints in them.
import { hexAt, hexNumber } from "grognard";
import type { Hex } from "./reader.js";

type Numbering = Parameters<typeof hexAt>[1];

/** What a map prints in a hex: `0304`, or `3,-1` if it prints no numbers. */
export function printed(hex: Hex, numbering: string): string {
  if (numbering === "" || numbering === "axial") return `${hex.q},${hex.r}`;
  try {
    return String(hexNumber(hex, numbering as Numbering)).padStart(4, "0");
  } catch {
    return `${hex.q},${hex.r}`;
  }
}

/** The hex that a text of a game names. */
export function hexNamed(text: string, numbering: string): Hex | null {
  const pair = /^(-?\d+),(-?\d+)$/.exec(text);
  if (pair) return { q: Number(pair[1]), r: Number(pair[2]) };
  return /^\d{1,4}$/.test(text) && numbering !== "axial" ? hexAt(text, numbering as Numbering) : null;
}

/** How the text of a game numbers its hexes. */
export const numberingOf = (text: string): string => /^hexes (\w+)/m.exec(text)?.[1] ?? "axial";
