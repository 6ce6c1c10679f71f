import type { GraphqlInputValue } from "../../../catalogue/graphql.ts";
import { namedTypeOf } from "../named-type-of.ts";
import type { ExampleContext } from "./example-context.ts";
import { findUsualValue } from "./sample-leaf.ts";

/**
 * Whether a description says that a value has to be sent, though its type lets it be left out: always, where others
 * aren't, of which the first is, or for a kind that is the one that the example sends.
 */
export function isNeeded(
  { name, description = "" }: GraphqlInputValue,
  values: readonly GraphqlInputValue[],
  { findType }: Pick<ExampleContext, "findType">,
): boolean {
  if (!saysNeeded(description)) return false;
  const all = values.slice(0, mostBeside);
  const words = new Set(description.match(/\w+/g));
  const others = all.filter(
    (other) => other.name !== name && words.has(other.name) && saysNeeded(other.description ?? ""),
  );
  if (others.length > 0) return all.find((each) => each.name === name || others.includes(each))?.name === name;
  if (!/\b(?:if|when|where)\b/i.test(description)) return true;
  return all.some((other) => {
    const type = findType(namedTypeOf(other.type));
    return type?.kind === "enum" && words.has(findUsualValue(type));
  });
}

/** How many are looked at beside a value: each may ask for what the others are. */
const mostBeside = 100;

/** Whether a description says that a value has to be sent, at least in some case. */
export function saysNeeded(description: string): boolean {
  return asksFor.test(description) && !isNoDemand.test(description);
}

/** Whether a description says which part of a resource is meant, and not that none need be. */
export function saysPart(description: string): boolean {
  return /^\s*(?:the|an?)\s+sub[\s-]?resource\b/i.test(description);
}

const asksFor = /\bmust be (?:present|provided|given|set)\b|\brequired (?:for|if|when|where)\b|\bis required\b/i;
const isNoDemand = /\bnot required\b|\bwhether\b|\bdeprecated\b/i;
