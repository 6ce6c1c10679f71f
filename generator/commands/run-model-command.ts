import type { ModelNumbers } from "../catalogue/measure-model.ts";
import { addProjectFacts } from "../discover/add-project-facts.ts";
import type { Config } from "../config/config.ts";
import { demoNote, makeDemoConfig } from "../config/demo-config.ts";
import { describeConfigPlace } from "../config/describe-config-place.ts";
import { placeSettings } from "../config/place-settings.ts";
import { readConfig } from "../config/read-config.ts";
import { makeSettings, type Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { InterruptedError } from "../diagnostics/interrupted-error.ts";
import { allEndings, hearSignals, letSignalsEndUnlessOwed } from "../plugins/signals/hear-signals.ts";
import { createRun, type Run } from "../run.ts";
import { toExitCode, type ExitCode } from "../verdict/exit-code.ts";
import type { GateOptions } from "./gate-options.ts";
import { judgeRun } from "../verdict/judge-run.ts";
import type { ModelOptions } from "./model-options.ts";
import { printQueries } from "./print-queries.ts";
import { printReport, type FileFacts } from "./print-report.ts";
import { printTimings } from "./print-timings.ts";
import type { RunPlace } from "../write/check-output.ts";
import { createProgress } from "./progress.ts";
import type { Terminal } from "./terminal.ts";
import { writeReports } from "./write-reports.ts";

/** A command that reads a model, by what is its own: `check`, `catalogue` and the like. */
export interface ModelCommand {
  readonly options: ModelOptions & GateOptions;
  /** What the command line says of the keys of the config file. */
  readonly overrides?: Partial<Config> | undefined;
  /** Where JSON and annotations go: stdout, or stderr when the command's result is on stdout. */
  readonly reportTo: "out" | "error";
  /** Does the command's work; what it returns about the files serves the printing of the report. */
  run(settings: Settings, run: Run, place: RunPlace): Promise<ModelCommandResult>;
}

/** What a command has come to, for those who print its report and its last line. */
export interface ModelCommandResult extends FileFacts {
  /** The model in numbers, for a command that holds it to something. */
  readonly numbers?: ModelNumbers | undefined;
  /** Begins the files of the only edition of several that the command looks at. */
  readonly label?: string | undefined;
  /** Said at the end, when the run was not stopped by how it was called. */
  readonly closing?: ((diagnostics: readonly Diagnostic[]) => string | undefined) | undefined;
}

/** Runs a command on a model: settings, work, report, exit code. */
export async function runModelCommand(terminal: Terminal, command: ModelCommand): Promise<ExitCode> {
  const { options } = command;
  const cwd = process.cwd();
  const progress = createProgress(terminal, options.quiet === true);
  const run = createRun(progress, { ownsProcess: true, letEnd: letSignalsEndUnlessOwed });
  const isDemo = options.demo === true;
  const read = isDemo ? makeDemoConfig(cwd) : await readConfig(options.config, cwd, run.report);
  const overrides = { ...command.overrides, ...readOverrides(options) };
  const config = read?.config ?? {};
  const settings = await addProjectFacts(makeSettings(overrides, config), { options: overrides, config });
  const finish = async (result: ModelCommandResult): Promise<ExitCode> => {
    progress.end();
    const { numbers, label } = result;
    const updates = options.updateBaseline === true;
    const judged = await judgeRun({ settings, report: run.report, numbers, label, updates });
    const verdict = { ...judged, diagnostics: placeSettings(judged.diagnostics, read, overrides) };
    const texts = new Map([...(read?.texts ?? []), ...result.texts, ...verdict.texts]);
    const { strict } = settings;
    const printed = await writeReports({ ...verdict, numbers }, options.report ?? [], {
      ...options,
      ...result,
      strict,
    });
    printReport(terminal, printed, { ...options, ...result, texts, strict, to: command.reportTo });
    if (options.timing !== undefined) terminal.error(printTimings(run.timings));
    if (options.timing === "queries") terminal.error(printQueries(run.traces));
    const { diagnostics } = printed;
    const exitCode = toExitCode(diagnostics, strict);
    const closing =
      exitCode === 2 || options.quiet
        ? []
        : [isDemo ? demoNote : undefined, describeConfigPlace(read, cwd), verdict.note, result.closing?.(diagnostics)];
    for (const line of closing) if (line !== undefined) terminal.error(`${line}\n`);
    return exitCode;
  };
  if (read === undefined || run.report.diagnostics.length > 0) return finish({ texts: new Map() });
  const signals = listenForSignals(run);
  try {
    return await finish(await command.run(settings, run, { cwd, configFile: read.file }));
  } catch (error) {
    progress.end();
    if (error instanceof InterruptedError) return signals.exitCode();
    throw error;
  } finally {
    signals.stop();
  }
}

/** What the command line says of the keys of the config file, for the options that commands share. */
export function readOverrides({
  baseline,
  input,
  minCoverage,
  reference,
  strict,
}: ModelOptions & GateOptions): Partial<Config> {
  const coverage = minCoverage === undefined ? undefined : { minimum: minCoverage };
  return given({ inputs: input, references: reference, strict, baseline, coverage });
}

/**
 * The first signal ends the run in order, so that nothing half-written stays behind; a second one kills the process. Stages that
 * work before anything is written, for as long as a model is large, are ended by it where they are.
 */
function listenForSignals(run: Run): { exitCode(): ExitCode; stop(): void } {
  let received: NodeJS.Signals | undefined;
  const stop = hearSignals((signal) => {
    received = signal;
    run.interrupt();
    stop();
  }, allEndings);
  const exitCode = (): ExitCode => {
    // A terminal that is closed takes nothing any more, and Node takes the failure to put it back as it was for a bug of its own.
    if (received === "SIGHUP") process.kill(process.pid, received);
    return received === "SIGTERM" ? 143 : 130;
  };
  return { exitCode, stop };
}

/** The entries that are set. */
export function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
