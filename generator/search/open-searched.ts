import { relative } from "node:path";
import { configKeys } from "../config/config-keys.ts";
import { readConfig } from "../config/read-config.ts";
import { createReport } from "../diagnostics/report.ts";
import { type FoundWrong, NoSiteError } from "../mcp/sites/no-site-error.ts";
import { findWritten } from "../mcp/sites/find-written.ts";
import type { SearchableSite } from "../mcp/sites/searchable-site.ts";
import type { StageName } from "../run.ts";
import { findSiteAround } from "./find-site-around.ts";

/** What is to be searched. */
export interface SearchedOptions {
  readonly cwd: string;
  /** Folders or files of a model, or one written site or version of it; where there are none, the site that `generate` has written, or that is here, else the model here. */
  readonly inputs: readonly string[];
  readonly config?: string | undefined;
  readonly isDemo?: boolean | undefined;
  /** Hears of each stage where a model has to be read. */
  readonly hear: (stage: StageName) => void;
}

/** A site that answers: one that is written, or the one that would be. */
export interface Searched {
  readonly site: SearchableSite;
  /** The folder of a written site, as people are told it; absent for a model. */
  readonly folder?: string | undefined;
  /** Whether that site or model was asked for, and not only found. */
  readonly isNamed: boolean;
}

/** Opens what is to be searched. Throws `NoSiteError` where there is nothing, with the reason as diagnostics. */
export async function openSearched({ cwd, inputs, config, isDemo, hear }: SearchedOptions): Promise<Searched> {
  const isNamed = inputs.length > 0 || isDemo === true;
  const folder = isNamed ? findWritten(inputs) : (findWritten([await findOut(config, cwd)]) ?? findSiteAround(cwd));
  if (folder !== undefined) {
    const { openWrittenSearch } = await import("../mcp/sites/open-written-search.ts");
    const shown = relative(cwd, folder).replaceAll("\\", "/");
    return { site: openWrittenSearch(folder), folder: shown === "" ? "." : shown, isNamed };
  }
  const { openLiveSite } = await import("../mcp/sites/open-live-site.ts");
  const live = openLiveSite({ cwd, config, isDemo, overrides: inputs.length > 0 ? { inputs } : {} });
  return { site: await live.site({ signal: new AbortController().signal, hear }), isNamed };
}

/** Where `generate` writes to. What is wrong with the config file ends the search, since it may say which model is meant. */
async function findOut(config: string | undefined, cwd: string): Promise<string> {
  const report = createReport();
  const read = await readConfig(config, cwd, report);
  if (read === undefined || report.diagnostics.length > 0) throw new NoSiteError(toFound(report, read?.texts));
  return read.config.out ?? configKeys.out.default ?? "output";
}

function toFound({ diagnostics }: Pick<FoundWrong, "diagnostics">, texts: FoundWrong["texts"] = new Map()): FoundWrong {
  return { diagnostics, texts, locations: new Map() };
}
