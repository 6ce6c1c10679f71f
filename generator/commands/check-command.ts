import { Command } from "commander";
import type { Settings } from "../config/settings.ts";
import type { GenerateResult } from "../generate.ts";
import type { Run } from "../run.ts";
import { addCompareOptions, readTerms, type CompareOptions } from "./compare-options.ts";
import type { ExitCode } from "./exit-code.ts";
import { addGateOptions, type GateOptions } from "./gate-options.ts";
import { addModelOptions, type ModelOptions } from "./model-options.ts";
import type { Terminal } from "./terminal.ts";

type CheckOptions = ModelOptions & GateOptions & CompareOptions & { readonly against?: string | undefined };

/** `check`: all that `generate` does up to the planning of pages, and writes nothing. */
export function describeCheck(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const command = new Command("check").description(
    "find what is wrong with the model and its guides, without writing anything",
  );
  addGateOptions(addModelOptions(command)).option(
    "--against <before>",
    "fail on breaking changes since a folder, a catalogue.json or a revision; git:main is where this left main",
  );
  return addCompareOptions(command).action(async (_: readonly string[], options: CheckOptions) =>
    end(await runCheck(terminal, options)),
  );
}

async function runCheck(terminal: Terminal, options: CheckOptions): Promise<ExitCode> {
  const { runModelCommand } = await import("./run-model-command.ts");
  const { generate } = await import("../generate.ts");
  const { measureModel } = await import("../catalogue/measure-model.ts");
  const { describeChecked } = await import("./describe-checked.ts");
  return runModelCommand(terminal, {
    options,
    reportTo: "out",
    async run(settings, run, { cwd }) {
      const result = await generate(settings, run, "plan");
      const said = await tellChanges(result, { options, settings, run, cwd });
      return {
        ...result,
        numbers: result.catalogue && measureModel(result.catalogue),
        closing: (diagnostics) =>
          [
            diagnostics.some(({ severity }) => severity !== "info")
              ? undefined
              : `${describeChecked(result.catalogue)} checked, nothing to report`,
            said,
          ]
            .filter((line) => line !== undefined)
            .join("\n") || undefined,
      };
    },
  });
}

interface CheckContext {
  readonly options: CheckOptions;
  readonly settings: Settings;
  readonly run: Run;
  readonly cwd: string;
}

/**
 * Reports what has changed since the state that `--against` names: what fails as errors, the rest as notes. Gives the
 * line that sums it up.
 */
async function tellChanges(
  result: GenerateResult,
  { options, settings, run, cwd }: CheckContext,
): Promise<string | undefined> {
  if (options.against === undefined || result.catalogue === undefined) return undefined;
  const { readSide } = await import("../diff/read-side.ts");
  const { compareSides } = await import("../diff/compare-sides.ts");
  const { toDiagnostics } = await import("../diff/to-diagnostics.ts");
  const { countVerdicts } = await import("../diff/words.ts");
  const before = await readSide(options.against, { settings, run, cwd });
  if (before === undefined) return undefined;
  const after = {
    label: "what is here",
    catalogue: result.catalogue,
    texts: result.texts,
    locations: result.locations,
  };
  const terms = readTerms(options, settings.compare, "breaking");
  const compared = await compareSides(before, after, { terms, report: run.report });
  if (compared === undefined) return undefined;
  const label = result.label ?? "";
  const tell = (changes: typeof compared.failing, severity: "error" | "info"): void => {
    for (const { span, ...problem } of toDiagnostics(changes, severity)) {
      run.report.add(problem, span && { ...span, file: label + span.file });
    }
  };
  tell(compared.failing, "error");
  tell(compared.passing, "info");
  const accepted = compared.accepted.length === 0 ? "" : `, ${compared.accepted.length} accepted`;
  return `since ${before.label}: ${countVerdicts([...compared.failing, ...compared.passing])}${accepted}`;
}
