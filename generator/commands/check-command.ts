import { Command } from "commander";
import type { ExitCode } from "./exit-code.ts";
import { addGateOptions, type GateOptions } from "./gate-options.ts";
import { addModelOptions, type ModelOptions } from "./model-options.ts";
import type { Terminal } from "./terminal.ts";

type CheckOptions = ModelOptions & GateOptions;

/** `check`: all that `generate` does up to the planning of pages, and writes nothing. */
export function describeCheck(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const command = new Command("check").description(
    "find what is wrong with the model and its guides, without writing anything",
  );
  return addGateOptions(addModelOptions(command)).action(async (_: readonly string[], options: CheckOptions) =>
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
    async run(settings, run) {
      const result = await generate(settings, run, "plan");
      return {
        ...result,
        numbers: result.catalogue && measureModel(result.catalogue),
        closing: (diagnostics) =>
          diagnostics.some(({ severity }) => severity !== "info")
            ? undefined
            : `${describeChecked(result.catalogue)} checked, nothing to report`,
      };
    },
  });
}
