import type { Entity } from "../../catalogue/metamodel.ts";
import type { MetamodelView } from "./metamodel-view.ts";

/** Whether an entity is what a schema describes, which no registry has to say. */
export function isItsOwnSchema({ origins, aspects, keyAspect }: Entity, view: MetamodelView): boolean {
  const [binding, ...others] = aspects;
  if (binding === undefined || others.length > 0 || keyAspect !== undefined) return false;
  const file = view.recordOf(binding.aspect)?.span.file;
  return origins.every(({ span }) => span.file === file);
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
