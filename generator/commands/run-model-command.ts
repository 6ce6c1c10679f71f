import { relative } from "node:path";
import type { ModelNumbers } from "../catalogue/measure-model.ts";
import type { Config } from "../config/config.ts";
import { readConfig } from "../config/read-config.ts";
import { makeSettings, type Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { packageFolder } from "../package-folder.ts";
import { createRun, InterruptedError, type Run } from "../run.ts";
import { toExitCode, type ExitCode } from "./exit-code.ts";
import type { GateOptions } from "./gate-options.ts";
import { judgeRun } from "./judge-run.ts";
import type { ModelOptions } from "./model-options.ts";
import { printReport, type FileFacts } from "./print-report.ts";
import { printTimings } from "./print-timings.ts";
import { createProgress } from "./progress.ts";
import type { Terminal } from "./terminal.ts";
import { writeReports } from "./write-reports.ts";

export interface ModelCommand {
  readonly options: ModelOptions & GateOptions;
  /** What the command line says of the keys of the config file. */
  readonly overrides?: Partial<Config> | undefined;
  /** Where JSON and annotations go: stdout, or stderr when the command's result is on stdout. */
  readonly reportTo: "out" | "error";
  /** Does the command's work; what it returns about the files serves the printing of the report. */
  run(settings: Settings, run: Run): Promise<ModelCommandResult>;
}

export interface ModelCommandResult extends FileFacts {
  /** The model in numbers, for a command that holds it to something. */
  readonly numbers?: ModelNumbers | undefined;
  /** Whether the command plans pages, which finds more than checking. */
  readonly isPlanned?: boolean | undefined;
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
  const overrides = { ...command.overrides, ...readOverrides(options) };
  const settings = makeSettings(overrides, read?.config ?? {}, relative(cwd, packageFolder) || ".");
  const finish = async (result: ModelCommandResult): Promise<ExitCode> => {
    progress.end();
    const { numbers, isPlanned = false } = result;
    const updates = options.updateBaseline === true;
    const verdict = await judgeRun({ settings, report: run.report, numbers, isPlanned, updates });
    const texts = new Map([...result.texts, ...verdict.texts]);
    const printed = await writeReports({ ...verdict, numbers }, options.report ?? [], { ...options, ...result });
    printReport(terminal, printed, { ...options, ...result, texts, to: command.reportTo });
    if (options.timing) terminal.error(printTimings(run.timings));
    const { diagnostics } = printed;
    const exitCode = toExitCode(diagnostics, settings.strict);
    const closing = exitCode === 2 || options.quiet ? [] : [verdict.note, result.closing?.(diagnostics)];
    for (const line of closing) if (line !== undefined) terminal.error(`${line}\n`);
    return exitCode;
  };
  if (read === undefined || run.report.diagnostics.length > 0) return finish({ texts: read?.texts ?? new Map() });
  const signals = listenForSignals(run);
  try {
    return await finish(await command.run(settings, run));
  } catch (error) {
    progress.end();
    if (error instanceof InterruptedError) return signals.exitCode();
    throw error;
  } finally {
    signals.stop();
  }
}

/** What the command line says of the keys of the config file, for the options that commands share. */
function readOverrides({ baseline, input, minCoverage, strict }: ModelOptions & GateOptions): Partial<Config> {
  const coverage = minCoverage === undefined ? undefined : { minimum: minCoverage };
  return given({ inputs: input, strict, baseline, coverage });
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
