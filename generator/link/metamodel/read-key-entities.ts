import type { LocatedName } from "../../places/located-name.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { EntityCategory } from "../../catalogue/metamodel.ts";
import type { RecordSchema } from "../../catalogue/schema.ts";
import type { RegistryDocument } from "../../parse/registry/registry-document.ts";
import { textAt, textsAt } from "./annotations.ts";
import type { Schemas } from "./types.ts";

/**
 * What the registry says, read off key aspects. Schemas that the platform's client library was made from have it in the
 * `@Aspect` of each key, as the package of the library holds them and no registry: `keyForEntity`, `entityCategory`,
 * `entityAspects` and `entityDoc`.
 */
export function readKeyEntities(schemas: Schemas): readonly RegistryDocument[] {
  return [...schemas.values()].flatMap((schema) => {
    const annotation = schema.annotations["Aspect"];
    return schema.kind === "record" && isJsonObject(annotation) ? readKey(schema, annotation) : [];
  });
}

function readKey({ name: record, nameSpan, span }: RecordSchema, annotation: JsonObject): readonly RegistryDocument[] {
  const name = textAt(annotation, "keyForEntity");
  if (name === undefined) return [];
  const located = (text: string): LocatedName => ({ name: text, span: nameSpan });
  const entity = {
    name: located(name),
    keyAspect: located(textAt(annotation, "name") ?? record),
    aspects: textsAt(annotation, "entityAspects").map(located),
    category: readCategory(annotation),
    doc: textAt(annotation, "entityDoc"),
    span,
  };
  return [{ kind: "registryDocument", file: span.file, entities: [entity], events: [], plugins: [] }];
}

/** Whatever else stands there, such as `_unset_`, is what a registry without a category says. */
function readCategory(annotation: JsonObject): EntityCategory | undefined {
  const category = textAt(annotation, "entityCategory");
  return category === "core" || category === "internal" ? category : undefined;
}
