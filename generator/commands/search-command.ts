import { Command, InvalidArgumentError, Option } from "commander";
import { type SearchFacet, searchFacets } from "../page-model/search-kinds.ts";
import type { ExitCode } from "../verdict/exit-code.ts";
import type { FileFacts } from "./print-report.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Terminal } from "./terminal.ts";

interface SearchOptions {
  readonly input?: readonly string[] | undefined;
  readonly config?: string | undefined;
  readonly demo?: boolean | undefined;
  readonly limit: number;
  readonly facet?: SearchFacet | undefined;
  readonly language?: string | undefined;
  readonly format: "pretty" | "json";
}

/** `search`: answers a query from a written site, or from the model of the current folder, as the site's own search does. */
export function describeSearch(terminal: Terminal, end: (code: ExitCode) => void): Command {
  return new Command("search")
    .description("search the written site, or the model where there is none, by names or a question; changes nothing")
    .argument("<words...>", "what to look for, as in the search of the site: names, a question, kind:enum status")
    .option(
      "--input <folder>",
      "folder or file to read the model from (may be repeated), or one written site, or the folder of a version in it; without it, the site that generate has written, else the model that it would read",
      collect,
    )
    .option(
      "--config <file>",
      "config file; without it, aspectdoc.config.{yaml,json,mjs,mts} here, or the nearest one above in the repository",
    )
    .addOption(
      new Option("--demo", "search the model that is bundled with Aspectdoc, whatever the config file says").conflicts([
        "input",
        "config",
      ]),
    )
    .option("--limit <number>", "how many results there are at most", parseLimit, 10)
    .addOption(new Option("--facet <group>", "only results of this group").choices(searchFacets))
    .option("--language <tag>", "guides in this language first, such as fr", parseLanguage)
    .addOption(
      new Option("--format <format>", "how results are printed: for people, for programs")
        .choices(["pretty", "json"])
        .default("pretty"),
    )
    .addOption(new Option("--json", "the same as --format json").implies({ format: "json" }))
    .action(async (words: readonly string[], options: SearchOptions, command: Command) => {
      const query = words.join(" ");
      if (query.length > longestQuery)
        command.error(`error: argument 'words' has more than ${longestQuery} characters`);
      end(await runSearch(terminal, query, options));
    });
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** In characters; a trace of an error may be pasted. */
const longestQuery = 4000;
const mostResults = 100;

function parseLimit(value: string): number {
  const limit = Number(value);
  if (!/^\d+$/.test(value) || limit < 1 || limit > mostResults) {
    throw new InvalidArgumentError(`A number from 1 to ${mostResults} is expected.`);
  }
  return limit;
}

function parseLanguage(value: string): string {
  if (!/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(value)) {
    throw new InvalidArgumentError("The tag of a language is expected, such as fr or zh-CN.");
  }
  return value;
}

async function runSearch(terminal: Terminal, query: string, options: SearchOptions): Promise<ExitCode> {
  const { NoSiteError } = await import("../mcp/sites/no-site-error.ts");
  const { UnreadableIndexError } = await import("../mcp/sites/unreadable-index-error.ts");
  const { openSearched } = await import("../search/open-searched.ts");
  const { answerSearch } = await import("../search/answer-search.ts");
  const { createProgress } = await import("./progress.ts");
  const { input = [], config, demo, limit, facet, language, format } = options;
  const progress = createProgress(terminal, false);
  let folder = "";
  try {
    const opening = { cwd: process.cwd(), inputs: input, config, isDemo: demo, hear: progress.begin };
    const searched = await openSearched(opening).finally(progress.end);
    folder = searched.folder ?? "";
    const wanted = { query, limit, facet, language };
    const { out, notes, isFound } = await answerSearch(searched, wanted, {
      ...{ isJson: format === "json", isWatched: terminal.isInteractive },
      ...{ colors: terminal.outColors, columns: terminal.columns },
    });
    terminal.out(out);
    for (const note of notes) terminal.error(`${note}\n`);
    return isFound ? 0 : 1;
  } catch (error) {
    if (error instanceof NoSiteError) return refuse(terminal, error.found.diagnostics, error.found);
    if (!(error instanceof UnreadableIndexError)) throw error;
    const { usageCodes } = await import("../diagnostics/codes/usage.ts");
    const problem = usageCodes.unreadableIndex({ folder, reason: error.reason });
    return refuse(terminal, [{ ...problem, related: [] }], { texts: new Map() });
  }
}

/** Says why there is no answer, as errors of other commands are said. */
async function refuse(terminal: Terminal, diagnostics: readonly Diagnostic[], facts: FileFacts): Promise<ExitCode> {
  const { printReport } = await import("./print-report.ts");
  printReport(terminal, { diagnostics }, { ...facts, to: "error", quiet: true });
  return 2;
}
