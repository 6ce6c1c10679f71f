import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { joinEntries } from "./join-entries.ts";
import { markVariants, tellVariants, type VariantMark } from "./mark-variants.ts";
import { itemsOf, keysOf, textOf, textsOf, toObject, valueOf } from "./schema-node.ts";

/** What is said of the properties of an object, wherever in its schema that stands. */
export interface GatheredProperties {
  readonly properties: ReadonlyMap<string, LocatedEntry>;
  readonly required: ReadonlySet<string>;
  /** Schemas of other names that all of it goes by. */
  readonly references: readonly LocatedObject[];
  /** Those that an object may have by one of several schemas, or under a condition, as each of them has it. */
  readonly alternatives: ReadonlyMap<string, readonly LocatedEntry[]>;
  /** Of properties that only some variants have, in which of them. */
  readonly variants: ReadonlyMap<string, JsonValue>;
  /** What has to be there as well where a property is. */
  readonly needs: ReadonlyMap<string, readonly string[]>;
  /** Schemas of other names of which one holds besides, or one at least, by keyword. */
  readonly choices: ReadonlyMap<Choice, readonly LocatedObject[]>;
  /** Properties that have to be there by one variant or another, those of each variant together. */
  readonly either: ReadonlyMap<Choice, readonly (readonly string[])[]>;
  /** The same by further lists of variants that say nothing else, each as a condition by itself. */
  readonly moreEither: readonly JsonObject[];
  /** Schemas of properties whose names follow a pattern, and of all others, which has none. */
  readonly further: readonly (readonly [pattern: string | undefined, schema: LocatedJson])[];
}

/** The keywords of JSON Schema under which not all schemas hold. */
export type Choice = "oneOf" | "anyOf";

/** Gathers what a schema says of properties itself, by what it takes in, and in branches of which not all hold. */
export function gatherProperties(schema: LocatedObject): GatheredProperties {
  const properties = new Map<string, LocatedEntry>();
  const required = new Set<string>();
  const references: LocatedObject[] = [];
  const branches: LocatedObject[] = [];
  const marks = new Map<LocatedObject, VariantMark>();
  const needs = new Map<string, readonly string[]>();
  const choices = new Map<Choice, readonly LocatedObject[]>();
  const either = createEither();
  const further: (readonly [string | undefined, LocatedJson])[] = [];
  const gather = (part: LocatedObject): void => {
    for (const key of textsOf(part, "required")) required.add(key);
    // What stands beside it holds too, and always did to those who wrote it.
    if (textOf(part, "$ref") !== undefined) references.push(part);
    for (const item of itemsOf(part, "allOf").flatMap((each) => toObject(each) ?? [])) gather(item);
    for (const [key, others] of listNeeds(part)) needs.set(key, others);
    for (const entry of listProperties(part)) properties.set(entry.key, joinEntries(properties.get(entry.key), entry));
    branches.push(...listBranches(part));
    further.push(...listFurther(part));
    for (const keyword of ["oneOf", "anyOf"] as const) {
      const listed = itemsOf(part, keyword);
      const variants = listed.flatMap((item) => toObject(item) ?? []);
      const named = variants.filter((node) => textOf(node, "$ref") !== undefined);
      if (named.length > 0) choices.set(keyword, named);
      if (variants.length < listed.length) continue;
      for (const [variant, mark] of markVariants(variants)) marks.set(variant, mark);
      const { always, groups } = splitNeeds(variants.flatMap((node) => listNeedGroups(node)));
      for (const key of always) required.add(key);
      if (groups.length > 1) either.add(keyword, groups, variants.every(isOfNeeds));
    }
  };
  gather(schema);
  const alternatives = new Map<string, LocatedEntry[]>();
  const marked = new Map<string, (VariantMark | undefined)[]>();
  for (const branch of branches) {
    const { properties: own, alternatives: others } = gatherProperties(branch);
    for (const entry of [...own.values(), ...[...others.values()].flat()]) {
      // What is known says more than what a branch says of it.
      if (properties.has(entry.key) || (references.length > 0 && !saysType(entry.value))) continue;
      const entries = alternatives.get(entry.key) ?? [];
      entries.push(entry);
      alternatives.set(entry.key, entries);
      const known = marked.get(entry.key) ?? [];
      known.push(marks.get(branch));
      marked.set(entry.key, known);
    }
  }
  const variants = new Map([...marked].flatMap(([key, each]) => toEntry(key, tellVariants(each))));
  return { properties, required, references, alternatives, variants, needs, choices, ...either.list(), further };
}

