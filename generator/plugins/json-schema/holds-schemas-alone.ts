import type { LocatedJson } from "../../parse/json/located-json.ts";
import { mayBeSchema } from "./may-be-schema.ts";
import { keysOf, toObject } from "./schema-node.ts";

/**
 * Whether what stands among definitions is no schema but a folder of some, which only pointers lead into: by its own keys it
 * says nothing of values, and each of them has a schema.
 */
export function holdsSchemasAlone(definition: LocatedJson): boolean {
  const folder = toObject(definition);
  if (folder === undefined || mayBeSchema(keysOf(folder))) return false;
  return [...folder.entries.values()].every(({ value }) => {
    const schema = toObject(value);
    return schema !== undefined && schema.entries.size > 0 && mayBeSchema(keysOf(schema));
  });
}
