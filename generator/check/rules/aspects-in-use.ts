import type { SchemaUse } from "../../catalogue/schema.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import { createRenamedFinder } from "../../link/metamodel/renamed-aspects.ts";
import type { Rule } from "../rule.ts";

/**
 * Aspects that no entity carries and no other record holds. Where nothing declares entities nothing is bound, which is
 * no fault of the aspects, nor is it where a part of a registry is unknown; and a record that other records are made of is no leftover, whatever it is annotated as.
 */
export const aspectsInUse: Rule = (catalogue, report) => {
  if (catalogue.registries.length === 0 && catalogue.entities.size === 0) return;
  if (catalogue.registries.some(({ incomplete }) => incomplete)) return;
  const { aspects, entities, schemas } = catalogue;
  const unused = [...aspects.values()].filter(({ entities, keyOf }) => entities.length === 0 && keyOf.length === 0);
  // Where a registry lists an aspect under another name, that has been reported.
  const listed = [...entities.values()].flatMap(({ aspects, keyAspect }) => [
    ...aspects.map(({ aspect }) => aspect),
    ...(keyAspect === undefined ? [] : [keyAspect]),
  ]);
  const missing = [...new Set(listed)].filter((name) => !aspects.has(name));
  const renamed = new Set(missing.map(createRenamedFinder(unused)));
  for (const aspect of unused) {
    const record = schemas.get(aspect.schema);
    if (renamed.has(aspect) || record?.usedBy.some(({ kind }) => holding.has(kind))) continue;
    report.add(checkCodes.unusedAspect({ aspect: aspect.name }), record?.nameSpan);
  }
};

/** Uses by which a record holds another one. Unions of aspects only list what there is. */
const holding: ReadonlySet<SchemaUse["kind"]> = new Set(["field", "arrayItem", "mapValue"]);
