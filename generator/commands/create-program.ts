import { Command } from "commander";
import { printExamples } from "./command-examples.ts";
import { describeCatalogue } from "./catalogue-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeCompletion } from "./completion-command.ts";
import { describeDiff } from "./diff-command.ts";
import { describeDev } from "./dev-command.ts";
import { exitCodes, type ExitCode } from "../verdict/exit-code.ts";
import { describeExplain } from "./explain-command.ts";
import { describeGenerate } from "./generate-command.ts";
import { describeHistory } from "./history-command.ts";
import { describeInit } from "./init-command.ts";
import { describeMcp } from "./mcp-command.ts";
import { describeSearch } from "./search-command.ts";
import { describeServe } from "./serve-command.ts";
import { refuseEmpty } from "./refuse-empty.ts";
import { refuseHelp } from "./refuse-help.ts";
import { suggestCommand } from "./suggest-command.ts";
import { tellChoices } from "./tell-choices.ts";
import { tellWhoseOption } from "./tell-whose-option.ts";
import type { Terminal } from "./terminal.ts";

/** Describes a command; its run tells `end` what the process ends with. */
export type DescribeCommand = (terminal: Terminal, end: (code: ExitCode) => void) => Command;

/** Every command, in the order of the help. */
const describeCommands: readonly DescribeCommand[] = [
  describeGenerate,
  describeCheck,
  describeCatalogue,
  describeDiff,
  describeHistory,
  describeDev,
  describeServe,
  describeSearch,
  describeMcp,
  describeExplain,
  describeInit,
  describeCompletion,
];

/** The command line as a whole; parsing throws a `CommanderError` where it would end the process. */
export function createProgram(terminal: Terminal, end: (code: ExitCode) => void, version: string): Command {
  const program = new Command("aspectdoc")
    .description("Documents a metadata platform's model: PDL, Avro, entity registry and GraphQL in, a static site out.")
    .version(version, "-v, --version")
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.error,
      outputError: (message, write) =>
        write(tellChoices(tellWhoseOption(suggestCommand(message), program.commands), program.commands)),
    })
    .showHelpAfterError("see aspectdoc --help")
    .addHelpText("beforeAll", refuseHelp)
    .addHelpText("after", `\nExit codes:\n${listExitCodes()}`)
    .exitOverride()
    .hook("preAction", (_, command) => refuseEmpty(command));
  for (const describe of describeCommands) {
    const command = describe(terminal, end).copyInheritedSettings(program);
    const name = command.name();
    program.addCommand(
      command.showHelpAfterError(`see aspectdoc ${name} --help`).addHelpText("after", printExamples(name)),
    );
  }
  return program;
}

function listExitCodes(): string {
  return Object.entries(exitCodes)
    .map(([code, meaning]) => `  ${code.padEnd(5)}${meaning}`)
    .join("\n");
}
