import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** The names of two states that are compared. */
export interface ComparedNames {
  readonly before: string;
  /** Undefined for the model as it is now. */
  readonly after: string | undefined;
}

/**
 * The two states that one argument names, as Git reads ranges: `a..b`, and `a...b`, which begins where `b` has left `a`. What is
 * missing before the points is what is checked out; behind them, the model as it is now. The path of a file may have points too.
 */
export function splitRange(name: string, cwd: string): ComparedNames {
  if (existsSync(resolve(cwd, name))) return { before: name, after: undefined };
  const [, one = "", points, other = ""] = /^(.*?)(\.{2,3})(.*)$/.exec(name) ?? [];
  if (points === undefined) return { before: name, after: undefined };
  const after = other === "" ? undefined : other;
  const start = one === "" ? "HEAD" : one;
  return { before: points === "..." ? `${start}...${other === "" ? "HEAD" : other}` : start, after };
}
