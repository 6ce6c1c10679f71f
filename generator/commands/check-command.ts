import { Command } from "commander";
import type { Settings } from "../config/settings.ts";
import type { Engine } from "../engine/engine.ts";
import type { GenerateResult } from "../generate.ts";
import type { Run } from "../run.ts";
import type { Compared } from "../diff/compared.ts";
import type { ToldChanges } from "../diff/tell-changes.ts";
import type { CompareOptions } from "../diff/read-terms.ts";
import { addCompareOptions } from "./compare-options.ts";
import type { ExitCode } from "../verdict/exit-code.ts";
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
  return addCompareOptions(command)
    .hook("preAction", refuseIdle)
    .action(async (_: readonly string[], options: CheckOptions) => end(await runCheck(terminal, options)));
}

/** Ends with the usage where it is said how changes are judged and not since when: whoever wrote it takes a green run for a gate. */
function refuseIdle(command: Command): void {
  const { against, ...values } = command.opts<CheckOptions>();
  const judging: readonly (keyof CompareOptions)[] = ["failOn", "compat", "transitive", "accepted"];
  const idle = command.options.find((option) =>
    judging.some((name) => name === option.attributeName() && values[name] !== undefined),
  );
  if (against !== undefined || idle === undefined) return;
  command.error(
    `error: option '${idle.flags}' is about changes, and nothing says since when\n(--against does: a folder, a catalogue.json or a revision such as git:main.)`,
  );
}

async function runCheck(terminal: Terminal, options: CheckOptions): Promise<ExitCode> {
  const { runModelCommand } = await import("./run-model-command.ts");
  const { generate } = await import("../generate.ts");
  const { describeChecked } = await import("./describe-checked.ts");
  const { describeUnreadBeside } = await import("./describe-unread-beside.ts");
  const { describeUncached } = await import("./describe-uncached.ts");
  return runModelCommand(terminal, {
    options,
    reportTo: "out",
    async run(settings, run, { cwd }) {
      const engine = options.against === undefined ? undefined : await openSharedEngine();
      // An edition of several is told apart by its settings, which what an earlier run has left doesn't have.
      const until = engine !== undefined && settings.versions !== undefined ? "plan" : "check";
      const result = await generate(settings, run, until, engine);
      const told = await compareIfAsked(result, { options, settings, run, cwd, engine });
      const said = told && (await describeChanges(told.compared));
      return {
        ...result,
        ...(told && { texts: told.texts, locations: told.locations }),
        numbers: result.checked?.numbers,
        closing: (diagnostics) =>
          [
            diagnostics.some(({ severity }) => severity !== "info")
              ? undefined
              : `${describeChecked(result.checked)} checked, nothing to report`,
            describeUnreadBeside(result.checked, diagnostics, { ...options, plugins: settings.plugins }),
            said,
            result.uncached === undefined ? undefined : describeUncached(result.uncached, settings),
          ]
            .filter((line) => line !== undefined)
            .join("\n") || undefined,
      };
    },
  });
}

/** Spares the reading of what a model and its earlier state have in common; it comes with all that compares them. */
async function openSharedEngine(): Promise<Engine> {
  const { createSharedEngine } = await import("../diff/compare-sides.ts");
  return createSharedEngine();
}

async function compareIfAsked(
  result: GenerateResult,
  {
    options,
    ...context
  }: {
    readonly options: CheckOptions;
    readonly settings: Settings;
    readonly run: Run;
    readonly cwd: string;
    readonly engine: Engine | undefined;
  },
): Promise<ToldChanges | undefined> {
  const { against } = options;
  if (against === undefined) return undefined;
  const { tellChanges } = await import("../diff/tell-changes.ts");
  return tellChanges(result, { ...context, options, against });
}

/** E.g. `since main at 4f2a9c1: 2 breaking, 14 safe, 1 accepted`. */
async function describeChanges(compared: Compared): Promise<string> {
  const { sayOutcome } = await import("../diff/words.ts");
  const also = compared.accepted.length === 0 ? "" : `, ${compared.accepted.length} accepted`;
  return `since ${compared.before}: ${sayOutcome(compared)}${also}`;
}
