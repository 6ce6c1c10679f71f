import { relative } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { printGithub } from "../diagnostics/print/print-github.ts";
import { printJson } from "../diagnostics/print/print-json.ts";
import { printPretty } from "../diagnostics/print/print-pretty.ts";
import { createSourceLines, type SourceTexts } from "../diagnostics/source-texts.ts";
import type { ReportFormat } from "./model-options.ts";
import type { Terminal } from "./terminal.ts";

/** What the run knows of the files that diagnostics are about. */
export interface FileFacts {
  readonly texts: SourceTexts;
  readonly locations?: ReadonlyMap<string, string> | undefined;
}

export interface PrintReportOptions extends FileFacts {
  readonly format?: ReportFormat | undefined;
  readonly quiet?: boolean | undefined;
  readonly verbose?: boolean | undefined;
  readonly to: "out" | "error";
}

/** Prints the diagnostics of a run once, in the format that was asked for. */
export function printReport(terminal: Terminal, diagnostics: readonly Diagnostic[], options: PrintReportOptions): void {
  const { format = "pretty", locations, texts, to, quiet, verbose } = options;
  if (format === "json") return terminal[to](printJson(diagnostics));
  if (format === "github") {
    const locate = (path: string): string =>
      relative(process.cwd(), locations?.get(path) ?? path).replaceAll("\\", "/");
    return terminal[to](printGithub(diagnostics, { locate, verbose }));
  }
  terminal.error(
    printPretty(diagnostics, { lines: createSourceLines(texts), colors: terminal.colors, quiet, verbose }),
  );
}
