import type { UncomparedArea } from "../compare/change.ts";
import type { Judged } from "./gate.ts";

/** A comparison with all that is printed of it. */
export interface Compared extends Judged {
  /** What the sides are called. */
  readonly before: string;
  readonly after: string;
  readonly uncompared: readonly UncomparedArea[];
}
