import { isLiteralObject, type Literal, type LiteralObject } from "./read-literal.ts";

/** Data that a component would show, as rows of Markdown. */
export interface DataTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** More than this is no table that anybody would read. */
const mostColumns = 8;
const mostRows = 500;

/** Columns of code, whatever the component is: what something is called, is made of, or is without. */
const codeColumns = /^(?:name|type|types|default\w*|key|value|values|prop|parameter|id|code|command|flag|option)$/i;
/** A text that is code of a page, whose components are no elements that it would show. */
const componentTag = /^(?=[^`]*<\/?[A-Z][\w.]*(?:\s[^<>]*)?>)[^`]*$/;
const linkColumns = /^(?:href|link|url|to)$/i;

interface Row {
  readonly path: readonly string[];
  readonly object: LiteralObject;
}

/**
 * The rows of a list of objects, or of an object that has them by name, a column for each key. Lists of objects inside of one are rows below it, named for what they are in:
 * `messages › role`. What leads somewhere is a link and no column. Undefined for other data.
 */
export function toDataTable(value: Literal | undefined): DataTable | undefined {
  const rows = listRows(toList(value), []);
  const [first] = rows ?? [];
  if (rows === undefined || first === undefined || rows.length > mostRows) return undefined;
  const keys = new Set(rows.flatMap(({ object }) => listPlain(object).map(([key]) => key)));
  const link = [...keys].find((key) => linkColumns.test(key));
  const columns = [...keys].filter((key) => key !== link || keys.size === 1);
  const [name] = columns;
  if (name === undefined || columns.length > mostColumns) return undefined;
  const shown = rows.filter(({ object }) => object.entries.has(name) || listPlain(object).length > 1);
  return {
    head: columns.map(toTitle),
    rows: shown.map((row) =>
      columns.map((key) => (key === name ? sayFirst(row, key, link) : sayCell(row.object, key))),
    ),
  };
}

/** Objects that go by their keys, `{ limit: { type: "number" } }`, as a list in which each says its name. */
function toList(value: Literal | undefined): Literal | undefined {
  if (!isLiteralObject(value) || ![...value.entries.values()].every(isLiteralObject)) return value;
  return [...value.entries].flatMap(([key, inside]) =>
    isLiteralObject(inside) ? { entries: new Map<string, Literal>([["name", key], ...inside.entries]) } : [],
  );
}

function listRows(value: Literal | undefined, path: readonly string[]): readonly Row[] | undefined {
  if (!isList(value) || value.length === 0 || path.length > 10) return undefined;
  const rows: Row[] = [];
  for (const object of value) {
    if (!isLiteralObject(object)) return undefined;
    rows.push({ path, object });
    const [, own] = listPlain(object)[0] ?? [];
    for (const inside of object.entries.values()) {
      if (!isListOfObjects(inside)) continue;
      const below = listRows(inside, [...path, ...(own === undefined ? [] : [sayValue(own)])]);
      if (below === undefined) return undefined;
      for (const row of below) rows.push(row);
    }
    if (rows.length > mostRows) return rows;
  }
  return rows;
}

/** The keys whose values fit a cell. */
function listPlain({ entries }: LiteralObject): readonly (readonly [string, Literal])[] {
  return [...entries].filter(([, value]) => !isListOfObjects(value));
}

function isList(value: Literal | undefined): value is readonly Literal[] {
  return Array.isArray(value);
}

function isListOfObjects(value: Literal): boolean {
  return isList(value) && value.length > 0 && value.every(isLiteralObject);
}

function sayFirst({ path, object }: Row, key: string, link: string | undefined): string {
  const value = object.entries.get(key);
  const words = [...path, value === undefined ? "" : sayValue(value)].filter((part) => part !== "").join(" › ");
  const target = link === undefined ? undefined : object.entries.get(link);
  if (typeof target === "string" && /^[^\s<>()]+$/.test(target))
    return `[${words.replaceAll(/[[\]\\]/g, "\\$&")}](${target})`;
  return codeColumns.test(key) || componentTag.test(words) ? toCode(words) : words;
}

function sayCell({ entries }: LiteralObject, key: string): string {
  const value = entries.get(key);
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  const words = sayValue(value);
  return codeColumns.test(key) || isLiteralObject(value) || componentTag.test(words) ? toCode(words) : words;
}

function sayValue(value: Literal): string {
  if (isList(value)) return value.map(sayValue).join(", ");
  if (isLiteralObject(value))
    return `{ ${[...value.entries].map(([key, each]) => `${key}: ${sayValue(each)}`).join(", ")} }`;
  return String(value ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

/** In as many backticks as it needs. */
function toCode(words: string): string {
  if (words === "") return "";
  const runs = words.match(/`+/g)?.map((run) => run.length) ?? [];
  const fence = "`".repeat(Math.max(0, ...runs) + 1);
  return runs.length === 0 ? fence + words + fence : `${fence} ${words} ${fence}`;
}

/** `defaultValue` as “Default value”, `isOptional` as “Optional”. */
function toTitle(key: string): string {
  const spaced = key
    .replace(/^is(?=[A-Z])/, "")
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
