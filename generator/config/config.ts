import type { Severity } from "../diagnostics/diagnostic.ts";

/** What a config file may say. Each key is declared, with its default and its help, in `config-keys.ts`. */
export interface Config {
  readonly inputs: readonly string[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly registries: readonly string[];
  readonly out: string;
  readonly title: string;
  readonly base: string;
  readonly url: string;
  readonly sourceUrl: string;
  readonly strict: boolean;
  readonly levels: Readonly<Record<string, Severity | "off">>;
}
