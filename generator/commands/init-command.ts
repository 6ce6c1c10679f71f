import { Command } from "commander";
import type { ExitCode } from "../verdict/exit-code.ts";
import type { Terminal } from "./terminal.ts";

interface InitOptions {
  readonly github?: boolean | undefined;
  readonly force?: boolean | undefined;
}

/** `init`: writes a configuration that fits the current folder, and a workflow for GitHub Actions. */
export function describeInit(terminal: Terminal, end: (code: ExitCode) => void): Command {
  return new Command("init")
    .description("write a config file that fits this folder, and what to do next")
    .option("--github", "write a workflow for GitHub Actions too")
    .option("--force", "replace files that are there already")
    .action(async (options: InitOptions) => end(await runInit(terminal, options)));
}

async function runInit(terminal: Terminal, options: InitOptions): Promise<ExitCode> {
  const { createReport } = await import("../diagnostics/report.ts");
  const { initialize } = await import("./initialize.ts");
  const { printReport } = await import("./print-report.ts");
  const report = createReport();
  const lines = await initialize(
    process.cwd(),
    { github: options.github === true, force: options.force === true },
    report,
  );
  printReport(terminal, report, { texts: new Map(), to: "error", quiet: true });
  for (const line of lines) terminal.error(`${line}\n`);
  return report.diagnostics.length > 0 ? 2 : 0;
}
