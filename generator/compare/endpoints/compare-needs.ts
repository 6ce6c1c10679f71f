import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { type Conditioned, judgeConditions } from "../conditions/judge-conditions.ts";
import type { ValueShape } from "./value-shape.ts";

/** What is said of a value by keyword, which all holds. */
export type Rules = ReadonlyMap<string, readonly JsonValue[]>;

/** Keywords that say which properties there are where others are. */
const keywords = ["oneOf", "anyOf", "not", "if", "dependentRequired", "dependentSchemas", "dependencies"] as const;

/** What differs in which properties there have to be where others are. */
export interface NeedsDifference {
  /** Absent where both come to the same. */
  readonly difference?: "narrowed" | "widened" | "changed" | undefined;
  /** The keywords by which it is said. */
  readonly keywords: ReadonlySet<string>;
}

/**
 * What all conditions of an object together come to, of which some differ: one may say what another one did. Undefined where none do, or
 * one says more than which properties there are, and which values they have.
 */
export function compareNeeds(
  [was, before]: readonly [ValueShape, Rules],
  [is, after]: readonly [ValueShape, Rules],
): NeedsDifference | undefined {
  const differing = keywords.filter((keyword) => {
    const [old, now] = [before.get(keyword), after.get(keyword)];
    return (old === undefined ? "" : printSorted(old)) !== (now === undefined ? "" : printSorted(now));
  });
  if (differing.length === 0) return undefined;
  const lets =
    judgeConditions(toConditioned(was, before, keywords), toConditioned(is, after, keywords)) ??
    // What both say needn't be understood.
    judgeConditions(toConditioned(was, before, differing), toConditioned(is, after, differing));
  if (lets === undefined) return undefined;
  const [newTakesOld, oldTakesNew] = lets;
  const difference = newTakesOld ? (oldTakesNew ? undefined : "widened") : oldTakesNew ? "narrowed" : "changed";
  return { difference, keywords: new Set(differing) };
}

function toConditioned(
  { required, properties, additional, others }: ValueShape,
  rules: Rules,
  counted: readonly string[],
): Conditioned {
  const isClosed = additional === false && !others.has("patternProperties");
  return {
    conditions: counted.flatMap((keyword) => toConditions(keyword, rules.get(keyword))),
    required: new Set(required.keys()),
    mayHave: (name) => !isClosed || properties.has(name),
    valuesOf: (name) => {
      const lists = (properties.get(name) ?? []).flatMap(({ schema }) => listValues(schema));
      const [first, ...more] = lists;
      return first && new Set([...first].filter((value) => more.every((list) => list.has(value))));
    },
  };
}

function listValues({ const: fixed, enum: listed }: JsonObject): readonly ReadonlySet<string>[] {
  return [
    ...(fixed === undefined ? [] : [new Set([printSorted(fixed)])]),
    ...(isJsonArray(listed) ? [new Set(listed.map(printSorted))] : []),
  ];
}

// oxlint-disable unicorn/no-thenable -- It is a keyword of JSON Schema.

/** What a keyword says, each as a JSON Schema. */
function toConditions(keyword: string, rules: readonly JsonValue[] = []): readonly JsonValue[] {
  // What follows stands beside the test.
  if (keyword === "if") return rules;
  if (keyword === "oneOf" || keyword === "anyOf" || keyword === "not")
    return rules.map((each) => ({ [keyword]: each }));
  return rules.flatMap((each) =>
    Object.entries(isJsonObject(each) ? each : {}).map(([name, needed]) => ({
      if: { required: [name] },
      then: isJsonArray(needed) ? { required: needed } : needed,
    })),
  );
}
