import { relative } from "node:path";
import type { Config } from "../config/config.ts";
import { readConfig } from "../config/read-config.ts";
import { makeSettings, type Settings } from "../config/settings.ts";
import { arrangeDiagnostics, type Levels } from "../diagnostics/arrange.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { packageFolder } from "../package-folder.ts";
import { createRun, InterruptedError, type Run } from "../run.ts";
import { toExitCode, type ExitCode } from "./exit-code.ts";
import type { ModelOptions } from "./model-options.ts";
import { printReport, type FileFacts } from "./print-report.ts";
import { printTimings } from "./print-timings.ts";
import { createProgress } from "./progress.ts";
import type { Terminal } from "./terminal.ts";

export interface ModelCommand {
  readonly options: ModelOptions;
  /** What the command line says of the keys of the config file. */
  readonly overrides?: Partial<Config> | undefined;
  /** Where JSON and annotations go: stdout, or stderr when the command's result is on stdout. */
  readonly reportTo: "out" | "error";
  /** Does the command's work; what it returns about the files serves the printing of the report. */
  run(settings: Settings, run: Run): Promise<ModelCommandResult>;
}

export interface ModelCommandResult extends FileFacts {
  /** Said at the end, when the run was not stopped by how it was called. */
  readonly closing?: ((diagnostics: readonly Diagnostic[]) => string | undefined) | undefined;
}

/** Runs a command on a model: settings, work, report, exit code. */
export async function runModelCommand(terminal: Terminal, command: ModelCommand): Promise<ExitCode> {
  const { options } = command;
  const cwd = process.cwd();
  const progress = createProgress(terminal, options.quiet === true);
  const run = createRun(progress);
  const read = await readConfig(options.config, cwd, run.report);
  const finish = (result: ModelCommandResult, levels?: Levels, strict?: boolean): ExitCode => {
    progress.end();
    const diagnostics = arrangeDiagnostics(run.report.diagnostics, levels);
    printReport(terminal, diagnostics, { ...options, ...result, to: command.reportTo });
    if (options.timing) terminal.error(printTimings(run.timings));
    const exitCode = toExitCode(diagnostics, strict);
    const closing = exitCode === 2 || options.quiet ? undefined : result.closing?.(diagnostics);
    if (closing !== undefined) terminal.error(`${closing}\n`);
    return exitCode;
  };
  if (read === undefined || run.report.diagnostics.length > 0) return finish({ texts: read?.texts ?? new Map() });
  const overrides = { ...command.overrides, ...given({ inputs: options.input, strict: options.strict }) };
  const settings = makeSettings(overrides, read.config, relative(cwd, packageFolder) || ".");
  const signals = listenForSignals(run);
  try {
    return finish(await command.run(settings, run), settings.levels, settings.strict);
  } catch (error) {
    progress.end();
    if (error instanceof InterruptedError) return signals.exitCode();
    throw error;
  } finally {
    signals.stop();
  }
}

/** The first signal ends the run in order, so that nothing half-written stays behind; a second one kills the process. */
function listenForSignals(run: Run): { exitCode(): ExitCode; stop(): void } {
  let received: NodeJS.Signals | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    received = signal;
    run.interrupt();
    stop();
  };
  const stop = (): void => void process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  return { exitCode: () => (received === "SIGTERM" ? 143 : 130), stop };
}

/** The entries that are set. */
export function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
