import { isTrue, type ClickCall, type CliReading } from "../calls/click-call.ts";
import { findCallable } from "./find-callable.ts";
import type { Made, MadeParser } from "./made-parser.ts";

/** A call with what of its arguments is made of parsers. */
export interface ParserCall extends ClickCall {
  readonly handed: readonly HandedArgument[];
}

/** An argument of a call, with what argparse has made that stands there. */
export interface HandedArgument {
  /** Absent where it goes by its place. */
  readonly name?: string | undefined;
  /** Undefined where it is nothing of argparse. */
  readonly made: Made | undefined;
}

/** A new parser, with what it takes over from others. */
export function makeParser(call: ParserCall, of?: MadeParser["of"]): MadeParser {
  const parser: MadeParser = {
    kind: "parser",
    settings: [],
    span: call.span,
    given: [],
    commands: [],
    of,
    attributes: new Map(),
  };
  setParser(parser, call);
  return parser;
}

/** Gives a parser its settings. */
export function setParser(parser: MadeParser, { arguments: settings, handed }: ParserCall): void {
  parser.settings = settings;
  const parents = handed.find(({ name }) => name === "parents")?.made;
  for (const parent of parents?.kind === "list" ? parents.items : []) {
    if (parent.kind === "parser") parser.given.push(...parent.given);
  }
}

/** What a method of argparse does and gives; undefined for one that gives nothing of it. */
export function callParser(of: Made, method: string, call: ParserCall, reading: CliReading): Made | undefined {
  if (of.kind === "commands") {
    if (method !== "add_parser") return undefined;
    const made = makeParser(call);
    of.to.commands.push(made);
    return made;
  }
  if (of.kind !== "parser" && of.kind !== "group") return undefined;
  const to = of.kind === "parser" ? of : of.to;
  const group = of.kind === "group" ? of.group : undefined;
  switch (method) {
    case "add_argument":
      to.given.push({ call, group });
      return undefined;
    case "add_argument_group":
      return { kind: "group", to, group };
    case "add_mutually_exclusive_group":
      return { kind: "group", to, group: { isRequired: isTrue(call, "required", reading) } };
    case "add_subparsers":
      to.hasCommands = true;
      return { kind: "commands", to };
    case "set_defaults":
      for (const { value, scope } of call.arguments) {
        const found = findCallable(value, scope, reading);
        if (found?.kind === "function") to.runs ??= found.function.node;
      }
      return undefined;
    case "__init__":
      setParser(to, call);
      return undefined;
    default:
      return undefined;
  }
}
