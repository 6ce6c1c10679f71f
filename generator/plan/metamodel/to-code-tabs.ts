import type { NamedSchema } from "../../catalogue/schema.ts";
import type { CodeTab } from "../../page-model/parts.ts";
import type { MetamodelView } from "./metamodel-view.ts";

/** A schema in the notations that its readers work with, and for records what a value looks like. */
export function toCodeTabs(_schema: NamedSchema, _view: MetamodelView): readonly CodeTab[] {
  return [];
}
