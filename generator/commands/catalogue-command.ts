import { Command } from "commander";
import type { ExitCode } from "../verdict/exit-code.ts";
import { addModelOptions, type ModelOptions } from "./model-options.ts";
import type { Terminal } from "./terminal.ts";

interface CatalogueOptions extends ModelOptions {
  readonly counts?: boolean | undefined;
}

/** `catalogue`: prints the linked model, or its totals, as JSON to stdout. */
export function describeCatalogue(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const command = new Command("catalogue")
    .description("print the linked model as JSON")
    .option("--counts", "print the totals only");
  return addModelOptions(command).action(async (_: readonly string[], options: CatalogueOptions) =>
    end(await runCatalogue(terminal, options)),
  );
}

async function runCatalogue(terminal: Terminal, options: CatalogueOptions): Promise<ExitCode> {
  const { runModelCommand } = await import("./run-model-command.ts");
  const { generate } = await import("../generate.ts");
  const { countCatalogue } = await import("../catalogue/count-catalogue.ts");
  const { printJson } = await import("../print/print-json.ts");
  return runModelCommand(terminal, {
    options,
    reportTo: "error",
    async run(settings, run) {
      const result = await generate(settings, run, "link");
      if (result.catalogue)
        terminal.out(`${printJson(options.counts ? countCatalogue(result.catalogue) : result.catalogue)}\n`);
      return result;
    },
  });
}
