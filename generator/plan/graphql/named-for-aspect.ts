import type { GraphqlOperation } from "../../catalogue/graphql.ts";
import { findNamedEntity } from "./find-named-entity.ts";
import { takesUrn } from "./takes-urn.ts";
import type { NamingModel } from "./to-naming-model.ts";

/**
 * The aspects that an operation is named for: `updateDeprecation` for `deprecation`, `addTag` for `globalTags`. No more than
 * the name says so. Where several end in the same word, the shortest is meant: `addTerm` adds to `glossaryTerms` and not to
 * `glossaryRelatedTerms`.
 */
export function findNamedAspects(
  operation: Pick<GraphqlOperation, "name" | "arguments">,
  aspects: Iterable<string>,
  model: NamingModel,
  kind: "write" | "remove",
): readonly string[] {
  const [, verb = "", thing = ""] = /^([a-z]+)(\w+)$/.exec(operation.name) ?? [];
  const meant = verbs[kind];
  if (!meant.whole.test(verb) || isAboutEntity(verb, thing, operation, model)) return [];
  const named = [...aspects].filter(
    (aspect) => isWhole(aspect, thing) || (meant.part.test(verb) && endsIn(aspect, thing)),
  );
  const shortest = Math.min(...named.map(({ length }) => length));
  return named.filter(({ length }) => length === shortest);
}

/** What may be done to an aspect of just that name, and to one whose name ends so. */
const verbs = {
  write: { whole: /^(?:update|add|set)$/, part: /^(?:add|set)$/ },
  remove: { whole: /^(?:remove|unset|delete)$/, part: /^(?:remove|unset|delete)$/ },
} as const;

/** `deleteTag` and `updateForm` have to do with the tag and the form, `addTag` and `removeTag` with what has the tag. */
function isAboutEntity(
  verb: string,
  thing: string,
  operation: Pick<GraphqlOperation, "arguments">,
  model: NamingModel,
): boolean {
  const mayBe = /^(?:delete|update)$/.test(verb) || (verb === "remove" && takesUrn(operation));
  return mayBe && findNamedEntity(thing, model) !== undefined;
}

function isWhole(aspect: string, thing: string): boolean {
  const [name, wanted] = [aspect.toLowerCase(), thing.toLowerCase()];
  return name === wanted || name === `${wanted}s`;
}

/** Whether a name ends in a whole word, in the plural or not. */
function endsIn(name: string, word: string): boolean {
  return name.endsWith(word) || name.endsWith(`${word}s`);
}
