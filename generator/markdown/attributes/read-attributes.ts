import { placeName } from "./place-name.ts";

/** What stands in braces behind or below a part of a text, as kramdown and MkDocs have it: `{: .note }`, `{ .md-button #start }`. */
export interface WrittenAttributes {
  readonly id?: string | undefined;
  readonly classes: readonly string[];
  readonly named: ReadonlyMap<string, string>;
  /** Names that stand by themselves, such as `toc`. */
  readonly words: readonly string[];
}

const one = new RegExp(
  String.raw`\s*(?:#(${placeName})|\.([A-Za-z_][\w-]{0,100})|([A-Za-z_][\w-]{0,60})=(?:"([^"{}]{0,300})"|'([^'{}]{0,300})'|([^\s"'{}=>][^\s"'{}]{0,199}))|([A-Za-z_][\w-]{0,60}))(?=[\s.#}]|$)`,
  "uy",
);
/** Without a colon, other names are expressions of something else. */
const htmlNames =
  /^(?:id|class|style|title|alt|target|rel|width|height|align|loading|download|lang|dir|role|start|markdown|linenums|hl_lines|l|lexer|w|h|(?:data|aria)-.*)$/;
/** Longer ones are something else. */
const longest = 600;

/** The attributes between a brace at an offset and the next one, and the offset behind that; undefined where there is anything else. */
export function readAttributes(
  text: string,
  start: number,
): { readonly attributes: WrittenAttributes; readonly isMarked: boolean; readonly end: number } | undefined {
  if (text[start] !== "{") return undefined;
  const isMarked = text[start + 1] === ":";
  const rest = text.slice(start + (isMarked ? 2 : 1), start + longest);
  const close = rest.search(/[}\n]/);
  const inside = close === -1 || rest[close] === "\n" ? "" : rest.slice(0, close).trim();
  // A number of words is a list of something else, and so is a name alone.
  if (inside === "" || !/^[#.\w]/.test(inside)) return undefined;
  const attributes = readList(inside);
  if (attributes === undefined) return undefined;
  const { id, classes, named, words } = attributes;
  const isPlain = words.length > 0 || ![...named.keys()].every((name) => htmlNames.test(name));
  if (!isMarked && (isPlain || (id === undefined && classes.length === 0 && named.size === 0))) return undefined;
  return { attributes, isMarked, end: start + (isMarked ? 2 : 1) + close + 1 };
}

function readList(inside: string): WrittenAttributes | undefined {
  const classes: string[] = [];
  const words: string[] = [];
  const named = new Map<string, string>();
  let id: string | undefined;
  one.lastIndex = 0;
  while (one.lastIndex < inside.length) {
    const found = one.exec(inside);
    if (found === null) return undefined;
    const [, anchor, className, name, double, single, bare, word] = found;
    if (anchor !== undefined) id = anchor;
    else if (className !== undefined) classes.push(className);
    else if (name !== undefined) named.set(name.toLowerCase(), double ?? single ?? bare ?? "");
    else if (word !== undefined) words.push(word);
  }
  return { id: named.get("id") ?? id, classes, named, words };
}
