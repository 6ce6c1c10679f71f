import { ProcessingError } from "../diagnostics/processing-error.ts";
import type { Terminal } from "./terminal.ts";

/** Says that Node was told to forbid what libraries of ours do once they are loaded; false for an error that is about something else. */
export function printForbiddenCode(terminal: Terminal, error: unknown): boolean {
  const cause = error instanceof ProcessingError ? error.cause : error;
  const denied = denials.find(({ tells }) => tells(cause));
  if (denied === undefined) return false;
  terminal.error([terminal.colors.red(denied.first), ...denied.others, ""].join("\n"));
  return true;
}

interface Denial {
  readonly tells: (cause: unknown) => boolean;
  readonly first: string;
  readonly others: readonly string[];
}

const denials: readonly Denial[] = [
  {
    tells: (cause) => cause instanceof EvalError,
    first: "aspectdoc needs code that is made from text, which this Node.js was told to forbid.",
    others: [
      "Run it without `--disallow-code-generation-from-strings`, which may stand in `NODE_OPTIONS`: libraries that",
      "sites are made with need it; nothing of a model is ever run.",
    ],
  },
  {
    tells: (cause) => cause instanceof ReferenceError && cause.message === "WebAssembly is not defined",
    first: "aspectdoc reads Python and Java by WebAssembly, which this Node.js was told to do without.",
    others: [
      "Run it without `--jitless`, which may stand in `NODE_OPTIONS`: the grammars of both need it; nothing of a model is ever run.",
    ],
  },
];
