import type { NamedSchema } from "../../catalogue/schema.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { describeField, describeType } from "./describe-type.ts";
import type { OwnFilePair } from "./find-by-own-file.ts";
import { nameInText } from "./schema-pair.ts";
import { withoutWords } from "./without-words.ts";

type Schemas = ReadonlyMap<string, NamedSchema>;

/** Names by what things were called before. */
type Names = ReadonlyMap<string, string>;

/**
 * What alternatives of a JSON Schema are called now that have no other name than their number, and what stands in them, by what they
 * were called: one that comes in between, goes or moves changes the numbers of others, which are the same by what they say. What is gone
 * has a name that the later model lacks. Those that are called as they were are left out, with files of another name, too.
 */
export function pairNumbered(before: Schemas, after: Schemas, ofFiles: readonly OwnFilePair[]): Names {
  const families = groupFamilies(after);
  // The first is the file itself, after which all others are called.
  const files = new Map(ofFiles.slice(0, 1).map(([was, is]) => [was.fullName, is.fullName]));
  const named = new Map(files);
  // What stands in others comes behind them, so that what those are called now is known.
  const inOrder = [...groupFamilies(before).values()].toSorted((one, other) => depthOf(one) - depthOf(other));
  for (const olds of inOrder) {
    const [first] = olds;
    const key = first && toFamily(first, nowIn(named, first.namespace));
    const news = families.get(key ?? "") ?? [];
    if (news.length === 0 || olds.length * news.length > mostPairs) continue;
    const called = olds.map((was): Called => ({ name: nowIn(named, was.fullName), parts: listParts(was, named), was }));
    const pairs = pairAlike(called, new Map(news.map((is) => [is.fullName, new Set(listParts(is, new Map()))])));
    for (const each of called) named.set(each.was.fullName, pairs.get(each) ?? `${each.name} before`);
  }
  if (named.size === files.size) return new Map();
  const all = [...before.keys()].map((name) => [name, nowIn(named, name)] as const);
  return new Map(all.filter(([name, now]) => now !== nowIn(files, name)));
}

/** An earlier alternative, what it would be called by its number, and what it says. */
interface Called {
  readonly name: string;
  readonly parts: readonly string[];
  readonly was: NamedSchema;
}

/** To look at each pair of many takes long. */
const mostPairs = 10_000;

/** Alternatives of one place, by what they are called but for their number. */
function groupFamilies(schemas: Schemas): ReadonlyMap<string, readonly NamedSchema[]> {
  const families = new Map<string, NamedSchema[]>();
  for (const schema of schemas.values()) {
    const key = schema.language === "other" ? toFamily(schema, schema.namespace) : undefined;
    if (key === undefined) continue;
    const family = families.get(key) ?? [];
    families.set(key, family);
    family.push(schema);
  }
  return families;
}

function toFamily({ name }: NamedSchema, namespace: string): string | undefined {
  const [, start, end] = /^(.*Option)\d+(\D*)$/.exec(name) ?? [];
  return start === undefined ? undefined : `${namespace} ${start} ${end}`;
}

function depthOf([first]: readonly NamedSchema[]): number {
  return first?.namespace.split(".").length ?? 0;
}

/** A name by what it, or the nearest of those in which it stands, is called now. */
function nowIn(named: Names, name: string): string {
  for (let end = name.length; end > 0; end = name.lastIndexOf(".", end - 1)) {
    const now = named.get(name.slice(0, end));
    if (now !== undefined) return now + name.slice(end);
  }
  return name;
}

/** Each with the name of what is most like it, of what is as like that of the same number; what is like nothing with that of its number. */
function pairAlike(
  olds: readonly Called[],
  news: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<Called, string> {
  const pairs = new Map<Called, string>();
  const taken = new Set<string>();
  const accept = (old: Called, name: string): void => {
    if (pairs.has(old) || taken.has(name)) return;
    pairs.set(old, name);
    taken.add(name);
  };
  const all = olds.flatMap((old) =>
    [...news].map(([name, parts]) => {
      const like = old.parts.filter((part) => parts.has(part)).length / Math.max(old.parts.length, parts.size);
      return { old, name, like, isSame: old.name === name };
    }),
  );
  const inOrder = all.toSorted((one, other) => other.like - one.like || Number(other.isSame) - Number(one.isSame));
  for (const { old, name, like } of inOrder) if (like >= leastLikeness) accept(old, name);
  for (const { old, name, isSame } of all) if (isSame) accept(old, name);
  return pairs;
}

/** Of what less is the same, somebody has put one thing for another. */
const leastLikeness = 0.5;

/** What a schema says, part by part, whatever it is called, and what it refers to by what that is called now. */
function listParts(schema: NamedSchema, named: Names): readonly string[] {
  const { kind, fullName, annotations } = schema;
  const rules = Object.entries(withoutWords(annotations)).map((entry) => printSorted(entry));
  const toName = (name: string): string =>
    name === fullName || name.startsWith(`${fullName}.`) ? `itself${name.slice(fullName.length)}` : nowIn(named, name);
  const members = listMembers(schema);
  // Whether there may be others, or how many there are, says little of which they are.
  return (members.length === 0 ? [kind, ...rules] : members).map((text) => text.replaceAll(nameInText, toName));
}

function listMembers(schema: NamedSchema): readonly string[] {
  switch (schema.kind) {
    case "record":
      return schema.fields.map((field) =>
        printSorted([field.name, describeField(field), withoutWords(field.annotations)]),
      );
    case "enum":
      return schema.symbols.map(({ name }) => name);
    case "typeref":
      return [describeType(schema.target)];
    case "fixed":
      return [];
  }
}
