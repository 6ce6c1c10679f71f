import type { JsonObject } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { type Follow, letsScalar, type Scalar } from "./lets-scalar.ts";
import { listScalars } from "./list-scalars.ts";

/** A schema, and what it refers to. */
export interface Witnessed {
  readonly schema: JsonObject;
  readonly follow: Follow;
}

/**
 * A value without anything inside that one schema surely lets through and another one surely doesn't, as JSON; undefined where none is
 * found. What is told of keywords can say less than what they come to together, such as that a value fits two alternatives now.
 */
export function findWitness(one: Witnessed, other: Witnessed): string | undefined {
  return findValue(one, other, () => true);
}

/** The same of a value that the other one refuses because it fits several of these. */
export function findSharedWitness(
  one: Witnessed,
  other: Witnessed,
  alternatives: readonly JsonObject[],
): string | undefined {
  return findValue(one, other, (value) => {
    const fitting = alternatives.filter((each) => letsScalar(each, value, other.follow) === true);
    return fitting.length > 1;
  });
}

function findValue(one: Witnessed, other: Witnessed, isMeant: (value: Scalar) => boolean): string | undefined {
  const lets = ({ schema, follow }: Witnessed, value: Scalar): boolean | undefined => letsScalar(schema, value, follow);
  const values = listScalars([one, other].map(({ schema, follow }) => [schema, follow] as const));
  const found = values.find((value) => lets(one, value) === true && lets(other, value) === false && isMeant(value));
  return found === undefined ? undefined : printSorted(found);
}
