import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { JsonValue } from "../../catalogue/json.ts";

/**
 * What names outside of the checkout stand for, as far as that never changes: symbols of the enumerations that the
 * platform generates of its schemas, which a clone does not hold, and the largest index of a list.
 */
export function tellGenerated(name: string): JsonValue | undefined {
  if (name === "sys.maxsize") return 9_223_372_036_854_775_807n;
  return /\.metadata\.(?:.+\.)?\w+(?:Class)?\.[A-Z][A-Z0-9_]*$/.test(name) ? toSimpleName(name) : undefined;
}
