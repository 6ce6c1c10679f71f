import type { JsonValue } from "../../catalogue/json.ts";
import type { FieldNode } from "../../parse/schema-document.ts";
import type { Dereference } from "./dereference.ts";
import { getMemberKey } from "./link-type.ts";

/** The branch of a union that a default ought to be of, and the one that it is of. */
export interface StrayBranch {
  readonly first: string;
  readonly found: string;
}

/**
 * Where the default of an Avro field is a value of another branch than the first of its union; undefined where all is
 * well. A field with `null` among the branches has been read as an optional one, without it.
 */
export function findStrayBranch(
  { dereference }: { readonly dereference: Dereference },
  { type, default: written, nullBranch }: FieldNode,
  value: JsonValue | undefined,
): StrayBranch | undefined {
  const final = dereference(type);
  const union = final.kind === "anonymous" && final.node.kind === "union" ? final.node : undefined;
  const other = union === undefined ? { type } : union.members[0];
  const firstOther = other === undefined ? "null" : getMemberKey(dereference, other);
  // A default that was null has been left out.
  if (written === undefined) {
    return nullBranch === undefined || nullBranch === 0 ? undefined : { first: firstOther, found: "null" };
  }
  if (value === undefined) return undefined;
  const found = union === undefined ? firstOther : keyOfValue(value);
  const first = nullBranch === 0 ? "null" : firstOther;
  return found === first ? undefined : { first, found };
}

function keyOfValue(value: JsonValue): string {
  return typeof value === "object" && value !== null ? (Object.keys(value)[0] ?? "null") : "null";
}
