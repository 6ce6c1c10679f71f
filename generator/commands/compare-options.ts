import { Option, type Command } from "commander";
import type { Config } from "../config/config.ts";
import type { ComparisonTerms } from "../diff/compare-sides.ts";
import type { FailOn } from "../diff/gate.ts";

/** What the options that say how a comparison is judged were set to. */
export interface CompareOptions {
  readonly failOn?: FailOn | undefined;
  readonly compat?: "backward" | "forward" | "full" | undefined;
  readonly accepted?: string | undefined;
}

/** Adds the options that say what a change has to be to fail a run. */
export function addCompareOptions(command: Command): Command {
  return command
    .addOption(
      new Option("--fail-on <verdict>", "fail on changes that are so or graver").choices([
        "breaking",
        "reindex",
        "risky",
        "any",
      ]),
    )
    .addOption(
      new Option("--compat <reading>", "whose reading of data counts: of new readers, of old ones, or of both").choices(
        ["backward", "forward", "full"],
      ),
    )
    .option("--accepted <file>", "file of changes that are meant to be so");
}

/** What a comparison is judged by: the command line goes before the config file. */
export function readTerms(
  options: CompareOptions,
  config: Config["compare"] | undefined,
  failOn?: FailOn,
): ComparisonTerms {
  return {
    ...config,
    compat: options.compat ?? config?.compat,
    accepted: options.accepted ?? config?.accepted,
    failOn: options.failOn ?? config?.failOn ?? failOn,
    today: new Date().toISOString().slice(0, 10),
  };
}
