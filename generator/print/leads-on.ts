import type { TypeExpression } from "../catalogue/schema.ts";
import { dereference } from "./dereference.ts";
import { maxDepth, type Sampling } from "./sampling.ts";

/** False when the type takes the value back into a record that it is inside of, or into one that has no value. */
export function leadsOn(sampling: Sampling, written: TypeExpression, depth = sampling.depth): boolean {
  if (depth > maxDepth) return false;
  const { type } = dereference(sampling.schemas, written);
  switch (type.kind) {
    case "primitive":
      return true;
    case "array":
      return leadsOn(sampling, type.items, depth + 1);
    case "map":
      return leadsOn(sampling, type.values, depth + 1);
    case "union":
      return type.members.some((member) => leadsOn(sampling, member.type, depth + 1));
    case "reference":
      if (sampling.schemas.get(type.name)?.kind !== "record") return true;
      return !sampling.open.has(type.name) && sampling.ranks.has(type.name);
  }
}
