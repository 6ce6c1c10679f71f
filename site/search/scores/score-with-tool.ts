import { isCall } from "../is-call.ts";
import type { Symbols } from "../load-symbols.ts";
import { parseQuery } from "../parse-query.ts";
import { readArea } from "../read-area.ts";
import { readTask } from "../read-task.ts";
import { standingOf } from "../standing-of.ts";
import { collectScores, type EntryScores } from "./entry-scores.ts";
import { scoreAsAsked } from "./score-as-asked.ts";

/**
 * An order that says with what it is to be carried out means the calls that the order alone means, as far as they are of that:
 * `create token graphql` is the mutation `createAccessToken`, and no word of it is called GraphQL.
 */
export function scoreWithTool(text: string, symbols: Symbols): readonly EntryScores[] {
  const { text: order, tool, isMeant, isSubject } = readArea(text);
  if (tool === "" || isMeant === undefined || isSubject === true || readTask(order) !== "do") return [];
  const asked = scoreAsAsked(parseQuery(order), symbols);
  let best = 0;
  const scores = collectScores(asked.scores.keys(), (entry) => {
    const score = asked.scores.get(entry) ?? 0;
    const kind = symbols.kindOf[entry];
    if (kind === undefined || !isCall(kind.label) || !isMeant(kind)) return 0;
    best = Math.max(best, score - standingOf(entry, symbols));
    return score;
  });
  return best === 0 ? [] : [{ scores, best }];
}
