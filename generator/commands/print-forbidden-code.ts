import { ProcessingError } from "../diagnostics/processing-error.ts";
import type { Terminal } from "./terminal.ts";

/** Says that Node was told to forbid what libraries of ours do once they are loaded; false for an error that is about something else. */
export function printForbiddenCode(terminal: Terminal, error: unknown): boolean {
  const cause = error instanceof ProcessingError ? error.cause : error;
  if (!(cause instanceof EvalError)) return false;
  terminal.error(
    [
      terminal.colors.red("aspectdoc needs code that is made from text, which this Node.js was told to forbid."),
      "Run it without `--disallow-code-generation-from-strings`, which may stand in `NODE_OPTIONS`: libraries that",
      "sites are made with need it; nothing of a model is ever run.\n",
    ].join("\n"),
  );
  return true;
}
