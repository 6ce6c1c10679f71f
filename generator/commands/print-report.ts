import { relative, resolve } from "node:path";
import { printGithub } from "../diagnostics/print/print-github.ts";
import { printGitlab } from "../diagnostics/print/print-gitlab.ts";
import { printJson } from "../diagnostics/print/print-json.ts";
import { printJunit } from "../diagnostics/print/print-junit.ts";
import { printMarkdown } from "../diagnostics/print/print-markdown.ts";
import { printPretty } from "../diagnostics/print/print-pretty.ts";
import { printSarif } from "../diagnostics/print/print-sarif.ts";
import type { RunReport } from "../diagnostics/print/run-report.ts";
import { createSourceLines, type SourceTexts } from "../diagnostics/source-texts.ts";
import { findRepositoryTop } from "../config/find-repository-top.ts";
import { readPackageVersion } from "../package-folder.ts";
import type { ReportFormat } from "./model-options.ts";
import type { Terminal } from "./terminal.ts";

/** What the run knows of the files that diagnostics are about. */
export interface FileFacts {
  readonly texts: SourceTexts;
  readonly locations?: ReadonlyMap<string, string> | undefined;
}

/** How diagnostics are printed; what isn't given is as it is without its option. */
export interface PrintReportOptions extends FileFacts {
  /** `pretty`, for people, where none is asked for. */
  readonly format?: ReportFormat | undefined;
  /** Shows what fails the run and nothing else. */
  readonly quiet?: boolean | undefined;
  /** Shows notes too, and all diagnostics of a code instead of the first few. */
  readonly verbose?: boolean | undefined;
  /** Whether warnings fail the run. */
  readonly strict?: boolean | undefined;
  /** Where all forms but the pretty one go, which is for stderr. */
  readonly to: "out" | "error";
}

/** Prints the report of a run once, in the format that was asked for. */
export function printReport(terminal: Terminal, report: RunReport, options: PrintReportOptions): void {
  const { format = "pretty", texts, locations, to, quiet, verbose, strict } = options;
  if (format !== "pretty") return terminal[to](formatReport(report, format, options));
  const { diagnostics, known } = report;
  const lines = createSourceLines(texts);
  const { colors } = terminal;
  // Editors open what is named from the folder that the command was started in.
  const locate = createLocate(process.cwd(), locations);
  terminal.error(printPretty(diagnostics, { lines, locate, colors, known: known?.length, quiet, verbose, strict }));
}

/** The report in one of the formats that programs read. */
export function formatReport(
  report: RunReport,
  format: Exclude<ReportFormat, "pretty">,
  { locations, strict, verbose }: Pick<PrintReportOptions, "locations" | "strict" | "verbose">,
): string {
  // Whoever reads these knows the repository, and not the folder in it that the command was started in.
  const locate = createLocate(findRepositoryTop(process.cwd()) ?? process.cwd(), locations);
  switch (format) {
    case "json":
      return printJson(report, { locate });
    case "github":
      return printGithub(report.diagnostics, { locate, verbose });
    case "sarif":
      return printSarif(report, { locate, verbose, version: readPackageVersion() });
    case "gitlab":
      return printGitlab(report, { locate, verbose });
    case "junit":
      return printJunit(report, { locate, strict, verbose });
    case "markdown":
      return printMarkdown(report, { locate, verbose });
  }
}

/** Tells where a file is from a folder, by the path that diagnostics have of it. */
function createLocate(folder: string, locations: FileFacts["locations"]): (path: string) => string {
  return (path) => relative(folder, resolve(locations?.get(path) ?? path)).replaceAll("\\", "/");
}
