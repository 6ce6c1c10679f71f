import type { IndexItem } from "./metamodel.ts";
import type { CodeTab, DeprecationView, FieldRow, Html, Link, SourceView } from "./parts.ts";

/** A program or one of its commands, with all that is below it. */
export interface CommandContent extends CommandParts {
  readonly kind: "command";
  /** The environment variables that its code asks for, and that of what stands on this page. */
  readonly variables: readonly Link[];
  /** Commands that have pages of their own. */
  readonly commands: readonly IndexItem[];
  /** Commands that stand on this page. */
  readonly sections: readonly CommandView[];
}

/** A command as a section. */
export interface CommandView extends CommandParts {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
}

/** What is known of a command. */
export interface CommandParts {
  /** How it is called. */
  readonly usage: CodeTab;
  readonly deprecated?: DeprecationView | undefined;
  readonly doc?: Html | undefined;
  readonly source?: SourceView | undefined;
  /** What it takes by its place. */
  readonly arguments: readonly FieldRow[];
  readonly options: readonly FieldRow[];
}

/** Anchors of a page's own parts; the tilde keeps them apart from names of commands. */
export const commandSections = { commands: "~commands", arguments: "~arguments", options: "~options" } as const;

/** The environment variables that programs ask for. */
export interface EnvironmentContent {
  readonly kind: "environment";
  readonly intro: string;
  readonly rows: readonly VariableRow[];
}

/** A variable, with what holds without it and where it counts. */
export interface VariableRow {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  /** What holds where it is not set; absent where that is nothing. */
  readonly default?: string | undefined;
  readonly doc?: Html | undefined;
  /** What has a page and is made of code that asks for it: commands, sources and their like, modules of the library. */
  readonly users: readonly Link[];
  /** How many of them there are besides. */
  readonly moreUsers: number;
  /** Where the code asks for it; without an address where nobody knows one. */
  readonly places: readonly Link[];
  /** How many places there are besides. */
  readonly more: number;
}
