import { CommanderError } from "commander";
import { createProgram } from "../generator/commands/create-program.ts";
import { describeLostOutput, describeSystemFailure } from "../generator/commands/describe-system-failure.ts";
import { endInTime } from "../generator/commands/end-in-time.ts";
import type { ExitCode } from "../generator/verdict/exit-code.ts";
import { printBug } from "../generator/commands/print-bug.ts";
import { printForbiddenCode } from "../generator/commands/print-forbidden-code.ts";
import { printShortage } from "../generator/commands/print-shortage.ts";
import { printStrayError } from "../generator/commands/print-stray-error.ts";
import { printUntimelyEnd } from "../generator/commands/print-untimely-end.ts";
import { createTerminal } from "../generator/commands/terminal.ts";
import { packageFolder, readPackageVersion } from "../generator/package-folder.ts";
import { listLoading } from "../generator/plugins/modules/load-module.ts";
import { keepStdout } from "../generator/plugins/keep-stdout.ts";

/*
 * The command line: arguments in, exit code out. Commands are only described here; each loads what
 * it needs when it runs, which keeps `--version` and `--help` quick.
 */

let hasEnded = false;

const terminal = createTerminal(keepStdout());

for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    // A reader such as `head` that has seen enough is no failure of ours, and what is asked of a model is judged all the same. Nor is
    // a terminal that is closed, after which a run still ends in order, or goes on in the background.
    if (error.code === "EPIPE" || (error.code === "EIO" && stream.isTTY)) return;
    if (stream !== process.stderr) terminal.error(`${describeLostOutput(error)}\n`);
    hasEnded = true;
    process.exit(2);
  });
}

// The exit code is only noted, so that what is still on its way through a pipe arrives.
const end = (code: ExitCode): void => {
  hasEnded = true;
  process.exitCode = code;
  endInTime(terminal);
};

// Code of the user's own may end the process, in silence and as if all were well.
process.on("exit", (code) => {
  if (hasEnded) return;
  const { stack = "" } = new Error("who ends the process");
  if (printUntimelyEnd(terminal, { code, stack, cwd: process.cwd(), loading: listLoading() })) process.exitCode = 2;
});

const version = readPackageVersion();

process.on("uncaughtException", (error) => {
  hasEnded = true;
  process.exit(printStrayError(terminal, error, { cwd: process.cwd(), tool: packageFolder, version }));
});

try {
  await createProgram(terminal, end, version).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Help that was not asked for, because no command was given, is an error of usage too.
    end(error.exitCode === 0 ? 0 : 2);
  } else {
    const failure = describeSystemFailure(error);
    const isDenied = failure !== undefined || printShortage(terminal, error) || printForbiddenCode(terminal, error);
    if (failure !== undefined) terminal.error(`${failure}\n`);
    if (!isDenied) printBug(terminal, error, version);
    end(isDenied ? 2 : 3);
  }
}
