import type { ChangeCode } from "../rules.ts";
import type { BothWays } from "./schema-pair.ts";

/** The code of a change from one type to another, by whether each lets the other's values through: who writes them may lose nothing. */
export function orWidened(code: ChangeCode, [isKept, isKnown]: BothWays): ChangeCode {
  return code === "breaking/type-changed" && isKept && !isKnown ? "breaking/type-widened" : code;
}
