import type { Catalogue } from "./catalogue.ts";

/** By the full name of a schema, the entity that it is itself: both are one declaration, as types of languages are that have entities. */
export function listOwnEntities({
  entities,
  aspects,
  schemas,
}: Pick<Catalogue, "entities" | "aspects" | "schemas">): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const { name, origins, aspects: bindings } of entities.values()) {
    const [binding, ...others] = bindings;
    const schema = schemas.get(aspects.get(binding?.aspect ?? "")?.schema ?? "");
    if (schema === undefined || others.length > 0) continue;
    const { file, startLine, startColumn } = schema.nameSpan;
    const isHere = origins.every(
      ({ span }) => span.file === file && span.startLine === startLine && span.startColumn === startColumn,
    );
    if (isHere) own.set(schema.fullName, name);
  }
  return own;
}
