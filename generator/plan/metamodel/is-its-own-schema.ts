import type { Aspect, Entity } from "../../catalogue/metamodel.ts";
import { nounTitle } from "../../catalogue/nouns.ts";
import type { MetamodelView } from "./metamodel-view.ts";

/** Whether an entity is what a schema describes, which no registry has to say. */
export function isItsOwnSchema({ origins, aspects, keyAspect }: Entity, view: MetamodelView): boolean {
  const [binding, ...others] = aspects;
  if (binding === undefined || others.length > 0 || keyAspect !== undefined) return false;
  const file = view.recordOf(binding.aspect)?.span.file;
  return origins.every(({ span }) => span.file === file);
}

/** Whether an aspect is an entity by itself, and so nothing that one carries. */
export function isOwnOfEntity({ entities: [carrier, ...others] }: Aspect, view: MetamodelView): boolean {
  const entity = carrier === undefined ? undefined : view.context.catalogue.entities.get(carrier);
  return entity !== undefined && others.length === 0 && isItsOwnSchema(entity, view);
}

/** Whether each entity is, and no aspect is anything else, so that there is nothing to say of aspects that isn't said of entities. */
export function areTheirOwnSchemas(view: MetamodelView): boolean {
  const { entities, aspects } = view.context.catalogue;
  return (
    entities.size > 0 &&
    aspects.size === entities.size &&
    [...entities.values()].every((each) => isItsOwnSchema(each, view))
  );
}

/** What the pages of aspects are called as a family: of what entities are by themselves, nobody says that they carry it. */
export function nameAspects(view: MetamodelView): string {
  return areTheirOwnSchemas(view) ? "Definitions" : nounTitle("aspect", "plural");
}
