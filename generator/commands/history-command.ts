import { relative, resolve } from "node:path";
import { Argument, Command } from "commander";
import type { ExitCode } from "../verdict/exit-code.ts";
import { addModelOptions, type ModelOptions } from "./model-options.ts";
import type { Terminal } from "./terminal.ts";

/** `history update`: reads the releases of the repository and writes what has become of everything. */
export function describeHistory(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const command = new Command("history")
    .description("find out since when everything in the model is there, from the releases of its repository")
    .addArgument(new Argument("<what>", "`update` reads all releases and writes the file").choices(["update"]));
  return addModelOptions(command, { takesFolders: false }).action(async (_: string, options: ModelOptions) =>
    end(await runHistory(terminal, options)),
  );
}

async function runHistory(terminal: Terminal, options: ModelOptions): Promise<ExitCode> {
  const { realpath } = await import("node:fs/promises");
  const { runModelCommand } = await import("./run-model-command.ts");
  const { historyCodes } = await import("../diagnostics/codes/history.ts");
  const { describeUnwritten } = await import("../diagnostics/describe-failure.ts");
  const { readHistory } = await import("../discover/read-history.ts");
  const { createReport } = await import("../diagnostics/report.ts");
  const { findLost, listRead } = await import("../history/find-lost.ts");
  const { historyPath } = await import("../history/history-path.ts");
  const { printHistory } = await import("../history/history-file.ts");
  const { openReleases } = await import("../releases/open-releases.ts");
  const { readReleases } = await import("../releases/read-releases.ts");
  const { writeWhole } = await import("../write/write-whole.ts");
  return runModelCommand(terminal, {
    options,
    reportTo: "error",
    async run(settings, run, { cwd }) {
      const nothing = { texts: new Map<string, string>() };
      const { history: wanted = {} } = settings;
      const context = { settings, run, cwd };
      const opened = openReleases(wanted, { ...context, cwd: await realpath(cwd) });
      if (opened === undefined) return nothing;
      try {
        const { releases, mayLack } = opened;
        const history = await readReleases(releases, context);
        const read = listRead(history);
        const path = historyPath(wanted);
        const shown = relative(cwd, resolve(cwd, path)).replaceAll("\\", "/");
        // What can't be used of the file that is there goes with it, whether the config file names it or not.
        const before = mayLack
          ? (await readHistory({ ...settings, history: wanted }, createReport())).history
          : undefined;
        const lost = before === undefined ? [] : findLost(before, history);
        if (lost.length > 0 || read.length === 0) {
          run.report.add(
            lost.length > 0 ? historyCodes.lost({ path: shown, lost }) : historyCodes.nothingRead({ mayLack }),
          );
          return nothing;
        }
        await writeWhole(path, printHistory(history)).catch((error: unknown) =>
          run.report.add(historyCodes.notWritten({ path: shown, reason: describeUnwritten(error) })),
        );
        // Others read it only where the config file asks for it.
        const next = settings.history === undefined ? "; with `history: {}` in the config file, pages tell of it" : "";
        return { ...nothing, closing: () => `${shown}: ${read.length} of ${releases.length} releases read${next}` };
      } finally {
        opened.close();
      }
    },
  });
}
