import type { Aspect, Entity } from "../../catalogue/metamodel.ts";
import { nounTitle } from "../../catalogue/nouns.ts";
import type { MetamodelView } from "./metamodel-view.ts";

/** Whether an entity is what a schema describes, which no registry has to say. */
export function isItsOwnSchema({ name, aspects: [only] }: Entity, view: MetamodelView): boolean {
  return only !== undefined && view.entityItself(only.aspect) === name;
}

/** Whether an aspect is an entity by itself, and so nothing that one carries. */
export function isOwnOfEntity({ name }: Pick<Aspect, "name">, view: MetamodelView): boolean {
  return view.entityItself(name) !== undefined;
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
