import type { z } from "zod";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { LocatedYaml } from "../yaml/located-yaml.ts";
import { readKey as read } from "./manifest-place.ts";

/** What a file has to be, and the key at its top without which nothing is left of it. */
export interface ManifestForm<T> {
  readonly schema: z.ZodType<T>;
  readonly list: string;
}

/** What the file says without what is wrong in it, which is reported; undefined when too little is left. */
export function checkManifest<T>(yaml: LocatedYaml, { schema, list }: ManifestForm<T>, report: Report): T | undefined {
  const { value } = yaml;
  for (let isFirst = true; ; isFirst = false) {
    const checked = schema.safeParse(value, { reportInput: true });
    if (checked.success) return checked.data;
    // What is left out can leave its entry without what it needs, which is no second mistake.
    if (isFirst) for (const issue of checked.error.issues) reportIssue(issue, { schema, yaml, report });
    const faults = checked.error.issues.flatMap(toFaultyPaths).map((path) => findFault(value, path, list));
    if (faults.includes(undefined)) return undefined;
    removeAll(faults.filter((fault) => fault !== undefined));
  }
}

/** The parts of the manifest that an issue is about. */
function toFaultyPaths(issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] {
  return issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

/** Something to leave out, by what holds it. */
interface Fault {
  readonly holder: object;
  readonly key: PropertyKey;
}

/** What to leave out for a fault at a path: the value, or the entry that lacks it; undefined when that is everything. */
function findFault(value: unknown, path: readonly PropertyKey[], list: string): Fault | undefined {
  const holders: unknown[] = [value];
  for (const key of path.slice(0, -1)) holders.push(read(holders.at(-1), key));
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const holder = holders[depth];
    const key = path[depth];
    if (key === undefined || typeof holder !== "object" || holder === null || read(holder, key) === undefined) continue;
    return depth === 0 && key === list ? undefined : { holder, key };
  }
  return undefined;
}

/** All at once, since positions in a list change with the first one that goes. */
function removeAll(faults: readonly Fault[]): void {
  const keysOf = new Map<object, Set<PropertyKey>>();
  for (const { holder, key } of faults) keysOf.set(holder, (keysOf.get(holder) ?? new Set()).add(key));
  for (const [holder, keys] of keysOf) {
    if (Array.isArray(holder)) {
      const entries: readonly unknown[] = holder.splice(0);
      for (const [index, entry] of entries.entries()) if (!keys.has(index)) holder.push(entry);
    } else for (const key of keys) Reflect.deleteProperty(holder, key);
  }
}

interface IssueContext {
  readonly schema: z.ZodType;
  readonly yaml: LocatedYaml;
  readonly report: Report;
}

function reportIssue(issue: z.core.$ZodIssue, { schema, yaml, report }: IssueContext): void {
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) {
      const suggestions = suggestNames(key, listKeys(schema, issue.path));
      report.add(ingestionCodes.unknownKey({ key, suggestions }), yaml.locate([...issue.path, key], "key"));
    }
    return;
  }
  const key = issue.path.map((part, index) =>
    typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`,
  );
  const isMissing = issue.code === "invalid_type" && issue.input === undefined && issue.path.length > 0;
  if (isMissing) {
    report.add(ingestionCodes.missingKey({ key: key.join("") }), yaml.locate(issue.path.slice(0, -1)));
    return;
  }
  const what = key.length === 0 ? "a manifest" : `\`${key.join("")}\``;
  const facts = { what, expected: describeIssue(issue), suggestions: suggestValues(issue) };
  report.add(ingestionCodes.wrongValue(facts), yaml.locate(issue.path));
}

/** Near words among those that may stand here, where only some may. */
function suggestValues(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code !== "invalid_value" || typeof issue.input !== "string") return [];
  return suggestNames(
    issue.input,
    issue.values.filter((value): value is string => typeof value === "string"),
  );
}

/** The keys that a mapping of the manifest may have. */
function listKeys(top: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  let schema: unknown = top;
  for (const key of path) schema = stepInto(schema, key);
  const shape = read(unwrap(schema), "shape");
  return typeof shape === "object" && shape !== null ? Object.keys(shape) : [];
}

function stepInto(schema: unknown, key: PropertyKey): unknown {
  const inner = unwrap(schema);
  return typeof key === "number" ? read(inner, "element") : read(read(inner, "shape"), key);
}

function unwrap(schema: unknown): unknown {
  const inner = read(read(schema, "def"), "innerType");
  return inner === undefined ? schema : inner;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return nouns.get(issue.expected) ?? issue.expected;
  if (issue.code === "invalid_value") {
    const values = issue.values.map((value) => `\`${String(value)}\``);
    return values.length === 1 ? values.join("") : `one of ${values.join(", ")}`;
  }
  if (issue.code === "invalid_union") {
    const expected = issue.errors.flatMap((errors) => errors.slice(0, 1).map(describeIssue));
    return expected.join(" or ");
  }
  return issue.code === "too_small" ? "something that is not empty" : issue.message;
}

const nouns: ReadonlyMap<string, string> = new Map([
  ["string", "a text"],
  ["number", "a number"],
  ["array", "a list"],
  ["boolean", "`true` or `false`"],
  ["record", "a mapping"],
  ["object", "a mapping"],
]);
