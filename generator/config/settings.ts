import type { Levels } from "../diagnostics/arrange.ts";
import type { Config } from "./config.ts";
import { configKeys } from "./config-keys.ts";

/** All that a run is told, from options, config file and defaults. */
export interface Settings {
  readonly inputs: readonly string[];
  readonly include?: readonly string[] | undefined;
  readonly exclude: readonly string[];
  readonly registries: readonly string[];
  readonly out: string;
  readonly title: string;
  readonly base: string;
  readonly url?: string | undefined;
  readonly sourceUrl?: string | undefined;
  readonly strict: boolean;
  readonly levels: Levels;
}

/** The settings; what the command line says wins over the config file, and that over the defaults. */
export function makeSettings(options: Partial<Config>, config: Partial<Config>, bundledModel: string): Settings {
  const pick = <Key extends keyof Config>(key: Key): Config[Key] | undefined =>
    options[key] ?? config[key] ?? configKeys[key].default;
  return {
    inputs: pick("inputs") ?? [bundledModel],
    include: pick("include"),
    exclude: pick("exclude") ?? [],
    registries: pick("registries") ?? [],
    out: pick("out") ?? "output",
    title: pick("title") ?? "",
    base: pick("base") ?? "/",
    url: pick("url"),
    sourceUrl: pick("sourceUrl"),
    strict: pick("strict") ?? false,
    levels: new Map(Object.entries(pick("levels") ?? {})),
  };
}
