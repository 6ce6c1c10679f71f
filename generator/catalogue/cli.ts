import type { Span } from "./span.ts";

/** A command, by itself or with others below it; the first of all is the program. */
export interface CliCommand {
  /** All words with which it is called, e.g. `datahub ingest list-runs`. */
  readonly path: string;
  /** Other words that do for the last one. */
  readonly aliases?: readonly string[] | undefined;
  /** Markdown. */
  readonly doc?: string | undefined;
  /** Why it should no longer be used, or an empty text where nobody has said. */
  readonly deprecated?: string | undefined;
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
  /** In the written order; empty for a command that does something itself. */
  readonly commands: readonly CliCommand[];
  /** The word that may be left out: the command below that is meant then. */
  readonly usual?: string | undefined;
  /** What it takes besides what is listed: more words, options that nobody knows, or both. */
  readonly further?: "words" | "options" | "anything" | undefined;
  /** Options that it takes and commands below it that its help keeps to itself, by name; absent where there are none. */
  readonly unlisted?: readonly string[] | undefined;
  readonly span: Span;
}

/** What a command takes by its place, e.g. `datahub get urn URN`; options say the same and more. */
export interface CliArgument {
  /** As the code names it, e.g. `urn`; of an option its first spelling, dashes included. */
  readonly name: string;
  /** In words, e.g. `text`, `integer`, `path`; for a mere switch `flag`. */
  readonly type: string;
  /** The only values that it takes. */
  readonly choices?: readonly string[] | undefined;
  /** Which numbers it takes. */
  readonly range?: CliRange | undefined;
  /** The type of each value where it takes several at once. */
  readonly values?: readonly string[] | undefined;
  readonly required: boolean;
  /** Whether several may be given. */
  readonly multiple: boolean;
  /** As help shows it. */
  readonly default?: string | undefined;
  /** The environment variable that stands in for it. */
  readonly variable?: string | undefined;
  /** Those that do where that one is not set, the first before the second. */
  readonly otherVariables?: readonly string[] | undefined;
  /** Markdown. */
  readonly doc?: string | undefined;
  readonly span: Span;
}

/** Which numbers something takes. */
export interface CliRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Whether the bound itself is no longer taken. */
  readonly minOpen?: boolean | undefined;
  readonly maxOpen?: boolean | undefined;
  /** Whether the nearest bound stands in for what is outside. */
  readonly clamp?: boolean | undefined;
}

/** What a command takes by name, e.g. `-c, --config FILE`. */
export interface CliOption extends CliArgument {
  /** All spellings with their dashes; `name` is the first. */
  readonly names: readonly string[];
  /** Those of `names` that mean the opposite of the others, as `--hard` of `--soft/--hard`. */
  readonly opposites?: readonly string[] | undefined;
  /** Whether a program asks for it where it isn't given. */
  readonly prompts?: boolean | undefined;
  /** What holds where it is given without a value; absent where it has to have one, and for a mere switch. */
  readonly alone?: string | undefined;
  /** Options and arguments that can't be given together with it, by name. */
  readonly excludes?: readonly string[] | undefined;
  /** Whether one of it and those has to be given. */
  readonly either?: boolean | undefined;
  /** Why it should no longer be used, or an empty text where nobody has said. */
  readonly deprecated?: string | undefined;
}

/** An environment variable that programs ask for. */
export interface EnvironmentVariable {
  readonly name: string;
  /** What holds where it is not set, as it would be set. */
  readonly default?: string | undefined;
  /** Markdown. */
  readonly doc?: string | undefined;
  /** Where the code asks for it. */
  readonly reads: readonly Span[];
  readonly span: Span;
}
