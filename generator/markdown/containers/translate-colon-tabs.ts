import type { StateCore } from "markdown-it";
import { changeOutsideFences } from "../change-outside-fences.ts";
import { escapeAttribute } from "../tags/escape-attribute.ts";

const sign = /^[\t >]*:{3,20}[ \t]*(?:(?:code-)?tabs|tab|code-group-item)(?=[\s#]|$)/m;
const opening = /^([\t >]*)(:{3,20})[ \t]*([A-Za-z][\w-]{0,60})(.*)$/;
const closing = /^([\t >]*)(:{3,20})[ \t]*$/;
/** A tab within `::: tabs`: `@tab:active npm#npm`, `== npm`. */
const divider = /^([\t >]*)(?:@tab(?::active)?|==)[ \t]+(\S.{0,200})$/;
/** Nobody counts so many of them. */
const deepest = 30;

interface OpenBlock {
  readonly kind: "tabs" | "tab" | "other";
  readonly colons: number;
  /** Whether one of the tabs is open that a line of its own begins. */
  hasTab: boolean;
}

/**
 * Plug-ins of VuePress and VitePress have tabs between colons: `::: tabs` with `::: tab By day` in it, with lines such as `@tab By day`
 * or `== By day`, and `::: code-group-item Shell`. They become our tabs, line by line.
 */
export function translateColonTabs(state: StateCore): void {
  if (!sign.test(state.src)) return;
  const open: OpenBlock[] = [];
  state.src = changeOutsideFences(state.src, (line) => translateLine(line.trimEnd(), open));
}

function translateLine(line: string, open: OpenBlock[]): string {
  const [whole, indent = "", colons = "", name = "", words = ""] = opening.exec(line) ?? [];
  if (whole !== undefined && open.length < deepest) {
    const kind = findKind(name, words);
    open.push({ kind, colons: colons.length, hasTab: false });
    if (kind === "other") return line;
    return kind === "tabs" ? `${indent}<Tabs>` : `${indent}<TabItem label="${escapeAttribute(toLabel(words))}">`;
  }
  const [, lead = "", label] = divider.exec(line) ?? [];
  const inner = open.at(-1);
  if (label !== undefined && inner?.kind === "tabs") {
    const before = inner.hasTab ? "</TabItem>" : "";
    inner.hasTab = true;
    return `${lead}${before}<TabItem label="${escapeAttribute(toLabel(label))}">`;
  }
  const [, outer = "", marks] = closing.exec(line) ?? [];
  const closed = marks === undefined ? -1 : open.findLastIndex((block) => block.colons === marks.length);
  const block = closed === -1 ? undefined : open[closed];
  if (block === undefined) return line;
  open.length = closed;
  if (block.kind === "other") return line;
  return outer + (block.kind === "tabs" ? (block.hasTab ? "</TabItem></Tabs>" : "</Tabs>") : "</TabItem>");
}

/** `#group` and `key:group` name tabs that are switched together; other words would be the title of something else. */
function findKind(name: string, words: string): OpenBlock["kind"] {
  if (/^(?:code-)?tabs$/.test(name))
    return /^(?:#[\w-]{1,60}|[ \t]+(?:key|options?|cache)[:\s=-].{0,200})?[ \t]*$/.test(words) ? "tabs" : "other";
  const isTab = (name === "tab" || name === "code-group-item") && /^[ \t]+\S/.test(words);
  return isTab ? "tab" : "other";
}

/** What a plug-in is to do with a tab, behind its name. Whether a blank is the first of many is asked first, so that each is looked at once. */
const instruction = /(?<![ \t])[ \t]+(?:id=\S{1,60}|:closable|:active|active)$/;
/** A tab has no more of them than there are. */
const mostInstructions = 4;

/** Without quotes, an id and what a plug-in is to do with the tab. */
function toLabel(words: string): string {
  let bare = words.trim();
  for (let count = 0; count < mostInstructions && instruction.test(bare); count += 1) {
    bare = bare.replace(instruction, "");
  }
  const label = bare.replace(/#[\w-]{1,60}$/, "").trim();
  return /^(["'])(.+)\1$/.exec(label)?.[2] ?? label;
}
