import { InvalidArgumentError, Option, type Command } from "commander";
import { configKeys } from "../config/config-keys.ts";

/** What the options that decide whether a model is good enough were set to. */
export interface GateOptions {
  readonly baseline?: string | undefined;
  readonly updateBaseline?: boolean | undefined;
  readonly minCoverage?: number | undefined;
  readonly report?: readonly ReportFile[] | undefined;
}

/** A file that the report is written to besides being printed. */
export interface ReportFile {
  readonly path: string;
  readonly format: "json" | "gitlab" | "junit" | "sarif" | "markdown";
}

/** Adds the options that say what fails a run and where else its report goes. */
export function addGateOptions(command: Command): Command {
  return command
    .option("--baseline <file>", configKeys.baseline.help)
    .option("--update-baseline", "write the warnings of today to the baseline file, and drop those that are gone")
    .addOption(
      new Option("--min-coverage <percent>", "fail when less of the model is described").argParser(parsePercent),
    )
    .option(
      "--report <file>",
      "write the report to a file too, in the format that its ending says: .json, .sarif, .md, .xml (JUnit) or .gitlab.json (may be repeated)",
      collectReport,
    );
}

function parsePercent(value: string): number {
  const percent = Number(value);
  if (!/^\d+(?:\.\d+)?$/.test(value) || percent > 100) {
    throw new InvalidArgumentError("A number from 0 to 100 is expected.");
  }
  return percent;
}

/** By ending, the longer ones first. */
const formats = new Map<string, ReportFile["format"]>([
  [".gitlab.json", "gitlab"],
  [".json", "json"],
  [".sarif", "sarif"],
  [".md", "markdown"],
  [".xml", "junit"],
]);

function collectReport(path: string, before: readonly ReportFile[] = []): readonly ReportFile[] {
  const [, format] = [...formats].find(([ending]) => path.toLowerCase().endsWith(ending)) ?? [];
  if (format === undefined) {
    throw new InvalidArgumentError("A file that ends in .json, .sarif, .md, .xml or .gitlab.json is expected.");
  }
  return [...before, { path, format }];
}
