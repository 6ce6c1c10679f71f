import { listPlainValues } from "../../markdown/front-matter/list-plain-values.ts";
import { closesFence, readFence } from "../../markdown/fence-reader.ts";
import { holdsMarkdown } from "../../markdown/myst/holds-markdown.ts";
import type { Fill } from "../../places/fills.ts";
import { decideCondition } from "./decide-condition.ts";
import { fillInclude } from "./fill-include.ts";
import { fillShortcode } from "./fill-shortcode.ts";
import { listOwnSubstitutions } from "./list-own-substitutions.ts";
import { readSkew } from "./read-skew.ts";
import type { TextSegment } from "../../markdown/text-segment.ts";
import { runLoops } from "./run-loops.ts";
import { settleBlocks } from "./settle-blocks.ts";
import { settleLine } from "./settle-line.ts";
import type { TemplateVariables } from "../../places/template-variables.ts";

/** A guide's text with values in place of names in braces. */
export interface FilledText {
  readonly text: string;
  /** By line and column. */
  readonly fills: readonly Fill[];
  /** Where its lines come from; absent where there are as many as there were. */
  readonly segments?: readonly TextSegment[] | undefined;
  /** What nobody has given a value, by name, and where the first one stands in the text as it was written, counted from 0. */
  readonly unknown: readonly string[];
  readonly place?: { readonly line: number; readonly column: number; readonly length: number } | undefined;
}

/** Values may say much more than their names; past this the rest stays as it is written. */
const mostAdded = 1_000_000;

