import type { StateCore, Token } from "markdown-it";
import type { AdmonitionType } from "./admonition-types.ts";
import { findState } from "../dialect-state.ts";
import { findCalloutType, findIndentedType } from "./indented-admonition-types.ts";

const alert = /^\[!([A-Za-z][A-Za-z-]{0,30})\](?:([+-])|(?=[ \t\n]|$))[ \t]*([^\n]*)(?:\n|$)/;

/** ReadMe has a sign for the type, and the words behind it are the title. */
const signed = /^(📘|🚧|❗|👍)\u{FE0F}?[ \t]+([^\n]*)(?:\n|$)/u;
const typesOfSigns: Readonly<Record<string, string>> = {
  "📘": "info",
  "🚧": "warning",
  "❗": "danger",
  "👍": "success",
};

/**
 * Turns GitHub's alerts, quotes that begin with `[!NOTE]`, into admonitions, and quotes whose attributes say so. Behind the type may stand a
 * title and whether it folds, `[!tip]- Title`, as in Obsidian. ReadMe's begin with a sign, `📘 Title`.
 */
export function readAlerts(state: StateCore): void {
  const open: (string | undefined)[] = [];
  const changes = { dropped: new Set<Token>(), titles: new Map<Token, readonly Token[]>() };
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === "blockquote_open") {
      open.push(turnIntoAdmonition(token, state.tokens.slice(index + 1, index + 4), changes, state));
    } else if (token.type === "blockquote_close") {
      const tag = open.pop();
      if (tag === undefined) continue;
      token.type = "admonition_close";
      token.tag = tag;
    }
  }
  const { dropped, titles } = changes;
  if (dropped.size + titles.size === 0) return;
  state.tokens = state.tokens.flatMap((token) => (dropped.has(token) ? [] : [token, ...(titles.get(token) ?? [])]));
}

interface Changes {
  readonly dropped: Set<Token>;
  /** What is to stand behind the beginning of an admonition. */
  readonly titles: Map<Token, readonly Token[]>;
}

/** The tag of the admonition that the quote has become; undefined where it is a quote. */
function turnIntoAdmonition(
  quote: Token,
  next: readonly Token[],
  { dropped, titles }: Changes,
  state: StateCore,
): string | undefined {
  const told = quote.meta?.["admonition"] as AdmonitionType | undefined;
  if (told !== undefined) return open(quote, { ...told });
  const [paragraph, inline] = next;
  if (paragraph?.type !== "paragraph_open" || inline?.type !== "inline") return undefined;
  const found = alert.exec(inline.content) ?? readSign(inline.content);
  const [, name = "", sign, title = ""] = found ?? [];
  // Vaults have types of their own, which look like notes where nobody has said how else.
  const isVault = findState(state.env)?.options.wikiLinks === "name first";
  const type = findCalloutType(name) ?? (isVault && name !== "" ? findIndentedType(name) : undefined);
  if (found === null || type === undefined) return undefined;
  const fold = sign === undefined ? undefined : sign === "-" ? "closed" : "open";
  if (title.trim() !== "") titles.set(quote, createTitle(title.trim(), { fold, line: inline.map?.[0] ?? 0 }, state));
  inline.content = inline.content.slice(found[0].length);
  if (inline.map !== null) inline.map = [inline.map[0] + 1, inline.map[1]];
  if (inline.content === "") for (const token of next) dropped.add(token);
  return open(quote, { ...type, fold });
}

/** What a sign stands for, in the shape that an alert is found in. */
function readSign(text: string): readonly [whole: string, type: string, sign: undefined, title: string] | null {
  const [whole, sign = "", title = ""] = signed.exec(text) ?? [];
  return whole === undefined ? null : [whole, typesOfSigns[sign] ?? "", undefined, title];
}

function open(quote: Token, meta: AdmonitionType & { readonly fold?: string | undefined }): string {
  quote.type = "admonition_open";
  quote.tag = meta.fold === undefined ? "div" : "details";
  quote.meta = { ...meta };
  return quote.tag;
}

function createTitle(
  title: string,
  { fold, line }: { readonly fold: string | undefined; readonly line: number },
  { Token }: StateCore,
): readonly Token[] {
  const [start, words, end] = [
    new Token("admonition_title_open", "p", 1),
    new Token("inline", "", 0),
    new Token("admonition_title_close", "p", -1),
  ];
  start.meta = { fold };
  end.meta = { fold };
  words.content = title;
  words.map = [line, line + 1];
  words.children = [];
  return [start, words, end];
}
