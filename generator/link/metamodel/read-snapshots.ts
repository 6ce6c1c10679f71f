import type { RecordSchema } from "../../catalogue/schema.ts";
import type { LocatedName, RegistryDocument } from "../../parse/registry/registry-document.ts";
import { isJsonObject, textAt } from "./annotations.ts";
import { dereference, type Schemas } from "./types.ts";

/**
 * What a registry would say, read off records annotated with `@Entity`. Models from before there
 * were registries declare their entities so: a snapshot record holds a list of a union, and the
 * union's members are the aspects. Where a registry exists it is the one that counts.
 */
export function readSnapshots(schemas: Schemas): readonly RegistryDocument[] {
  const found: RegistryDocument[] = [];
  for (const schema of schemas.values()) {
    const annotation = schema.annotations["Entity"];
    if (schema.kind !== "record" || !isJsonObject(annotation)) continue;
    const name = textAt(annotation, "name");
    if (name === undefined) continue;
    const locate = (word: string): LocatedName => ({ name: word, span: schema.span });
    const keyAspect = textAt(annotation, "keyAspect");
    const aspects = aspectsOf(schema, schemas).map(locate);
    found.push({
      kind: "registryDocument",
      file: schema.span.file,
      entities: [
        {
          name: locate(name),
          keyAspect: keyAspect === undefined ? undefined : locate(keyAspect),
          aspects,
          span: schema.span,
        },
      ],
      events: [],
      plugins: [],
    });
  }
  return found;
}

function aspectsOf(snapshot: RecordSchema, schemas: Schemas): readonly string[] {
  const type = snapshot.fields.find(({ name }) => name === "aspects")?.type;
  const list = type && dereference(type, schemas);
  const union = list?.kind === "array" ? dereference(list.items, schemas) : undefined;
  if (union?.kind !== "union") return [];
  return union.members.flatMap((member) => {
    const record = dereference(member.type, schemas);
    const annotation = record?.kind === "record" ? record.annotations["Aspect"] : undefined;
    return (isJsonObject(annotation) && textAt(annotation, "name")) || [];
  });
}
