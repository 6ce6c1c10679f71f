import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Report } from "../diagnostics/report.ts";
import { forgetful, type Engine } from "../engine/engine.ts";
import { rules } from "./rules.ts";

/** Runs every rule over the catalogue. What an earlier stage has reported is not reported again. */
export function check(catalogue: Catalogue, report: Report, engine: Engine = forgetful): void {
  for (const look of listChecks(catalogue, report, engine)) look();
}

/** The same rule by rule, for those who have other things to do in between. */
export function listChecks(catalogue: Catalogue, report: Report, engine: Engine = forgetful): readonly (() => void)[] {
  return rules.map((rule, index) => () => {
    engine.ask({ query: "check", key: rule.name || String(index) }, catalogue, rule).get(report);
  });
}
