import { Command } from "commander";
import type { ExitCode } from "./exit-code.ts";
import { addGateOptions, type GateOptions } from "./gate-options.ts";
import { addModelOptions, type ModelOptions } from "./model-options.ts";
import type { Terminal } from "./terminal.ts";

type CheckOptions = ModelOptions & GateOptions;

/** `check`: reads, links and checks the model, and writes nothing. */
export function describeCheck(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const command = new Command("check").description("read and check the model without writing anything");
  return addGateOptions(addModelOptions(command)).action(async (options: CheckOptions) =>
    end(await runCheck(terminal, options)),
  );
}

async function runCheck(terminal: Terminal, options: CheckOptions): Promise<ExitCode> {
  const { runModelCommand } = await import("./run-model-command.ts");
  const { generate } = await import("../generate.ts");
  const { measureModel } = await import("../catalogue/measure-model.ts");
  const { formatCount } = await import("../diagnostics/print/print-summary.ts");
  return runModelCommand(terminal, {
    options,
    reportTo: "out",
    async run(settings, run) {
      const result = await generate(settings, run, "check");
      const files = result.catalogue?.sources.length ?? 0;
      return {
        ...result,
        numbers: result.catalogue && measureModel(result.catalogue),
        closing: (diagnostics) =>
          diagnostics.some(({ severity }) => severity !== "info")
            ? undefined
            : `${formatCount(files, "file")} checked, nothing to report`,
      };
    },
  });
}
