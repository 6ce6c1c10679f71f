import type { NamedSchema } from "../../catalogue/schema.ts";
import { describeType } from "./describe-type.ts";
import { listHoldingFields } from "./list-holding-fields.ts";

type Schemas = ReadonlyMap<string, NamedSchema>;

/**
 * Names that a JSON Schema has for one thing before and for another one after: what stood within a field, such as the items of its list,
 * is called after that field, and so may a definition be to which all of the field has moved.
 */
export function listCrossed(before: Schemas, after: Schemas): readonly string[] {
  return [...before.values()].flatMap((was) => {
    const is = after.get(was.fullName);
    if (was.language !== "other" || is === undefined || is.kind === was.kind) return [];
    const fields = listHoldingFields(was, before);
    const isElsewhere = fields.some((name) => {
      const [type, typeNow] = [before, after].map((schemas) => typeOf(schemas.get(was.namespace), name));
      return type !== undefined && typeNow !== undefined && type !== typeNow;
    });
    return isElsewhere ? [was.fullName] : [];
  });
}

function typeOf(holder: NamedSchema | undefined, name: string): string | undefined {
  const field = holder?.kind === "record" ? holder.fields.find((each) => each.name === name) : undefined;
  return field && describeType(field.type);
}
