import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command, CommanderError } from "commander";
import { describeCatalogue } from "../generator/commands/catalogue-command.ts";
import { describeCheck } from "../generator/commands/check-command.ts";
import type { ExitCode } from "../generator/commands/exit-code.ts";
import { describeExplain } from "../generator/commands/explain-command.ts";
import { describeGenerate } from "../generator/commands/generate-command.ts";
import { printBug } from "../generator/commands/print-bug.ts";
import { describeServe } from "../generator/commands/serve-command.ts";
import { createTerminal } from "../generator/commands/terminal.ts";
import { packageFolder } from "../generator/package-folder.ts";

/*
 * The command line: arguments in, exit code out. Commands are only described here; each loads what
 * it needs when it runs, which keeps `--version` and `--help` quick.
 */

// A reader such as `head` that has seen enough is no failure of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}

const terminal = createTerminal();

// The exit code is only noted, so that what is still on its way through a pipe arrives.
const end = (code: ExitCode): void => void (process.exitCode = code);

const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as { version: string };

const program = new Command("aspectdoc")
  .description("Documents a metadata platform's model: PDL, Avro, entity registry and GraphQL in, a static site out.")
  .version(version)
  .configureOutput({ writeOut: terminal.out, writeErr: terminal.error })
  .exitOverride();

for (const describe of [describeGenerate, describeCheck, describeCatalogue, describeServe, describeExplain]) {
  program.addCommand(describe(terminal, end).copyInheritedSettings(program));
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Help that was not asked for, because no command was given, is an error of usage too.
    end(error.exitCode === 0 ? 0 : 2);
  } else {
    printBug(terminal, error, version);
    end(3);
  }
}
