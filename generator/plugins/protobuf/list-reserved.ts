import type { JsonObject } from "../../catalogue/json.ts";
import type { ProtoRange } from "./language/proto-file.ts";

interface Reserved {
  readonly reserved: readonly ProtoRange[];
  readonly reservedNames: readonly string[];
}

/** The numbers and names that nobody may use again, as annotations. */
export function listReserved({ reserved, reservedNames }: Reserved): JsonObject {
  const all = [...reserved.map(sayRange), ...reservedNames];
  return all.length === 0 ? {} : { "protobuf.reserved": all };
}

/** E.g. `4`, `6 to 9`, `1000 to max`. */
export function sayRange({ from, to }: ProtoRange): string {
  return from === to ? String(from) : `${from} to ${to}`;
}
