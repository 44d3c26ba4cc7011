// The powers, and the roles that play them: each its own, or a side together.
import type { GameObject, Options } from "../host.js";
import { POWERS } from "./facts.js";

export const NAMES: Record<string, string> = {
  ussr: "Soviet Union", germany: "Germany", uk: "United Kingdom", japan: "Japan", usa: "United States",
};
const SIDES: Record<string, string> = { ussr: "Allies", germany: "Axis", uk: "Allies", japan: "Axis", usa: "Allies" };

/** The roles of a game with five players, or with two. */
export function roles(options: Options): string[] {
  return isFive(options) ? POWERS.map((power) => NAMES[power]!) : ["Axis", "Allies"];
}

const isFive = (options: Options): boolean => String(options["players"]) === "5";

/** Who plays a power. */
export function roleOf(object: GameObject, power: string): string {
  return isFive(object.setup) ? NAMES[power]! : SIDES[power]!;
}

/** Whether a role plays a power. */
export function isOwn(object: GameObject, role: string, power: string): boolean {
  return roleOf(object, power) === role;
}

/** The roles of a side. */
export function rolesOf(object: GameObject, side: string): string {
  const own = POWERS.filter((power) => SIDES[power]!.toLowerCase() === side).map((power) => roleOf(object, power));
  return [...new Set(own)].join(", ");
}
