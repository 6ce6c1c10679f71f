import { Command, InvalidArgumentError } from "commander";
import { basePattern, longestBase } from "../catalogue/versions.ts";
import { configKeys } from "../config/config-keys.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ExitCode } from "../verdict/exit-code.ts";
import { addGateOptions, type GateOptions } from "./gate-options.ts";
import { addModelOptions, type ModelOptions } from "./model-options.ts";
import type { Terminal } from "./terminal.ts";

interface GenerateOptions extends ModelOptions, GateOptions {
  readonly out?: string | undefined;
  readonly base?: string | undefined;
  /** False when nothing is to be kept from run to run. */
  readonly cache: boolean;
}

/** `generate`: the whole way from the model to the site. */
export function describeGenerate(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const { out, base } = configKeys;
  const command = new Command("generate")
    .description("document the model: read, link, check, render and write the site")
    .option("--out <folder>", `${out.help} (default: "${out.default}")`)
    .option("--base <path>", `${base.help} (default: "${base.default}")`, parseBase)
    .option("--no-cache", "use nothing that earlier runs left, and leave nothing");
  return addGateOptions(addModelOptions(command)).action(async (_: readonly string[], options: GenerateOptions) =>
    end(await runGenerate(terminal, options)),
  );
}

async function runGenerate(terminal: Terminal, options: GenerateOptions): Promise<ExitCode> {
  const { given, runModelCommand } = await import("./run-model-command.ts");
  const { generate } = await import("../generate.ts");
  const { checkOutput } = await import("../write/check-output.ts");
  const { describeResult } = await import("./describe-result.ts");
  const { describeUnreadBeside } = await import("./describe-unread-beside.ts");
  return runModelCommand(terminal, {
    options,
    overrides: given({ out: options.out, base: options.base, cache: options.cache ? undefined : "" }),
    reportTo: "out",
    async run(settings, run, place) {
      const problem = checkOutput(settings, place);
      if (problem !== undefined) {
        run.report.add(problem);
        return { texts: new Map() };
      }
      const result = await generate(settings, run, "write");
      const closing = (diagnostics: readonly Diagnostic[]): string | undefined =>
        [
          describeUnreadBeside(result.checked, diagnostics, { ...options, plugins: settings.plugins }),
          describeResult(result, settings, run.timings),
        ]
          .filter((line) => line !== undefined)
          .join("\n") || undefined;
      return { ...result, numbers: result.site?.numbers, closing };
    },
  });
}

/** Takes `docs` for `/docs/`. */
export function parseBase(value: string): string {
  const base = `/${value}/`.replace(/\/{2,}/g, "/");
  if (base.length > longestBase) {
    throw new InvalidArgumentError(`A path of no more than ${longestBase} characters is expected.`);
  }
  if (!basePattern.test(base)) throw new InvalidArgumentError("A path such as /docs/ is expected.");
  return base;
}
