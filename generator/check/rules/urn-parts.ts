import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Field } from "../../catalogue/schema.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Rule } from "../rule.ts";

/** Parts of URNs that are URNs of who knows what. */
export const urnParts: Rule = (catalogue, report) => {
  for (const { name: entity, keyAspect, urn } of catalogue.entities.values()) {
    const record = catalogue.schemas.get(catalogue.aspects.get(keyAspect ?? "")?.schema ?? "");
    if (urn === undefined || record?.kind !== "record") continue;
    for (const part of urn.parts) {
      const field = record.fields.find(({ name }) => name === part.field);
      if (part.entity !== undefined || field === undefined || !isUrn(field, catalogue)) continue;
      report.add(checkCodes.untypedUrnPart({ entity, part: part.name }), field.nameSpan);
    }
  }
};

/** The platform's own typeref for URNs of any entity, by its last name, since custom models copy it. */
function isUrn({ type }: Field, catalogue: Catalogue): boolean {
  return (
    type.kind === "reference" && catalogue.schemas.get(type.name)?.kind === "typeref" && /(?:^|\.)Urn$/.test(type.name)
  );
}
