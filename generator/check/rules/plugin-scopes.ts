import { findEntityName } from "../../catalogue/find-entity-name.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { Rule } from "../rule.ts";

/** Plugins of registries that apply to entities or aspects which the model does not have. */
export const pluginScopes: Rule = (catalogue, report) => {
  const known = { entity: catalogue.entities, aspect: catalogue.aspects };
  for (const { className, supports, span } of catalogue.registries.flatMap(({ plugins }) => plugins)) {
    for (const scope of supports) {
      for (const kind of ["entity", "aspect"] as const) {
        const name = scope[kind];
        const isKnown =
          kind === "entity" ? findEntityName(catalogue.entities, name) !== undefined : known.aspect.has(name);
        if (name === "*" || isKnown) continue;
        const facts = { className, kind, name, suggestions: suggestNames(name, known[kind].keys()) };
        report.add(checkCodes.unknownPluginScope(facts), span);
      }
    }
  }
};
