import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Report } from "../diagnostics/report.ts";
import { forgetful, type Engine } from "../engine/engine.ts";
import { type LoadedPlugin, type RuleSurroundings, unlessStopped } from "../plugins/plugins.ts";
import { rules } from "./rules.ts";

/** Runs every rule over the catalogue. What an earlier stage has reported is not reported again. */
export function check(
  catalogue: Catalogue,
  report: Report,
  engine: Engine = forgetful,
  plugins: readonly LoadedPlugin[] = [],
): void {
  for (const look of listChecks(catalogue, report, engine, { plugins })) look();
}

/** The rules of plug-ins, and what they may ask besides the catalogue. */
interface OtherChecks {
  readonly dataFiles?: RuleSurroundings["dataFiles"] | undefined;
  readonly plugins?: readonly LoadedPlugin[] | undefined;
}

/** The same rule by rule, for those who have other things to do in between. */
export function listChecks(
  catalogue: Catalogue,
  report: Report,
  engine: Engine = forgetful,
  { plugins = [], dataFiles = new Map() }: OtherChecks = {},
): readonly (() => void)[] {
  const own = rules.map((rule, index) => () => {
    const question = { query: "check", key: rule.name || String(index), lasts: "by origin" } as const;
    // Only what it reports is of interest.
    engine.ask(question, catalogue, rule).name(report);
  });
  const others = plugins.map(({ id, check: look }) => () => {
    if (look === undefined) return;
    const question = { query: "check by plug-in", key: id, lasts: "whole" } as const;
    const answer = engine.ask(question, { catalogue, around: { dataFiles } }, ({ catalogue, around }, report) => {
      look(catalogue, around, report);
      return null;
    });
    unlessStopped(() => answer.get(report), null, report);
  });
  return [...own, ...others];
}
