import { findEntityName } from "../../catalogue/find-entity-name.ts";
import { withReferences } from "../../catalogue/with-references.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { Rule } from "../rule.ts";

/** Plugins of registries that apply to entities or aspects which neither the model has nor what it refers to. */
export const pluginScopes: Rule = (catalogue, report) => {
  const { entities, aspects } = withReferences(catalogue);
  const known = { entity: entities, aspect: aspects };
  for (const { className, supports, span } of catalogue.registries.flatMap(({ plugins }) => plugins)) {
    for (const scope of supports) {
      for (const kind of ["entity", "aspect"] as const) {
        const name = scope[kind];
        // A registry alone, whose schemas are elsewhere, has been told of that.
        if (known[kind].size === 0) continue;
        const isKnown = kind === "entity" ? findEntityName(entities, name) !== undefined : aspects.has(name);
        if (name === "*" || isKnown) continue;
        const facts = { className, kind, name, suggestions: suggestNames(name, known[kind].keys()) };
        report.add(checkCodes.unknownPluginScope(facts), span);
      }
    }
  }
};
