import type { TemplateVariables } from "../../places/template-variables.ts";
import type { FilledText } from "./fill-variables.ts";
import { holdsVersion } from "./holds-version.ts";
import { createPlacedWriter, type PlacedWriter } from "./placed-writer.ts";

/** Values may say much more than their names; past this names stand for nothing. */
const mostAdded = 1_000_000;
/** Conditions within conditions, and names that stand for each other, of which nobody has so many. */
const deepest = 100;
const longestFrontMatter = 64_000;

const marks =
  /\{%(-?)\s{0,20}([a-z_]{1,40})([^%]{0,400}?)(-?)%\}|\{\{\s{0,5}site\.data\.([\w.-]{1,200})\s{0,5}\}\}|\[AUTOTITLE(?=\]\()/g;
const branchTag = /^(?:ifversion|if|unless|case|for|elsif|else|when|endif|endunless|endcase|endfor)$/;

interface Filling {
  readonly values: ReadonlyMap<string, string>;
  readonly features: ReadonlyMap<string, boolean>;
  /** What names stand for, worked out once; nothing while that is being done, so that no name stands for itself. */
  readonly known: Map<string, string>;
  readonly unknown: Set<string>;
  /** How many names are being worked out, each for the one before. */
  depth: number;
  left: number;
}

interface Branch {
  /** Whether it is a condition of another kind, whose tags stay as they are written. */
  readonly isForeign: boolean;
  /** Whether what is around it is shown. */
  readonly isReached: boolean;
  isShown: boolean;
  isDecided: boolean;
}

/**
 * A document of GitHub's: names in `{% data %}` stand for what files beside the documents say, and of `{% ifversion %}` one branch is
 * kept. Both are done before anything else is read, in code and front matter as well.
 */
export function fillDataTags(
  text: string,
  { values, features = new Map() }: TemplateVariables,
  file: string,
): FilledText {
  if (!text.includes("{%") && !text.includes("[AUTOTITLE](") && !text.includes("{{"))
    return { text, fills: [], unknown: [] };
  const filling: Filling = { values, features, known: new Map(), unknown: new Set(), depth: 0, left: mostAdded };
  const writer = createPlacedWriter(text, file);
  const missing = writeFilled(text, filling, writer);
  return { ...writer.finish(), unknown: [...filling.unknown], place: missing && toPlace(text, missing) };
}

function toPlace(text: string, [from, to]: readonly [number, number]): FilledText["place"] {
  const before = text.slice(0, from).split("\n");
  return { line: before.length - 1, column: before.at(-1)?.length ?? 0, length: to - from };
}

/** Where the first name stands for which nobody has said anything. */
function writeFilled(text: string, filling: Filling, writer: PlacedWriter): readonly [number, number] | undefined {
  const branches: Branch[] = [];
  const frontEnd = text.startsWith("---\n") ? text.slice(0, longestFrontMatter).indexOf("\n---", 3) : -1;
  let missing: readonly [number, number] | undefined;
  let [from, lineStart, lineEnd] = [0, 0, endOfLine(text, 0)];
  /** What alone is read, where something stands as it is or isn't shown. */
  let awaited: "endcomment" | "endraw" | undefined;
  for (const found of text.matchAll(marks)) {
    const { index } = found;
    const [whole, before, name = "", rest = "", after] = found;
    if (index < from || (awaited !== undefined && name !== awaited)) continue;
    while (lineEnd < index) [lineStart, lineEnd] = [lineEnd + 1, endOfLine(text, lineEnd + 1)];
    const isShown = branches.at(-1)?.isShown !== false && awaited !== "endcomment";
    const value = readValue(found, filling, isShown);
    if (value === undefined && !(branchTag.test(name) && stepInto(name, rest, branches, filling))) continue;
    if (isShown) {
      writer.keep(from, index);
      if (before === "-") writer.trimEnd();
      if (value?.isMissing === true) missing ??= [index, index + whole.length];
      const line = text.slice(lineStart, Math.min(index, lineStart + 300));
      writer.put(index < frontEnd ? quoteFor(line, value?.text ?? "") : setIn(line, value?.text ?? ""));
    }
    awaited = name === "comment" || name === "raw" ? `end${name}` : undefined;
    from = index + whole.length;
    // A picture that says nothing leaves no space before the words that say it.
    if (name === "octicon" && value?.text === "" && text[from] === " ") from += 1;
    if (after === "-") from += /^\s*/.exec(text.slice(from, from + 200))?.[0].length ?? 0;
  }
  if (branches.at(-1)?.isShown !== false && awaited !== "endcomment") writer.keep(from, text.length);
  return missing;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

/** What a tag gives; undefined for one that is read elsewhere, or that says how the text is built up. */
function readValue(
  [whole, , name = "", rest = "", , old]: RegExpExecArray,
  filling: Filling,
  isShown: boolean,
): { readonly text: string; readonly isMissing?: boolean } | undefined {
  if (/^(?:end)?(?:comment|raw|rowheaders)$/.test(name) || whole === "[AUTOTITLE")
    return { text: whole.startsWith("[") ? "[" : "" };
  if (name === "octicon") {
    const label = rest.includes('aria-hidden="true"') ? undefined : /aria-label="([^"]*)"/.exec(rest)?.[1];
    return { text: label ?? "" };
  }
  const [, wanted = old] = /^(?:data|indented_data_reference)$/.test(name) ? (/^\s*([\w.-]+)/.exec(rest) ?? []) : [];
  if (wanted === undefined) return undefined;
  return isShown ? findValue(wanted, filling) : { text: "" };
}

