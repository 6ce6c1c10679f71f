import type { StateCore, Token } from "markdown-it";
import { stateOf } from "../dialect-state.ts";

/** A version of a change log, as its list of contents has it. */
export interface LoggedVersion {
  readonly id: string;
  readonly text: string;
  /** What is told of it, and in how many entries: `Breaking Changes`, 4. */
  readonly parts: readonly { readonly text: string; readonly count: number }[];
}

/** Headings at this level are versions, and those at the next are what is told of them. */
const versionLevel = 2;
const leastVersions = 3;

const versionName = /^(?:\[?v(?:ersion)?[ .]?\d|\[?(?:\w+[ -])?v?\d+(?:[._]\d+)+|\[?(?:next|unreleased|upcoming)\b)/i;

/**
 * A page whose headings are versions, most of them, is a change log. It is taken apart by version, so that its entries can be
 * filtered, with a list of versions before the first; headings that nobody has written anything below are left out.
 */
export function arrangeChangeLog(state: StateCore): void {
  const dialect = stateOf(state.env);
  const top = dialect.headings.filter(({ level }) => level === versionLevel);
  const versions = top.filter(({ text }) => versionName.test(text));
  if (!dialect.options.takeTitle || versions.length < leastVersions || versions.length < top.length * 0.7) return;
  dialect.isChangeLog = true;
  const { tokens, kept } = dropEmpty(state.tokens);
  for (const heading of dialect.headings.splice(0)) if (kept.has(heading.id)) dialect.headings.push(heading);
  const names = new Map(dialect.headings.map(({ id, text }) => [id, text]));
  const left = new Set(versions.map(({ id }) => id).filter((id) => kept.has(id)));
  state.tokens = wrap(tokens, { versions: left, names }, (type, meta) => {
    const token = new state.Token(type, "", 0);
    token.block = true;
    token.meta = meta ?? null;
    return token;
  });
}

function levelOf(token: Token | undefined): number | undefined {
  return token?.type === "heading_open" && token.level === 0 ? Number(token.tag.slice(1)) : undefined;
}

/** Without headings that have nothing below them, or nothing but such headings. Those that aren't a version's stay as they are. */
function dropEmpty(tokens: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly kept: ReadonlySet<string>;
} {
  const kept = new Set<string>();
  const dropped = new Set<Token>();
  /** By level, whether there is something before the next heading of that level or a higher one. */
  const isFilled = Array.from({ length: 7 }, () => false);
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    const level = levelOf(token);
    if (token === undefined || token.type === "comment") continue;
    if (level === undefined) {
      const isPartOfHeading = token.type === "heading_close" || levelOf(tokens[index - 1]) !== undefined;
      if (!isPartOfHeading) isFilled.fill(true);
      continue;
    }
    const isKept = isFilled[level] === true;
    if (isKept) isFilled.fill(true, 0, level);
    else for (const part of tokens.slice(index, index + 3)) dropped.add(part);
    isFilled.fill(false, level);
    if (isKept) kept.add(idOf(token));
  }
  for (const { type, level, meta } of tokens) if (type === "heading_open" && level > 0) kept.add(String(meta?.["id"]));
  return { tokens: tokens.filter((token) => !dropped.has(token)), kept };
}

function idOf(token: Token): string {
  return String(token.meta?.["id"] ?? "");
}

/** By their ids. */
interface LoggedNames {
  readonly versions: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
}

interface CountedPart {
  readonly text: string;
  count: number;
}

type MakeToken = (type: string, meta?: Record<string, unknown>) => Token;

/** What follows a heading, in a section of its own, and a list of the versions before the first of them. */
function wrap(tokens: readonly Token[], { versions, names }: LoggedNames, make: MakeToken): Token[] {
  const result: Token[] = [];
  const logged: LoggedVersion[] = [];
  let open: CountedPart[] | undefined;
  let part: CountedPart | undefined;
  let isInPart = false;
  const closePart = (): void => {
    if (isInPart) result.push(make("version_part_close"));
    isInPart = false;
    part = undefined;
  };
  const closeVersion = (): void => {
    closePart();
    if (open !== undefined) result.push(make("version_close"));
    open = undefined;
  };
  for (const token of tokens) {
    const level = levelOf(token);
    const id = idOf(token);
    const text = names.get(id) ?? "";
    if (level !== undefined && level <= versionLevel) closeVersion();
    else if (level === versionLevel + 1) closePart();
    if (level === versionLevel && versions.has(id)) {
      open = [];
      if (logged.length === 0) result.push(make("version_list", { versions: logged }));
      logged.push({ id, text, parts: open });
    }
    if (level === versionLevel + 1 && open !== undefined) {
      part = { text, count: 0 };
      open.push(part);
      isInPart = true;
      result.push(make("version_part_open", { id }));
    }
    result.push(token);
    const isEndOfVersion = token.type === "heading_close" && token.level === 0 && token.tag === `h${versionLevel}`;
    if (isEndOfVersion && open !== undefined) result.push(make("version_open", { id: logged.at(-1)?.id }));
    if (open === undefined || !isEntry(token)) continue;
    if (part === undefined) open.push((part = { text: "Entries", count: 0 }));
    part.count += 1;
  }
  closeVersion();
  return result;
}

/** An item of a list, or something else that stands in the text by itself. */
function isEntry({ type, level, nesting }: Token): boolean {
  if (level === 1) return type === "list_item_open";
  return level === 0 && nesting >= 0 && !/(?:list|heading)_open$|^(?:inline|comment)$/.test(type);
}
