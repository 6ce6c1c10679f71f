import { Option, type Command } from "commander";
import { configKeys } from "../config/config-keys.ts";

/** What the options that all commands on a model share were set to; undefined where they were not given. */
export interface ModelOptions {
  readonly input?: readonly string[] | undefined;
  readonly config?: string | undefined;
  readonly strict?: boolean | undefined;
  readonly format?: ReportFormat | undefined;
  readonly quiet?: boolean | undefined;
  readonly verbose?: boolean | undefined;
  readonly timing?: boolean | undefined;
}

export type ReportFormat = "pretty" | "json" | "github" | "sarif" | "markdown";

const formats: readonly ReportFormat[] = ["pretty", "json", "github", "sarif", "markdown"];

/** Adds the options that say which model to read and how to report on it. */
export function addModelOptions(command: Command): Command {
  return command
    .option("--input <folder>", `${configKeys.inputs.help} (may be repeated)`, collect)
    .option("--config <file>", "config file; without it, aspectdoc.config.{yaml,json,mjs} here, if there is one")
    .option("--strict", configKeys.strict.help)
    .addOption(
      new Option(
        "--format <format>",
        "how diagnostics are printed: for people, for programs, as GitHub annotations, as SARIF 2.1.0, or as a summary",
      )
        .choices(formats)
        .default("pretty"),
    )
    .option("--quiet", "print nothing but errors")
    .option("--verbose", "print notes too, and every diagnostic of each kind")
    .option("--timing", "print what each stage took");
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
