import { Option, type Command } from "commander";
import { configKeys } from "../config/config-keys.ts";

/** What the options that all commands on a model share were set to; undefined where they were not given. */
export interface ModelOptions {
  /** Folders that the command line names, as arguments or as options. */
  readonly input?: readonly string[] | undefined;
  /** Whether the bundled model is shown. */
  readonly demo?: boolean | undefined;
  readonly reference?: readonly string[] | undefined;
  readonly config?: string | undefined;
  readonly strict?: boolean | undefined;
  readonly format?: ReportFormat | undefined;
  readonly quiet?: boolean | undefined;
  readonly verbose?: boolean | undefined;
  /** Of `queries` too; `true` for the stages alone. */
  readonly timing?: "queries" | true | undefined;
}

/** The forms in which `--format` prints diagnostics. */
export type ReportFormat = "pretty" | "json" | "github" | "gitlab" | "junit" | "sarif" | "markdown";

const formats: readonly ReportFormat[] = ["pretty", "json", "github", "gitlab", "junit", "sarif", "markdown"];

/** Adds the options that say which model to read and how to report on it; folders may be named without `--input` too. */
export function addModelOptions(command: Command, { takesFolders = true } = {}): Command {
  if (takesFolders) {
    command
      .argument("[folder...]", "folders or files to read the model from, as with --input")
      .hook("preAction", takeFolders);
  }
  return command
    .option("--input <folder>", `${configKeys.inputs.help} (may be repeated)`, collect)
    .addOption(
      new Option("--demo", "show the model that is bundled with Aspectdoc, whatever the config file says").conflicts([
        "input",
        "config",
      ]),
    )
    .option("--reference <path>", `${configKeys.references.help} (may be repeated)`, collect)
    .option(
      "--config <file>",
      "config file; without it, aspectdoc.config.{yaml,json,mjs,mts} here, or the nearest one above in the repository",
    )
    .option("--strict", configKeys.strict.help)
    .addOption(
      new Option(
        "--format <format>",
        "how diagnostics are printed: for people, for programs, for GitHub, GitLab or whatever reads JUnit, as SARIF 2.1.0, or as a summary",
      )
        .choices(formats)
        .default("pretty"),
    )
    .option("--quiet", "print nothing but what fails the run")
    .option("--verbose", "print notes too, and every diagnostic of each kind")
    .option(
      "--timing [of]",
      "print what each stage took; with `queries`, also what was worked out and because of what",
    );
}

/** Folders that stand as arguments are as good as those behind `--input`. */
function takeFolders(command: Command): void {
  const { timing } = command.opts<{ readonly timing?: string | true | undefined }>();
  const isFolder = typeof timing === "string" && timing !== "queries";
  // What stands behind an option that needs nothing is a folder, unless it is what the option knows.
  if (isFolder) command.setOptionValue("timing", true);
  const args = isFolder ? [timing, ...command.args] : command.args;
  if (args.length === 0) return;
  const { demo, input = [] } = command.opts<ModelOptions>();
  if (demo === true) command.error("error: option '--demo' cannot be used with a folder");
  command.setOptionValue("input", [...input, ...args]);
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
