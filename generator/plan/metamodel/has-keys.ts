import type { MetamodelView } from "./metamodel-view.ts";

/** Whether entities are named by keys, as the platform's are, and not in whatever way the model's language has. */
export function hasKeys({ context }: MetamodelView): boolean {
  const entities = [...context.catalogue.entities.values()];
  return entities.length === 0 || entities.some(({ keyAspect, urn }) => keyAspect !== undefined || urn !== undefined);
}
