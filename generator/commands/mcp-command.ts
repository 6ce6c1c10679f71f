import { Command } from "commander";
import type { ExitCode } from "../verdict/exit-code.ts";
import type { Terminal } from "./terminal.ts";

interface McpOptions {
  readonly input?: readonly string[] | undefined;
  readonly config?: string | undefined;
  readonly demo?: boolean | undefined;
}

/** `mcp`: answers agents and editors over the Model Context Protocol, for as long as they keep the input open. */
export function describeMcp(terminal: Terminal, end: (code: ExitCode) => void): Command {
  return new Command("mcp")
    .description(
      "answer questions of agents and editors about the model, over MCP on stdin and stdout; changes nothing",
    )
    .argument(
      "[folder...]",
      "folders or files to read the model from, or one written site, or the folder of a version in it",
    )
    .option("--input <folder>", "folder or file to read the model from (may be repeated)", collect)
    .option(
      "--config <file>",
      "config file; without it, aspectdoc.config.{yaml,json,mjs,mts} here, or the nearest one above in the repository",
    )
    .option("--demo", "answer about the model that is bundled with Aspectdoc, whatever the config file says")
    .action(async (folders: readonly string[], { input = [], config, demo }: McpOptions) => {
      const { serveMcp } = await import("../mcp/serve-mcp.ts");
      const onProblem = (problem: string): void => terminal.error(`a message can't be answered: ${problem}\n`);
      await serveMcp({ inputs: [...input, ...folders], config, isDemo: demo, onProblem, out: terminal.out });
      end(0);
    });
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
