import type { Catalogue } from "../../catalogue/catalogue.ts";

/** By aspect, the entity that is what its record describes: its only one, which no registry has to say. */
export function indexOwnSchemas(
  entities: Catalogue["entities"],
  { aspects, schemas }: Pick<Catalogue, "aspects" | "schemas">,
): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const entity of entities.values()) {
    const [binding, ...others] = entity.aspects;
    if (binding === undefined || others.length > 0 || entity.keyAspect !== undefined) continue;
    const schema = schemas.get(aspects.get(binding.aspect)?.schema ?? "");
    if (schema?.kind !== "record") continue;
    if (entity.origins.every(({ span }) => span.file === schema.span.file)) own.set(binding.aspect, entity.name);
  }
  return own;
}
