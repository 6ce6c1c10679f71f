import type { PythonFunction } from "../../../parse/python/python-document.ts";
import type { ClassRef } from "../../code/python-classes.ts";
import type { ClickCall, GivenArgument } from "../calls/click-call.ts";

/*
 * What calls of argparse make. Parsers are made step by step and so are these: they grow while the code is gone through.
 */

/** Anything that code holds while it makes a parser. */
export type Made = MadeParser | MadeCommands | MadeGroup | MadeObject | MadeList;

/** A parser: that of a program, of one of its commands, or one whose arguments others take over. */
export interface MadeParser {
  readonly kind: "parser";
  /** What it was made with. */
  settings: readonly GivenArgument[];
  readonly span: ClickCall["span"];
  readonly given: AddedArgument[];
  readonly commands: MadeParser[];
  /** Whether it was asked for something that commands can be added to. */
  hasCommands?: true | undefined;
  /** What a program runs for it. */
  runs?: PythonFunction | undefined;
  /** The class of the checkout that it is of, and what that has put into it. */
  readonly of?: ClassRef | undefined;
  readonly attributes: Map<string, Made>;
}

/** A call of `add_argument`. */
export interface AddedArgument {
  readonly call: ClickCall;
  readonly group?: ExclusiveGroup | undefined;
}

/** Arguments of which no more than one may be given; all of them hold the same. */
export interface ExclusiveGroup {
  readonly isRequired: boolean;
}

/** What `add_subparsers` gives. */
export interface MadeCommands {
  readonly kind: "commands";
  readonly to: MadeParser;
}

/** What `add_argument_group` and `add_mutually_exclusive_group` give. */
export interface MadeGroup {
  readonly kind: "group";
  readonly to: MadeParser;
  readonly group?: ExclusiveGroup | undefined;
}

/** An object of a class of the checkout, which may keep parsers. */
export interface MadeObject {
  readonly kind: "object";
  readonly of: ClassRef;
  readonly attributes: Map<string, Made>;
}

/** Some of these in a list. */
export interface MadeList {
  readonly kind: "list";
  readonly items: readonly Made[];
}
