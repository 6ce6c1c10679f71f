import type { LocatedArray, LocatedObject } from "../../parse/json/located-json.ts";
import { isFact, typeOfAll } from "./describe-schema.ts";
import { itemsOf, toObject } from "./schema-node.ts";

/** What several lists of alternatives have in common is told up to so many of these; the definition has all. */
const mostCommon = 24;
/** Parts in parts are followed so far. */
const deepest = 12;

/** Alternatives, and whether no value is to fit two of them. */
interface Choice {
  readonly keyword: "anyOf" | "oneOf";
  readonly alternatives: readonly LocatedObject[];
}

/**
 * A schema whose parts that all hold (`allOf`) have plain alternatives, as one that has those itself: of several lists, each pair that
 * a value can fit. As it is where no part has any, or one has some of which more is said than a type and limits.
 */
export function multiplyAlternatives(schema: LocatedObject): LocatedObject {
  const choices = listChoices(schema, 0);
  const [first, ...others] = choices;
  const isOwn = choices.length === listOwn(schema).length;
  if (first === undefined || isOwn || !choices.every(isPlain)) return schema;
  // What excludes each other says so of pairs only where it does in all lists.
  const isExclusive = choices.some((choice) => choice.keyword === "oneOf" && !areApart(choice));
  if (isExclusive && choices.some((choice) => choice.keyword === "anyOf" && !areApart(choice))) return schema;
  const keyword = isExclusive ? "oneOf" : first.keyword;
  let common = first.alternatives;
  for (const { alternatives } of others) {
    if (common.length * alternatives.length > mostCommon) return schema;
    common = common.flatMap((one) => alternatives.flatMap((other) => join(one, other) ?? []));
  }
  if (common.length === 0) return schema;
  const value: LocatedArray = { kind: "array", items: common, span: schema.span };
  const entries = new Map([...schema.entries].filter(([key]) => key !== "anyOf" && key !== "oneOf"));
  return { ...schema, entries: entries.set(keyword, { key: keyword, keySpan: schema.span, value }) };
}

function listChoices(schema: LocatedObject, depth: number): readonly Choice[] {
  if (depth > deepest) return [];
  const parts = itemsOf(schema, "allOf").flatMap((part) => toObject(part) ?? []);
  return [...listOwn(schema), ...parts.flatMap((part) => listChoices(part, depth + 1))];
}

function listOwn(schema: LocatedObject): readonly Choice[] {
  return (["oneOf", "anyOf"] as const).flatMap((keyword): readonly Choice[] => {
    const items = itemsOf(schema, keyword);
    return items.length === 0 ? [] : [{ keyword, alternatives: items.flatMap((item) => toObject(item) ?? []) }];
  });
}

/** Whether nothing is said of alternatives but of which type they are, and limits. */
function isPlain({ alternatives }: Choice): boolean {
  return alternatives.every(({ entries }) =>
    [...entries].every(([key, { value }]) =>
      key === "type" ? value.kind === "scalar" : key !== "const" && key !== "contains" && isFact(key),
    ),
  );
}

/** Whether each alternative is of another type, so that no value fits two. */
function areApart({ alternatives }: Choice): boolean {
  const types = alternatives.map((each) => {
    const type = typeOfAll(each);
    return type === "integer" ? "number" : type;
  });
  return !types.includes(undefined) && new Set(types).size === types.length;
}

/** What is of two alternatives at once; undefined where nothing can be. */
function join(one: LocatedObject, other: LocatedObject): LocatedObject | undefined {
  const [type, another] = [typeOfAll(one), typeOfAll(other)];
  const isEither = type === undefined || another === undefined || type === another;
  const areNumbers = [type, another].every((each) => each === "integer" || each === "number");
  if (!isEither && !areNumbers) return undefined;
  // Of two types of numbers, the whole ones are of both.
  const items = isEither ? [one, other] : [withoutType(one), withoutType(other), type === "integer" ? one : other];
  const value: LocatedArray = { kind: "array", items, span: other.span };
  return { ...other, entries: new Map([["allOf", { key: "allOf", keySpan: other.span, value }]]) };
}

function withoutType(schema: LocatedObject): LocatedObject {
  return { ...schema, entries: new Map([...schema.entries].filter(([key]) => key !== "type")) };
}