function findValue(name: string, filling: Filling): { readonly text: string; readonly isMissing?: boolean } {
  const { values, known, unknown } = filling;
  const written = values.get(name);
  if (written === undefined) {
    unknown.add(name);
    // What the name itself says of a product is better than nothing; of a piece of text it says nothing.
    const words = name.startsWith("reusables.") ? "" : (name.split(".").at(-1) ?? "");
    return { text: words.replace(/^prodname_/, "").replaceAll("_", " "), isMissing: true };
  }
  let text = known.get(name);
  if (text === undefined) {
    if (filling.depth === deepest) return { text: "" };
    known.set(name, "");
    filling.depth += 1;
    const writer = createPlacedWriter(written, "");
    const missing = writeFilled(written, filling, writer);
    filling.depth -= 1;
    text = writer.finish().text.trim();
    known.set(name, text);
    if (missing !== undefined) return { text, isMissing: true };
  }
  if (text.length > filling.left) return { text: "" };
  filling.left -= text.length;
  return { text };
}

/** Goes into a branch or out of it; false where its tag isn't one of these. */
function stepInto(name: string, rest: string, branches: Branch[], { features }: Filling): boolean {
  const branch = branches.at(-1);
  const isReached = branch?.isShown !== false;
  if (/^(?:ifversion|if|unless|case|for)$/.test(name)) {
    if (branches.length >= deepest) return false;
    const isForeign = name !== "ifversion" && !(name === "if" && /^\s+currentVersion\b/.test(rest));
    const holds = isForeign || holdsVersion(rest, features);
    branches.push({ isForeign, isReached, isShown: isReached && holds, isDecided: holds });
    return !isForeign;
  }
  if (branch === undefined) return false;
  if (name.startsWith("end")) branches.pop();
  else if (!branch.isForeign) {
    const holds = !branch.isDecided && (name === "else" || holdsVersion(rest, features));
    branch.isShown = branch.isReached && holds;
    branch.isDecided ||= holds;
  }
  return !branch.isForeign;
}

/** Further lines stand below the first one, in the item or the quote in which that stands. */
function setIn(line: string, value: string): string {
  if (!value.includes("\n")) return value;
  const [lead = ""] = /^[\s>]*(?:[-*+]\s+|\d{1,9}[.)]\s+)?$/.exec(line) ?? [];
  const indentation = lead.replaceAll(/[^\s>]/g, " ");
  return value.replaceAll(/\n(?=[^\n])/g, `\n${indentation}`);
}

/** In front matter, a value stays in its line and within its quotes. */
function quoteFor(line: string, value: string): string {
  const words = value.replaceAll(/\s+/g, " ");
  const [, quote] = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?(["'])/.exec(line) ?? [];
  if (quote === "'") return words.replaceAll("'", "''");
  return quote === '"' ? words.replaceAll(/["\\]/g, "\\$&") : words;
}
