import { accessSync, constants, statSync } from "node:fs";
import { relative, resolve } from "node:path";
import { Command } from "commander";
import { describeUnreadable, notThere } from "../diagnostics/describe-failure.ts";
import type { ExitCode } from "../verdict/exit-code.ts";
import type { Terminal } from "./terminal.ts";

interface InitOptions {
  readonly github?: boolean | undefined;
  readonly gitlab?: boolean | undefined;
  readonly force?: boolean | undefined;
}

/** `init`: writes a configuration that fits a folder, and pipelines for GitHub Actions and GitLab CI. */
export function describeInit(terminal: Terminal, end: (code: ExitCode) => void): Command {
  return new Command("init")
    .description("write a config file that fits this folder, and what to do next")
    .argument("[folder]", "another folder that it is to fit and to be in")
    .option("--github", "write a workflow for GitHub Actions too")
    .option("--gitlab", "write jobs for GitLab CI too")
    .option("--force", "replace files that are there already")
    .action(async (folder: string | undefined, options: InitOptions) => end(await runInit(terminal, folder, options)));
}

async function runInit(terminal: Terminal, folder = ".", options: InitOptions): Promise<ExitCode> {
  const { usageCodes } = await import("../diagnostics/codes/usage.ts");
  const { createReport } = await import("../diagnostics/report.ts");
  const { configFile, initialize } = await import("./initialize.ts");
  const { printReport } = await import("./print-report.ts");
  const report = createReport();
  const place = resolve(folder);
  const reason = findObstacle(place, folder);
  if (reason !== undefined) report.add(usageCodes.fileNotWritten({ path: `${folder}/${configFile}`, reason }));
  const hosts = (["github", "gitlab"] as const).filter((host) => options[host] === true);
  const settings = { hosts, force: options.force === true };
  const lines =
    reason === undefined ? await initialize(place, { ...settings, way: relative(process.cwd(), place) }, report) : [];
  printReport(terminal, report, { texts: new Map(), to: "error", quiet: true });
  for (const line of lines) terminal.error(`${line}\n`);
  return report.diagnostics.length > 0 ? 2 : 0;
}

/** Why a folder can't be looked into, by what it was called; undefined where it can. */
function findObstacle(place: string, folder: string): string | undefined {
  try {
    if (!statSync(place).isDirectory()) return `\`${folder}\` is a file, and no folder`;
    accessSync(place, constants.R_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const reason = describeUnreadable(error);
    return reason === notThere ? "there is no such folder" : reason;
  }
}