/** Gathers lists of groups of which one has to be there. */
function createEither(): {
  readonly add: (keyword: Choice, groups: readonly (readonly string[])[], isAlone: boolean) => void;
  readonly list: () => Pick<GatheredProperties, "either" | "moreEither">;
} {
  const either = new Map<Choice, readonly (readonly string[])[]>();
  /** Lists of variants that say nothing else. */
  const alone = new Set<readonly (readonly string[])[]>();
  const more = new Map<string, JsonObject>();
  const addMore = (keyword: Choice, groups: readonly (readonly string[])[]): void => {
    const condition = { [keyword]: groups.map((names) => ({ required: names })) };
    more.set(JSON.stringify(condition), condition);
  };
  return {
    add(keyword, groups, isAlone) {
      if (isAlone) alone.add(groups);
      const known = either.get(keyword);
      if (JSON.stringify(known) === JSON.stringify(groups)) return;
      if (known !== undefined && isAlone) addMore(keyword, groups);
      else if (known !== undefined && alone.has(known)) {
        addMore(keyword, known);
        either.set(keyword, groups);
      } else either.set(keyword, joinGroups(known, groups));
    },
    list: () => ({ either, moreEither: [...more.values()] }),
  };
}

/** Whether a variant says no more than what has to be there. */
function isOfNeeds({ entries }: LocatedObject): boolean {
  return entries.size === 1 && entries.has("required");
}

function toEntry(key: string, told: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  return told === undefined ? [] : [[key, told]];
}

/** What all variants want, and of what else they want one group or another; no groups where one wants nothing more. */
function splitNeeds(needs: readonly (readonly string[])[]): {
  readonly always: readonly string[];
  readonly groups: readonly (readonly string[])[];
} {
  const [first = [], ...others] = needs.map((keys) => new Set(keys));
  const always = new Set([...first].filter((key) => others.every((keys) => keys.has(key))));
  const groups = new Map<string, readonly string[]>();
  for (const keys of needs) {
    const more = keys.filter((key) => !always.has(key));
    groups.set(JSON.stringify(more), more);
  }
  return { always: [...always], groups: groups.has("[]") ? [] : [...groups.values()] };
}

/** Schemas in schemas are followed so far. */
const deepest = 12;

/** What has to be there by a variant, the properties of each way to have them together. */
function listNeedGroups(schema: LocatedObject, depth = 0): readonly (readonly string[])[] {
  let groups: readonly (readonly string[])[] = [textsOf(schema, "required")];
  if (depth === deepest) return groups;
  const inside = (node: LocatedJson): readonly (readonly string[])[] => {
    const part = toObject(node);
    return part === undefined ? [[]] : listNeedGroups(part, depth + 1);
  };
  const all = itemsOf(schema, "allOf").map(inside);
  const some = (["oneOf", "anyOf"] as const).map((keyword) => itemsOf(schema, keyword).flatMap(inside));
  for (const more of [...all, ...some]) if (more.length > 0) groups = joinGroups(groups, more);
  return groups;
}

/** Nobody reads longer lists. */
const mostGroups = 16;

/** Of two choices that both hold, each group of one with each of the other. */
function joinGroups(
  known: readonly (readonly string[])[] | undefined,
  groups: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  if (known === undefined) return groups;
  if (known.length * groups.length > mostGroups) return known;
  return known.flatMap((one) => groups.map((other) => [...new Set([...one, ...other])]));
}

/** Its properties, but for those that no object may have. */
function listProperties(schema: LocatedObject): readonly LocatedEntry[] {
  const entries = toObject(valueOf(schema, "properties"))?.entries.values() ?? [];
  return [...entries].filter(({ value }) => !(value.kind === "scalar" && value.value === false));
}

/** Schemas that hold of some objects and not of others. */
function listBranches(schema: LocatedObject): readonly LocatedObject[] {
  const byProperty = ["dependentSchemas", "dependencies"].flatMap((key) => [
    ...(toObject(valueOf(schema, key))?.entries.values() ?? []),
  ]);
  return [
    ...itemsOf(schema, "oneOf"),
    ...itemsOf(schema, "anyOf"),
    ...["then", "else"].map((key) => valueOf(schema, key)),
    ...byProperty.map(({ value }) => value),
  ].flatMap((branch) => toObject(branch) ?? []);
}

/** What it says of properties that it doesn't name. */
export function listFurther(
  schema: LocatedObject,
): readonly (readonly [pattern: string | undefined, schema: LocatedJson])[] {
  const patterns = [...(toObject(valueOf(schema, "patternProperties"))?.entries.values() ?? [])];
  const others =
    toObject(valueOf(schema, "additionalProperties")) ?? toObject(valueOf(schema, "unevaluatedProperties"));
  return [
    ...patterns.map(({ key, value }) => [key, value] as const),
    ...(others === undefined || others.entries.size === 0 ? [] : [[undefined, others] as const]),
  ];
}

function listNeeds(schema: LocatedObject): readonly (readonly [key: string, others: readonly string[]])[] {
  return ["dependentRequired", "dependencies"].flatMap((keyword) => {
    const node = toObject(valueOf(schema, keyword));
    return node === undefined ? [] : keysOf(node).map((key) => [key, textsOf(node, key)] as const);
  });
}

const typing: readonly string[] = ["$ref", "type", "properties", "items", "oneOf", "anyOf", "allOf"];

function saysType(value: LocatedJson): boolean {
  const node = toObject(value);
  return node !== undefined && typing.some((keyword) => valueOf(node, keyword) !== undefined);
}
