import type { GraphqlModel } from "../../../catalogue/graphql.ts";
import { saysNeeded, saysPart } from "./is-needed.ts";
import { saysDeprecated } from "../../../link/graphql/says-deprecated.ts";

/*
 * A schema as examples see it: without places, and of descriptions only what examples go by. So what else is said of
 * a type makes no example anew.
 */

/** Operations, of whose descriptions only that is left which names what they are about. */
export function toExampledOperations(
  operations: GraphqlModel["operations"],
  findMention: (description: string) => string | undefined,
): GraphqlModel["operations"] {
  return operations.map((operation) => {
    const { description = "" } = operation;
    return { ...strip(operation, keepHints), description: findMention(description) };
  });
}

/** Types, of whose descriptions only that is left which examples go by. */
export function toExampledTypes(types: GraphqlModel["types"]): GraphqlModel["types"] {
  return strip(types, keepHints);
}

/** What operations begin with, without a word. */
export function toExampledRoots(roots: GraphqlModel["roots"]): GraphqlModel["roots"] {
  return strip(roots, dropped);
}

/** What a description makes of itself. */
type Hint = (description: string) => string | undefined;

const dropped: Hint = () => undefined;

/** Fields that are deprecated in prose are left out, and some descriptions say whose URN a text is, give one, or ask for a value or part. */
const keepHints: Hint = (description) =>
  [saysDeprecated, saysNeeded, saysPart].some((says) => says(description)) || namesUrn.test(description)
    ? description
    : undefined;

const namesUrn = /\b(?:urns?|primary keys?) of\b|\b(?:list|set) of (?:[a-z]+ ){1,3}urns\b|\burn:li:/i;

/** What it is given without spans, with the hints of its descriptions. */
function strip<Value>(value: Value, toHint: Hint): Value {
  if (Array.isArray(value)) return value.map((part: unknown) => strip(part, toHint)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    if (name === "span" || name === "extensions" || name === "directives") continue;
    if (name !== "description") kept[name] = strip(part, toHint);
    else if (typeof part === "string") kept[name] = toHint(part);
  }
  return kept as Value;
}
