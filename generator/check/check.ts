import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Report } from "../diagnostics/report.ts";
import { forgetful, type Engine } from "../engine/engine.ts";
import { rules } from "./rules.ts";

/** Runs every rule over the catalogue. What an earlier stage has reported is not reported again. */
export function check(catalogue: Catalogue, report: Report, engine: Engine = forgetful): void {
  for (const [index, rule] of rules.entries()) {
    engine.ask({ query: "check", key: rule.name || String(index) }, catalogue, rule).get(report);
  }
}
