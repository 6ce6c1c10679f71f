import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { Rule } from "../rule.ts";

/** Options without a description, and those that are renamed to something that is not there. */
export const ingestionOptions: Rule = ({ ingestion }, report) => {
  // Options that several plugins include stand in one place.
  const told = new Set<string>();
  for (const { plugins } of ingestion.platforms.values()) {
    for (const { id, options } of plugins) {
      const paths = new Set(options.map(({ path }) => path));
      for (const { path, description, renamedTo, span } of options) {
        const place = JSON.stringify(span);
        if (renamedTo !== undefined && !paths.has(renamedTo)) {
          const suggestions = suggestNames(renamedTo, [...paths]);
          report.add(ingestionCodes.unknownOption({ option: path, mentioned: renamedTo, suggestions }), span);
        }
        // The keys of a map are described by the map.
        if ((description ?? "").trim() === "" && renamedTo === undefined && !path.endsWith("*") && !told.has(place)) {
          told.add(place);
          report.add(
            ingestionCodes.undocumentedOption({ plugin: id, option: path, isPython: span.file.endsWith(".py") }),
            span,
          );
        }
      }
    }
  }
};
