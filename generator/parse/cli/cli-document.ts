import type { CliCommand, EnvironmentVariable } from "../../catalogue/cli.ts";

/** What one manifest says of programs. */
export interface CliDocument {
  readonly kind: "cliDocument";
  readonly file: string;
  /** Each by itself; all words of its path tell what it is below. */
  readonly commands: readonly WrittenCommand[];
  readonly variables: readonly EnvironmentVariable[];
}

/** A command as its manifest has it, without those below it. */
export type WrittenCommand = Omit<CliCommand, "commands">;
