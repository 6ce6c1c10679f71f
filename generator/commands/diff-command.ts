import { Command, InvalidArgumentError, Option } from "commander";
import type { Compared } from "../diff/compared.ts";
import type { ComparedMarkdownOptions } from "../diff/print-compared-markdown.ts";
import type { CompareOptions } from "../diff/read-terms.ts";
import { addCompareOptions } from "./compare-options.ts";
import type { ExitCode } from "../verdict/exit-code.ts";
import type { ReportFormat } from "./model-options.ts";
import type { Terminal } from "./terminal.ts";

interface DiffOptions extends CompareOptions {
  readonly input?: readonly string[] | undefined;
  readonly config?: string | undefined;
  readonly format?: Exclude<ReportFormat, "gitlab" | "junit"> | undefined;
  readonly preview?: string | undefined;
  readonly verbose?: boolean | undefined;
  readonly timing?: true | undefined;
}

/** `diff`: says what differs between two states of a model, and what that means for whom. */
export function describeDiff(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const command = new Command("diff")
    .description(
      "say what has changed in a model between two folders, printed catalogues or revisions, and whom it breaks",
    )
    .argument(
      "<before>",
      "a folder, a catalogue.json, or a revision: v1.3.0, v1.2.0..v1.3.0, git:main (where this left it)",
    )
    .argument("[after]", "the same; without it, the model as it is now")
    .option(
      "--input <folder>",
      "folder or file to read the model of today and of revisions from (may be repeated)",
      collect,
    )
    .option(
      "--config <file>",
      "config file; without it, aspectdoc.config.{yaml,json,mjs,mts} here, or the nearest one above in the repository",
    )
    .addOption(
      new Option(
        "--format <format>",
        "how changes are printed: for people, for programs, as a comment, as annotations, as SARIF",
      )
        .choices(["pretty", "json", "markdown", "github", "sarif"])
        .default("pretty"),
    )
    .option(
      "--preview <url>",
      "where the site of the later state is to be seen; changes in a comment lead there",
      parseUrl,
    )
    .option("--verbose", "list safe changes and those of words too")
    .option("--timing", "print what each stage took");
  return addCompareOptions(command).action(async (before: string, after: string | undefined, options: DiffOptions) =>
    end(await runDiff(terminal, { before, after, options })),
  );
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

function parseUrl(value: string): string {
  if (!/^https?:\/\/\S+$/.test(value)) throw new InvalidArgumentError("A web address is expected.");
  return value;
}

interface DiffCall {
  readonly before: string;
  readonly after: string | undefined;
  readonly options: DiffOptions;
}

async function runDiff(terminal: Terminal, { before, after, options }: DiffCall): Promise<ExitCode> {
  const { runModelCommand } = await import("./run-model-command.ts");
  const { isOnDisk, openInputs, openSide } = await import("../diff/open-side.ts");
  const { compareSides } = await import("../diff/compare-sides.ts");
  const { createLocate } = await import("../diff/create-locate.ts");
  const { readPast } = await import("../diff/read-past.ts");
  const { readTerms } = await import("../diff/read-terms.ts");
  const { splitRange } = await import("../diff/split-range.ts");
  const { compareCodes } = await import("../diagnostics/codes/compare.ts");
  const { findRepositoryTop } = await import("../config/find-repository-top.ts");
  return runModelCommand(terminal, {
    options: { ...options, format: "pretty", quiet: options.format !== "pretty" },
    reportTo: "error",
    async run(settings, run, { cwd }) {
      const context = { settings, run, cwd };
      const names = after === undefined ? splitRange(before, cwd) : { before, after };
      const old = await openSide(names.before, {
        ...context,
        isBesideDisk: isOnDisk(names.after, cwd),
        isEarlier: true,
        comparedWith: names.after,
      });
      const now = await (names.after === undefined
        ? openInputs(context)
        : openSide(names.after, { ...context, isBesideDisk: isOnDisk(names.before, cwd), comparedWith: names.before }));
      const terms = readTerms(options, settings.compare);
      const past = await readPast(terms, settings, run.report);
      const nothing = { texts: new Map<string, string>() };
      if (old === undefined || now === undefined) return nothing;
      const compared = await compareSides(old, now, { terms, report: run.report, past });
      if (compared === undefined) return nothing;
      // What programs read is about the repository, and not about the folder in it that the command was started in.
      const folder = (options.format === "pretty" ? undefined : findRepositoryTop(cwd)) ?? cwd;
      const locate = createLocate(folder, now.locations);
      const locateBefore = createLocate(folder, old.locations);
      terminal.out(await printAs(options, compared, { locate, locateBefore, colors: terminal.outColors }));
      const { failing } = compared;
      if (failing.length > 0) {
        const { countVerdicts } = await import("../diff/words.ts");
        const facts = { count: failing.length, verdicts: countVerdicts(failing), against: old.label };
        run.report.add(compareCodes.failed(facts));
      }
      return { texts: now.texts, locations: now.locations };
    },
  });
}

interface PrintContext {
  locate(path: string): string;
  locateBefore(path: string): string;
  readonly colors: Terminal["outColors"];
}

async function printAs(
  { format = "pretty", verbose, preview }: DiffOptions,
  compared: Compared,
  { locate, locateBefore, colors }: PrintContext,
): Promise<string> {
  switch (format) {
    case "pretty":
      return (await import("../diff/print-compared.ts")).printCompared(compared, {
        locate,
        locateBefore,
        colors,
        verbose,
      });
    case "json":
      return (await import("../diff/compared-json.ts")).printComparedJson(compared);
    case "markdown":
      return (await import("../diff/print-compared-markdown.ts")).printComparedMarkdown(compared, {
        locate,
        locateBefore,
        preview: await openPreview(compared, preview),
      });
    case "github":
    case "sarif": {
      const { toDiagnostics } = await import("../diff/to-diagnostics.ts");
      const { printGithub } = await import("../diagnostics/print/print-github.ts");
      const { printSarif } = await import("../diagnostics/print/print-sarif.ts");
      const { readPackageVersion } = await import("../package-folder.ts");
      const { catalogue, failing, passing } = compared;
      const diagnostics = toDiagnostics([...failing, ...passing], { catalogue, locateBefore });
      return format === "github"
        ? printGithub(diagnostics, { locate, verbose })
        : printSarif({ diagnostics }, { locate, verbose, version: readPackageVersion() });
    }
  }
}

async function openPreview(
  { catalogue }: Compared,
  href: string | undefined,
): Promise<ComparedMarkdownOptions["preview"]> {
  if (href === undefined || catalogue === undefined) return undefined;
  const { linkChanges } = await import("../diff/link-changes.ts");
  return { href, find: linkChanges(catalogue, href) };
}
