import type { z } from "zod";
import { configCodes } from "../diagnostics/codes/config.ts";
import { findCode, listAreas, listCodes } from "../diagnostics/codes.ts";
import type { Report } from "../diagnostics/report.ts";
import { suggestNames } from "../diagnostics/suggest.ts";
import type { Config } from "./config.ts";
import { configKeys } from "./config-keys.ts";
import { configSchema } from "./config-schema.ts";
import { checkVersions } from "./check-versions.ts";
import { listKnownKeys } from "./list-known-keys.ts";
import type { Locate } from "./locate.ts";

/** The configuration when it is right; undefined when something has been reported. */
export function checkConfig(value: unknown, locate: Locate, report: Report): Partial<Config> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value) || nameCollection(value) !== undefined) {
    report.add(configCodes.notAnObject({ found: nameType(value) }), locate([], "value"));
    return undefined;
  }
  // Editors want this key in JSON; it says nothing to us.
  const { $schema: _, ...given } = value as Record<string, unknown>;
  const checked = configSchema.safeParse(given, { reportInput: true });
  if (!checked.success) {
    const { issues } = checked.error;
    const meant = new Set(issues.flatMap(listMeant));
    // A key that is misspelled is no key that is missing.
    const isMeant = ({ code, input, path }: z.core.$ZodIssue): boolean =>
      code === "invalid_type" && input === undefined && meant.has(JSON.stringify(path));
    const mistyped = new Set(issues.map(({ code, path }) => (code === "invalid_type" ? JSON.stringify(path) : "")));
    // Nothing in a list's place is no list that is empty, too.
    const isTold = ({ code, path }: z.core.$ZodIssue): boolean =>
      code === "too_small" && mistyped.has(JSON.stringify(path));
    const told = issues.filter((issue) => !isMeant(issue) && !isTold(issue));
    for (const issue of keepFirst(told)) reportIssue(issue, locate, report);
    return undefined;
  }
  const right = [checkLevels(checked.data, locate, report), checkVersions(checked.data.versions, locate, report)];
  return right.every(Boolean) ? checked.data : undefined;
}

/** What is wrong with a value first: who mends that looks at the value. */
function keepFirst(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const seen = new Set<string>();
  return issues.filter(({ code, path }) => {
    if (code === "unrecognized_keys") return true;
    const place = JSON.stringify(path);
    const isFirst = !seen.has(place);
    seen.add(place);
    return isFirst;
  });
}

function reportIssue(issue: z.core.$ZodIssue, locate: Locate, report: Report): void {
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) {
      const known = listKnownKeys(issue.path);
      const suggestions = suggestNames(key, known);
      const within = namePlace(issue.path);
      report.add(configCodes.unknownKey({ key, within, known, suggestions }), locate([...issue.path, key], "key"));
    }
    return;
  }
  report.add(
    configCodes.wrongValue({
      key: namePlace(issue.path),
      expected: describeIssue(issue),
      example: findExample(issue),
    }),
    locate(issue.path, "value"),
  );
}

/** The places of the keys that were meant by those that aren't known. */
function listMeant(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code !== "unrecognized_keys") return [];
  const known = listKnownKeys(issue.path);
  return issue.keys.flatMap((key) =>
    suggestNames(key, known).map((suggestion) => JSON.stringify([...issue.path, suggestion])),
  );
}

/** E.g. `links[0].label`. */
function namePlace(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : (index ? "." : "") + String(part)))
    .join("");
}

/** How the key is written, where a list or a mapping is missing: with what was given, if it only isn't in a list. */
function findExample(issue: z.core.$ZodIssue): string | undefined {
  const key = String(issue.path[0]);
  if (issue.code !== "invalid_type" || !isStructure(issue.expected) || !Object.hasOwn(configKeys, key))
    return undefined;
  const isAlone =
    issue.path.length === 1 && issue.expected === "array" && typeof issue.input === "string" && issue.input !== "";
  const example = isAlone ? [issue.input] : configKeys[key as keyof Config].example;
  return `${key}: ${JSON.stringify(example, null, 1).replace(/\n\s*/g, " ")}`;
}

function isStructure(type: string): boolean {
  return ["a list", "a mapping"].includes(nouns.get(type) ?? "");
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type")
    return `must be ${nouns.get(issue.expected) ?? issue.expected}, not ${nameType(issue.input)}`;
  if (issue.code === "invalid_value")
    return `must be one of ${issue.values.map((value) => `\`${String(value)}\``).join(", ")}`;
  if (issue.code === "too_small") return "must not be empty";
  if (issue.code === "too_big") return `must have at most ${issue.maximum} characters`;
  return issue.message;
}

const nouns: ReadonlyMap<string, string> = new Map([
  ["string", "a text"],
  ["array", "a list"],
  ["boolean", "true or false"],
  ["record", "a mapping"],
  ["object", "a mapping"],
]);

/** What only a module can hold, and what has no keys of its own. */
function nameCollection(value: object): string | undefined {
  if (value instanceof Map) return "a `Map`";
  return value instanceof Set ? "a `Set`" : undefined;
}

function nameType(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return nameCollection(value) ?? "a mapping";
  if (typeof value === "string") return "a text";
  if (typeof value === "function") return "a function";
  return typeof value === "number" ? "a number" : String(value);
}

function checkLevels(config: Partial<Config>, locate: Locate, report: Report): boolean {
  let right = true;
  const areas = new Set(listAreas());
  for (const [code, level] of Object.entries(config.levels ?? {})) {
    const entry = findCode(code);
    // Codes of plug-ins aren't known before these are loaded; they never begin as ours do.
    if (entry === undefined && config.plugins !== undefined && !areas.has(code.replace(/\/.*/s, ""))) continue;
    if (entry === undefined) {
      const suggestions = suggestNames(
        code,
        listCodes().map((known) => known.code),
      );
      report.add(configCodes.unknownCode({ code, suggestions }), locate(["levels", code], "key"));
    } else if (entry.severity === "error" && level !== "error") {
      report.add(configCodes.loweredError({ code, level }), locate(["levels", code], "value"));
    } else continue;
    right = false;
  }
  return right;
}
