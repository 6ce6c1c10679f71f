import { listFixed } from "../endpoints/are-limits-apart.ts";
import type { Kind } from "./list-kinds.ts";

/** The values that are of some kinds, as JSON; undefined where not all of them are named. */
export function listAllFixed(kinds: readonly Kind[]): ReadonlySet<string> | undefined {
  const values = kinds.map(
    ({ type, limits }) => listFixed(limits) ?? (type === "boolean" ? ["true", "false"] : undefined),
  );
  return values.length === 0 || values.includes(undefined) ? undefined : new Set(values.flatMap((each) => each ?? []));
}
