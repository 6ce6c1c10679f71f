import type { NamedSchema } from "../../catalogue/schema.ts";

/** Names of the fields that a schema may stand in, as a JSON Schema has it, by which it is called. */
export function listHoldingFields(
  { language, name, namespace }: NamedSchema,
  schemas: ReadonlyMap<string, NamedSchema>,
): readonly string[] {
  if (language !== "other") return [];
  const names = listHolding(schemas.get(namespace)).filter((each) => name.startsWith(each));
  return names.filter((each) => /^(?:Option\d+|Item|Value)*(?:_[\w$-]+)?$/.test(name.slice(each.length)));
}

/** After what schemas are called that stand in one: its fields, or its value. */
function listHolding(schema: NamedSchema | undefined): readonly string[] {
  if (schema?.kind === "typeref") return ["value"];
  return schema?.kind === "record" ? schema.fields.map(({ name }) => name) : [];
}
