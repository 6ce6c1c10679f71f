import { readEscapes } from "../scripts/read-escapes.ts";

/** A value that JavaScript writes down without working anything out. */
export type Literal = string | number | boolean | null | readonly Literal[] | LiteralObject;

/** An object that is written out, in its own type so that a list or `null` isn't taken for one. */
export interface LiteralObject {
  readonly entries: ReadonlyMap<string, Literal>;
}

/** Tells an object from the other literals. */
export function isLiteralObject(value: Literal | undefined): value is LiteralObject {
  return typeof value === "object" && value !== null && "entries" in value && value.entries instanceof Map;
}

/** Nobody writes data into a page that lies deeper. */
const deepest = 20;

const gap = /(?:\s|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y;
const string = /"((?:[^"\\\n]|\\[^])*)"|'((?:[^'\\\n]|\\[^])*)'|`((?:[^`\\$]|\\[^]|\$(?!\{))*)`/y;
const number = /[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?![\w.])/y;
const word = /[A-Za-z_$][\w$]*/y;
const words: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["undefined", null],
]);

/**
 * What a piece of JavaScript stands for that is made of texts, numbers, words such as `true`, lists and objects. Undefined where anything
 * would have to be run, looked up or drawn for it.
 */
export function readLiteral(text: string): Literal | undefined {
  const reader = createReader(text);
  const value = reader.value(0);
  return value !== undefined && reader.isAtEnd() ? value : undefined;
}

function createReader(text: string) {
  let position = 0;
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = position;
    const found = pattern.exec(text) ?? undefined;
    if (found !== undefined) position += found[0].length;
    return found;
  };
  /** Takes a sign, with what stands before it and says nothing. */
  const take = (sign: string): boolean => {
    match(gap);
    if (!text.startsWith(sign, position)) return false;
    position += sign.length;
    return true;
  };
  const takeString = (): string | undefined => {
    match(gap);
    const found = match(string);
    return found && readEscapes(found[1] ?? found[2] ?? found[3] ?? "");
  };

  /** Texts that are put together, as long ones are that go over several lines. */
  const takeStrings = (): string | undefined => {
    let whole = takeString();
    while (whole !== undefined && take("+")) {
      const next = takeString();
      whole = next === undefined ? undefined : whole + next;
    }
    return whole;
  };

  const value = (depth: number): Literal | undefined => {
    if (depth > deepest) return undefined;
    if (take("[")) return list(depth);
    if (take("{")) return object(depth);
    if (/["'`]/.test(text[position] ?? "")) return takeStrings();
    const digits = match(number)?.[0];
    if (digits !== undefined) return Number(digits.replaceAll("_", ""));
    return words.get(match(word)?.[0] ?? "");
  };

  const list = (depth: number): readonly Literal[] | undefined => {
    const items: Literal[] = [];
    while (!take("]")) {
      const item = value(depth + 1);
      if (item === undefined) return undefined;
      items.push(item);
      if (!take(",")) return take("]") ? items : undefined;
    }
    return items;
  };

  const object = (depth: number): LiteralObject | undefined => {
    const entries = new Map<string, Literal>();
    while (!take("}")) {
      const key = takeString() ?? match(word)?.[0] ?? match(number)?.[0];
      if (key === undefined || !take(":")) return undefined;
      const inside = value(depth + 1);
      if (inside === undefined) return undefined;
      entries.set(key, inside);
      if (!take(",")) return take("}") ? { entries } : undefined;
    }
    return { entries };
  };

  return {
    value,
    isAtEnd: (): boolean => {
      match(gap);
      return position === text.length;
    },
  };
}
