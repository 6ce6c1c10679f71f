import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Report } from "../diagnostics/report.ts";
import { forgetful, type Engine } from "../engine/engine.ts";
import type { LoadedPlugin } from "../plugins/plugins.ts";
import { rules } from "./rules.ts";

/** Runs every rule over the catalogue. What an earlier stage has reported is not reported again. */
export function check(
  catalogue: Catalogue,
  report: Report,
  engine: Engine = forgetful,
  plugins: readonly LoadedPlugin[] = [],
): void {
  for (const [index, rule] of rules.entries()) {
    engine.ask({ query: "check", key: rule.name || String(index) }, catalogue, rule).get(report);
  }
  for (const { id, check } of plugins) {
    if (check === undefined) continue;
    const question = { query: "check by plug-in", key: id, lasts: "whole" } as const;
    engine
      .ask(question, catalogue, (catalogue, report) => {
        check(catalogue, report);
        return null;
      })
      .get(report);
  }
}
