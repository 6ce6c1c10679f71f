import { findLiteralEnd } from "./find-literal-end.ts";

/** An HTML or JSX tag, as it stands in a text. */
export interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly selfClosing: boolean;
  /** By name; true for one without a value. JSX expressions that are a constant count as their value. */
  readonly attributes: ReadonlyMap<string, string | true>;
  /** Offset of each attribute's value, quotes left out. */
  readonly places: ReadonlyMap<string, number>;
  /** Attributes whose value is what stands in braces, where that is no constant; absent where there are none. */
  readonly expressions?: ReadonlySet<string> | undefined;
  /** What the author wrote, by attribute, where its value is another than that. */
  readonly written?: ReadonlyMap<string, string> | undefined;
  readonly start: number;
  readonly end: number;
}

/** Longer values are no attributes that someone wrote; the limit keeps hostile text from being scanned again and again. */
const longestValue = 4000;
/** Lists and maps of data that a component is given are as long as what it shows of them. */
const beginsData = /\{\s{0,20}[[{]/y;
const mostAttributes = 50;

const space = /\s*/y;
const tagName = /<(\/?)([A-Za-z][\w.-]*)/y;
const attributeName = /[A-Za-z_:@][\w:.-]*/y;
const equals = /\s*=\s*/y;
const bareValue = /[^\s"'=<>`{}]{1,2000}/y;

/** Reads the tag at an offset; undefined when what stands there is no tag. JSX attributes are understood. */
export function scanTag(text: string, start: number, end = text.length): Tag | undefined {
  const opened = match(tagName, text, start);
  const name = opened?.[2];
  if (opened === undefined || name === undefined) return undefined;
  const attributes = new Map<string, string | true>();
  const places = new Map<string, number>();
  const expressions = new Set<string>();
  let position = start + opened[0].length;
  for (let count = 0; count <= mostAttributes; count += 1) {
    const gap = match(space, text, position)?.[0].length ?? 0;
    position += gap;
    const closed = text.startsWith("/>", position) ? 2 : text[position] === ">" ? 1 : 0;
    if (closed > 0) {
      const tagEnd = position + closed;
      if (tagEnd > end) return undefined;
      const tag = {
        name,
        closing: opened[1] === "/",
        selfClosing: closed === 2,
        attributes,
        places,
        start,
        end: tagEnd,
      };
      return expressions.size === 0 ? tag : { ...tag, expressions };
    }
    if (gap === 0 || position >= end) return undefined;
    const next = scanAttribute(text, position, { attributes, places, expressions });
    if (next === undefined) return undefined;
    position = next;
  }
  return undefined;
}

interface ScannedAttributes {
  readonly attributes: Map<string, string | true>;
  readonly places: Map<string, number>;
  readonly expressions: Set<string>;
}

/** Offset behind the attribute, or behind a JSX spread, which says nothing to us. */
function scanAttribute(
  text: string,
  start: number,
  { attributes, places, expressions }: ScannedAttributes,
): number | undefined {
  if (text[start] === "{") return findBrace(text, start);
  const name = match(attributeName, text, start)?.[0];
  if (name === undefined) return undefined;
  const position = start + name.length;
  const sign = match(equals, text, position)?.[0];
  const key = name.toLowerCase();
  if (sign === undefined) {
    if (!attributes.has(key)) attributes.set(key, true);
    return position;
  }
  const value = scanValue(text, position + sign.length);
  if (value === undefined) return undefined;
  if (!attributes.has(key)) {
    attributes.set(key, value.text);
    places.set(key, value.start);
    if (value.isExpression === true) expressions.add(key);
  }
  return value.end;
}

interface Value {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isExpression?: boolean;
}

/** A constant, or what bundles a file or makes an address of it: `require('./a.png').default`, `useBaseUrl('/a.png')`. */
const constantValue =
  /^\s*(?:(?:require|useBaseUrl)\(\s*(?=["'`][^"'`$]*["'`]\s*,?\s*\)(?:\.default)?\s*$))?(["'`])([^"'`$]*)\1\s*(?:,?\s*\)(?:\.default)?)?\s*$/;

function scanValue(text: string, start: number): Value | undefined {
  const quote = text[start];
  if (quote === '"' || quote === "'") {
    const end = text.slice(start + 1, start + 1 + longestValue).indexOf(quote);
    if (end === -1) return undefined;
    const inside = text.slice(start + 1, start + 1 + end);
    return { text: decodeEntities(inside), start: start + 1, end: start + end + 2 };
  }
  if (quote === "{") {
    const end = findBrace(text, start);
    if (end === undefined) return undefined;
    const inside = text.slice(start + 1, end - 1);
    const constant = constantValue.exec(inside);
    const lead = constant === null ? 0 : inside.indexOf(constant[1] ?? "") + 1;
    return { text: constant?.[2] ?? inside.trim(), start: start + 1 + lead, end, isExpression: constant === null };
  }
  const bare = match(bareValue, text, start)?.[0];
  return bare === undefined ? undefined : { text: decodeEntities(bare), start, end: start + bare.length };
}

/** Offset behind the brace that closes the one at `start`. */
function findBrace(text: string, start: number): number | undefined {
  const last = Math.min(text.length, start + longestValue);
  let depth = 0;
  for (let index = start; index < last; index += 1) {
    const character = text[index];
    if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return match(beginsData, text, start) === undefined ? undefined : findLiteralEnd(text, start);
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

/** The text that character references stand for, as far as attributes and titles need it. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]+));/g, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return named.get(String(name)) ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hexadecimal), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}
