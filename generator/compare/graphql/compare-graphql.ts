import type { GraphqlModel, GraphqlType } from "../../catalogue/graphql.ts";
import type { Change } from "../change.ts";
import { compareDirectiveUses } from "./compare-directive-uses.ts";
import { compareDirectives } from "./compare-directives.ts";
import { compareKeys } from "./compare-keys.ts";
import { compareMarks } from "./compare-marks.ts";
import { compareOperations } from "./compare-operations.ts";
import { compareTurned } from "./compare-turned.ts";
import { compareTypes } from "./compare-types.ts";
import { createCallerFinder } from "./find-callers.ts";
import { spareHidden } from "./spare-hidden.ts";

/** What differs in the GraphQL API, and which operations it hits. */
export function compareGraphql(before: GraphqlModel, after: GraphqlModel): readonly Change[] {
  const [callersBefore, callersAfter] = [createCallerFinder(before), createCallerFinder(after)];
  // An operation that is new has no callers who could be hit.
  const isOld = new Set(before.operations.map(({ coordinate }) => coordinate));
  const inTypes = [
    ...compareTypes(withoutRootsOf(after, before), withoutRootsOf(before, after)),
    ...compareTurned(before, after),
  ];
  const types = spareHidden(inTypes, before).map((change): Change => {
    if (change.verdict === "docs" || change.verdict === "safe") return change;
    const callers = change.kind === "removed" ? callersBefore(change.thing) : callersAfter(change.thing);
    const reached = callers.filter(({ name }) => isOld.has(name));
    return reached.length === 0 ? change : { ...change, reached };
  });
  return [
    ...spareHidden(compareOperations(before, after), before),
    ...types,
    ...compareKeys(before, after),
    ...compareMarks(before, after),
    ...compareDirectiveUses(before, after),
    ...compareDirectives(before.directives, after.directives),
  ];
}

/** Its types but for those that are roots in the other model, and no longer or not yet in this one: they neither come nor go. */
function withoutRootsOf({ roots, types: others }: GraphqlModel, { types }: GraphqlModel): readonly GraphqlType[] {
  const named = new Set(others.map(({ name }) => name));
  const strangers = new Set(roots.flatMap(({ name }) => (named.has(name) ? [] : [name])));
  return types.filter(({ name }) => !strangers.has(name));
}
