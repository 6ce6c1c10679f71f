import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { Field, NamedSchema, SchemaLanguage, TypeExpression } from "../../catalogue/schema.ts";
import { textAt } from "./annotations.ts";
import type { Schemas } from "./types.ts";

/**
 * Whether values of the type are URNs or have some inside: in a list, a map, a union or a record. A URN is text whose
 * typeref says so by its name or its class. What is not in the model may be one, and so may any text of a language
 * without typerefs.
 */
export function leadsToUrn(type: TypeExpression, schemas: Schemas, language: SchemaLanguage): boolean {
  const seen = new Set<string>();
  const leads = (inner: TypeExpression): boolean => {
    switch (inner.kind) {
      case "primitive":
        return language === "avro" && inner.name === "string";
      case "array":
        return leads(inner.items);
      case "map":
        return leads(inner.values);
      case "union":
        return inner.members.some((member) => leads(member.type));
      case "reference":
        return leadsBy(inner.name);
    }
  };
  const leadsBy = (name: string): boolean => {
    const schema = schemas.get(name);
    if (schema === undefined) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    if (schema.kind === "typeref") return isNamedUrn(schema) || leads(schema.target);
    return schema.kind === "record" && schema.fields.some((field) => saysUrn(field) || leads(field.type));
  };
  return leads(type);
}

/** Whether the annotations of a field say that its text is a URN. */
export function saysUrn({ annotations }: Field): boolean {
  const searchable = annotations["Searchable"];
  return "UrnValidation" in annotations || (isJsonObject(searchable) && textAt(searchable, "fieldType") === "URN");
}

function isNamedUrn({ name, annotations }: NamedSchema): boolean {
  const java = annotations["java"];
  return /urn/i.test(name) || (isJsonObject(java) && /urn$/i.test(textAt(java, "class") ?? ""));
}

/** How the type of a value that is no URN is called. */
export function describeType(type: TypeExpression, schemas: Schemas): string {
  if (type.kind === "primitive") return `\`${type.name}\``;
  if (type.kind !== "reference") return `${type.kind === "array" ? "an" : "a"} ${type.kind}`;
  return `the ${schemas.get(type.name)?.kind ?? "type"} \`${toSimpleName(type.name)}\``;
}