const marks =
  /(`+)|\{%-?\s{0,5}(raw|endraw)\s{0,5}-?%\}|\{\{([^{}\n]{1,400})\}\}|\{%-?\s{0,5}include(?:_cached)?\s[^%\n]{1,1000}%\}|\{%-?\s{0,5}(?:(if|unless|for|case)\s|(else|elsif|when)\b|end(?:if|unless|for|case)\b)[^%\n]{0,300}%\}/g;
const takesIn = /\{%-?\s{0,5}include/;
const anyTag = /\{%[^\n]{0,1000}?%\}/g;
/** What begins a line that has no words. */
const lead = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s*)?$/;
const plainName = /^-?\s*([A-Za-z_$][\w$-]*(?:\.[\w$-]+)*)\s*-?$/;
/** As Hugo and Quarto have them. */
const parameter = /^[<%]\s{0,20}(?:param|var)\s{1,20}["'`]?([\w-]+(?:\.[\w-]+)*)["'`]?\s{0,20}[>%]$/;
/** What is read elsewhere: addresses of the site, files that are taken in, and shortcodes. */
const meaningful = /^\s*(?:site\.(?:baseurl|url)\s*$|["'].*\|\s*(?:relative|absolute)_url\s*$|inline\s|[<%#/])/;

interface Filling {
  readonly find: (name: string) => string | undefined;
  readonly inCode: boolean;
  readonly form: RegExp;
  readonly isShortcode: boolean;
  readonly shortcodes: TemplateVariables["shortcodes"];
  readonly includes: TemplateVariables["includes"];
  readonly hasConditions: boolean;
  /** Whether a condition holds, if that is known. */
  readonly decide: (condition: string) => boolean | undefined;
  readonly unknown: Set<string>;
  readonly fills: Fill[];
  place: FilledText["place"];
  added: number;
  /** In a stretch whose braces are meant to be shown. */
  isRaw: boolean;
}

/** A guide with values for the names in its braces. What stands in code and has no value is what the guide is about. */
export function fillVariables(
  text: string,
  variables: TemplateVariables,
  { defaults, file = "" }: { readonly defaults?: string | undefined; readonly file?: string } = {},
): FilledText {
  const namesHeadings = variables.namesHeadings === true;
  const hasConditions = variables.hasConditions === true;
  const isFilled =
    text.includes("{{") ||
    (variables.includes !== undefined && takesIn.test(text)) ||
    (hasConditions && text.includes("{%"));
  if (!isFilled && !namesHeadings) return { text, fills: [], unknown: [] };
  const isVerbatim = text.includes("v-pre");
  const lines = text.split("\n");
  let fence: string | undefined;
  const first = endOfFrontMatter(lines);
  const { values, own, inCode } = variables;
  const hasSubstitutions = variables.hasSubstitutions === true;
  const ofPage = hasSubstitutions
    ? listOwnSubstitutions(lines.slice(1, first))
    : own === undefined
      ? undefined
      : listOwn(lines.slice(1, first), own, defaults);
  const find: Filling["find"] = (name) => ofPage?.get(name) ?? values.get(name);
  const isShortcode = variables.isShortcode === true;
  const lacks = createLack(lines.slice(1, first), own, defaults);
  const filling: Filling = {
    find,
    inCode,
    form: isShortcode ? parameter : plainName,
    isShortcode,
    shortcodes: variables.shortcodes,
    includes: variables.includes,
    hasConditions,
    decide: (condition) => decideCondition(condition, (name) => find(name) ?? lacks(name)),
    unknown: new Set(),
    fills: [],
    place: undefined,
    added: 0,
    isRaw: false,
  };
  const taken = new Set<number>();
  if (variables.lists !== undefined && text.includes("{%"))
    for (const { line, column, length } of runLoops(lines, taken, { first, lists: variables.lists })) {
      filling.unknown.add("for");
      filling.place ??= { line, column, length };
    }
  if (hasConditions) settleBlocks(lines, first, filling.decide);
  /** The marks of directives that are open, whose fences have Markdown in them. */
  const directives: string[] = [];
  for (let index = first; index < lines.length; index += 1) {
    if (taken.has(index)) continue;
    const line = lines[index] ?? "";
    const ends = fence === undefined && closesFence(line, directives.at(-1) ?? "");
    if (ends) directives.pop();
    const fenced = fence === undefined && !ends ? readFence(line) : undefined;
    const isDirective = hasSubstitutions && holdsMarkdown(fenced?.language ?? "");
    if (isDirective && fenced !== undefined) directives.push(fenced.mark);
    const opened = isDirective ? undefined : fenced;
    const isCode = fence !== undefined || opened !== undefined;
    const block = hasSubstitutions && !isCode ? findBlock(line, filling) : undefined;
    if (block !== undefined) lines[index] = block;
    else if (line.includes("{")) lines[index] = fillLine(line, { line: index, isCode, isQuiet: isVerbatim }, filling);
    if (namesHeadings && !isCode) lines[index] = nameHeading(lines[index] ?? "", index, filling);
    if (fence !== undefined && closesFence(line, fence)) fence = undefined;
    else fence ??= opened?.mark;
  }
  const { fills, unknown, place } = filling;
  const written = lines.filter((_, index) => !taken.has(index)).join("\n");
  return { text: written, fills, ...placeLines(lines, taken, file), unknown: [...unknown], place };
}

/** What stands in place of a line that is a name alone, where that is several lines. */
function findBlock(line: string, filling: Filling): string | undefined {
  const [, name = ""] = /^\{\{[ \t]*([A-Za-z_]\w{0,100})[ \t]*\}\}[ \t]*\r?$/.exec(line) ?? [];
  const value = name === "" ? undefined : filling.find(name);
  if (value?.includes("\n") !== true || filling.added + value.length > mostAdded) return undefined;
  filling.added += value.length;
  return value;
}

/** Where the lines of a text come from, of which some stand for several and others were taken out; nothing where each is one. */
function placeLines(
  lines: readonly string[],
  taken: ReadonlySet<number>,
  file: string,
): Pick<FilledText, "segments"> | undefined {
  if (taken.size === 0 && !lines.some((line) => line.includes("\n"))) return undefined;
  const segments: TextSegment[] = [{ firstLine: 0, file, line: 0, shift: 0 }];
  let next = 0;
  for (const [line, text] of lines.entries()) {
    const last = segments.at(-1);
    if (taken.has(line)) continue;
    const count = text.split("\n").length;
    for (let at = 0; at < count; at += 1, next += 1) {
      const isNext = last !== undefined && at === 0 && line - last.line === next - last.firstLine;
      if (!isNext) segments.push({ firstLine: next, file, line, shift: 0 });
    }
  }
  return { segments };
}

const namedHeading = /^( {0,3}#{1,6}[ \t][^\n]*)\[([A-Za-z][\w-]{0,200})\][ \t]*\r?$/;

/** `## Heading [name]`, as our dialect has it. */
function nameHeading(line: string, index: number, { fills }: Filling): string {
  const [whole, words, name] = namedHeading.exec(line) ?? [];
  if (whole === undefined || words === undefined || name === undefined) return line;
  const written = `{#${name}}`;
  fills.push({ line: index, column: words.length, length: written.length, written: name.length + 2 });
  return words + written;
}

function endOfFrontMatter([first = "", ...lines]: readonly string[]): number {
  if (first.trimEnd() !== "---") return 0;
  return lines.findIndex((line) => line.trimEnd() === "---") + 1;
}

/** What a page's front matter says, by what stands in braces. */
function listOwn(lines: readonly string[], prefix: string, defaults = "{}"): ReadonlyMap<string, string> {
  const inherited = Object.entries(JSON.parse(defaults) as Readonly<Record<string, unknown>>);
  const plain = inherited.flatMap(([name, value]) =>
    ["string", "number", "boolean"].includes(typeof value) ? [[name, String(value)] as const] : [],
  );
  return new Map([...plain, ...listPlainValues(lines)].map(([name, value]) => [prefix + name, value]));
}

/** What every page of Jekyll has besides its front matter, as far as themes let it say so. */
const given = new Set(
  "categories collection content date dir draft excerpt id lang layout name next output path previous slug tags title url".split(
    " ",
  ),
);

/** Tells, by `null`, of names of a page that neither its front matter nor its project gives a value of any kind. */
function createLack(
  lines: readonly string[],
  prefix: string | undefined,
  defaults = "{}",
): (name: string) => null | undefined {
  return (name) => {
    if (prefix === undefined || !name.startsWith(prefix)) return undefined;
    const key = name.slice(prefix.length).split(".")[0] ?? "";
    const isSaid = lines.some((line) => line.replace(/^["']/, "").startsWith(key)) || defaults.includes(`"${key}"`);
    return isSaid || given.has(key) ? undefined : null;
  };
}

function fillLine(
  line: string,
  at: { readonly line: number; readonly isCode: boolean; readonly isQuiet: boolean },
  filling: Filling,
): string {
  const { find, inCode, form, isShortcode, unknown } = filling;
  // Tags that have the line to themselves are read with the Markdown.
  const hasConditions = filling.hasConditions && !lead.test(line.replaceAll(anyTag, ""));
  let written = "";
  let from = 0;
  /** Where code in the line ends. */
  let codeEnd = 0;
  const isPlain = hasConditions && !at.isCode && !filling.isRaw && !/`|raw\s/.test(line);
  const left = [...(isPlain ? settleLine(line, filling.decide) : [])];
  /** Leaves out what isn't shown up to a place. */
  const leaveOut = (until: number): void => {
    while (left[0] !== undefined && left[0][0] <= until) {
      const [start, end] = left.shift() ?? [0, 0];
      written += line.slice(from, start);
      filling.fills.push({ line: at.line, column: written.length, length: 0, written: end - start });
      from = end;
    }
  };
  for (const found of line.matchAll(marks)) {
    const [whole, ticks, mark, inside, opened, branch] = found;
    const { index } = found;
    leaveOut(index);
    if (index < from) continue;
    if (ticks !== undefined) {
      if (index >= codeEnd) codeEnd = Math.max(codeEnd, line.indexOf(ticks, index + ticks.length) + ticks.length);
      continue;
    }
    if (mark !== undefined) {
      filling.isRaw = mark === "raw";
      continue;
    }
    if (filling.isRaw || (!isShortcode && meaningful.test(inside ?? ""))) continue;
    const isCode = at.isCode || index < codeEnd;
    if (inside === undefined && !takesIn.test(whole)) {
      if (!hasConditions || isCode) continue;
      if (opened !== undefined) {
        unknown.add(opened);
        filling.place ??= { line: at.line, column: index, length: whole.length };
      }
      written += line.slice(from, index);
      // Which of the words hold, nobody here knows.
      const value = branch === undefined ? "" : " / ";
      filling.fills.push({ line: at.line, column: written.length, length: value.length, written: whole.length });
      written += value;
      from = index + whole.length;
      continue;
    }
    const name = form.exec(inside ?? "")?.[1];
    const around = { before: line.slice(0, index), behind: line.slice(index + whole.length) };
    const value =
      inside === undefined
        ? filling.includes && fillInclude(whole, filling.includes, find)
        : name !== undefined
          ? find(name)
          : isShortcode
            ? writeShortcode(inside, around, filling)
            : undefined;
    const isBlock = inside !== undefined && !isShortcode && value?.includes("\n") === true;
    if (value !== undefined && !isBlock && (inCode || !isCode) && filling.added < mostAdded) {
      written += line.slice(from, index);
      filling.fills.push({ line: at.line, column: written.length, length: value.length, written: whole.length });
      written += value;
      from = index + whole.length;
      filling.added += value.length;
    } else if ((value === undefined || isBlock) && inside !== undefined && !isCode && !isShortcode && !at.isQuiet) {
      unknown.add(name ?? /[\w$.-]+/.exec(inside)?.[0] ?? "{{");
      filling.place ??= { line: at.line, column: index, length: whole.length };
    }
  }
  leaveOut(line.length);
  return written + line.slice(from);
}

/** What the shortcode within braces writes; undefined for one that is read elsewhere or that nobody knows. */
function writeShortcode(
  inside: string,
  line: { readonly before: string; readonly behind: string },
  { find, shortcodes }: Filling,
): string | undefined {
  return (shortcodes === undefined ? undefined : fillShortcode(inside, line, shortcodes)) ?? readSkew(inside, find);
}
