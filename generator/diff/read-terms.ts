import type { Config } from "../config/config.ts";
import type { ComparisonTerms } from "./compare-sides.ts";
import type { FailOn } from "./gate.ts";

/** What whoever starts a comparison may ask of it. */
export interface CompareOptions {
  readonly failOn?: FailOn | undefined;
  readonly compat?: "backward" | "forward" | "full" | undefined;
  /** Holds changes to the releases of the history too. */
  readonly transitive?: boolean | undefined;
  /** File of changes that are meant to be so. */
  readonly accepted?: string | undefined;
}

/** What a comparison is judged by: who starts it goes before the config file. */
export function readTerms(
  options: CompareOptions,
  config: Config["compare"] | undefined,
  failOn?: FailOn,
): ComparisonTerms {
  return {
    ...config,
    compat: options.compat ?? config?.compat,
    transitive: options.transitive ?? config?.transitive,
    accepted: options.accepted ?? config?.accepted,
    failOn: options.failOn ?? config?.failOn ?? failOn,
    today: new Date().toISOString().slice(0, 10),
  };
}
