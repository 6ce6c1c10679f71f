import { Argument, Command } from "commander";
import type { ExitCode } from "../verdict/exit-code.ts";
import type { Terminal } from "./terminal.ts";

const shells = ["bash", "zsh", "fish"] as const;

type Shell = (typeof shells)[number];

/** `completion`: prints a script that has a shell complete commands, options and their values. */
export function describeCompletion(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const command = new Command("completion")
    .description("print a script that completes commands, options and values in a shell")
    .addArgument(new Argument("<shell>", "bash, zsh or fish").choices(shells));
  return command.action(async (shell: Shell) => end(await runCompletion(terminal, shell, command.parent ?? command)));
}

async function runCompletion(terminal: Terminal, shell: Shell, program: Command): Promise<ExitCode> {
  const { listCodes } = await import("../diagnostics/codes.ts");
  const { listRules } = await import("../compare/rules.ts");
  const { describeWords } = await import("../completion/describe-words.ts");
  const { printCompletion } = await import("../completion/print-completion.ts");
  const words = describeWords(
    program,
    [...listCodes(), ...listRules()].map(({ code }) => code),
  );
  terminal.out(printCompletion[shell](words));
  return 0;
}
