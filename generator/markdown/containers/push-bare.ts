import type { StateBlock } from "markdown-it";
import { stateOf } from "../dialect-state.ts";

/** As many as the parser bounds what has tokens by. */
const mostBare = 100;

/** What is in a container without tokens of its own; where these are set into each other more often than anybody does, nothing. */
export function pushBare(state: StateBlock, pushBody: () => void): void {
  const dialect = stateOf(state.env);
  if (dialect.openBare >= mostBare) return;
  dialect.openBare += 1;
  pushBody();
  dialect.openBare -= 1;
}
