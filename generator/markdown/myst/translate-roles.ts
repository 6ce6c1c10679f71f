import { placeName } from "../attributes/place-name.ts";
import { toPlaceName } from "./to-place-name.ts";

/** What a role of MyST says, ``{doc}`start` ``, in our dialect; undefined for one that nobody here understands. */
type RoleMeaning = (text: string) => string | undefined;

/** A text and what it leads to, as in ``{doc}`The start <start>` ``. */
const named = /^([^<>]*[^<>\s])\s*<([^<>]+)>$/;

/** What is a name of code, or a word of a system. */
const codeRoles = [
  ...["attr", "class", "const", "data", "exc", "func", "meth", "mod", "obj", "any", "type", "deco"],
  ...["code", "literal", "samp", "file", "command", "program", "envvar", "option", "token", "keyword", "makevar", "py"],
];
const wordRoles = ["sc", "smallcaps", "term", "dfn", "abbr-text", "bdg", "eq", "numref", "cite", "index"];
const strongRoles = ["guilabel", "menuselection", "strong"];

const meanings: ReadonlyMap<string, RoleMeaning> = new Map<string, RoleMeaning>([
  ["doc", (text) => link(text, (target) => target)],
  ["ref", (text) => link(text, toLabel)],
  ["numref", (text) => link(text, toLabel)],
  ...["download", "nb-download"].map(
    (name) => [name, (text: string) => `${link(text, (target) => target)}{: download=""}`] as const,
  ),
  ...wordRoles.filter((name) => name !== "numref").map((name) => [name, (text: string) => wordsOf(text)] as const),
  ...codeRoles.map((name) => [name, toCode] as const),
  ...strongRoles.map((name) => [name, (text: string) => `**${text.replaceAll("-->", "→").trim()}**`] as const),
  ["math", (text) => `$${text}$`],
  ["emphasis", (text) => `*${text}*`],
  ...["kbd", "sub", "sup"].map((name) => [name, (text: string) => `<${name}>${escape(text)}</${name}>`] as const),
  ["subscript", (text) => `<sub>${escape(text)}</sub>`],
  ["superscript", (text) => `<sup>${escape(text)}</sup>`],
  ...["u", "underline"].map((name) => [name, (text: string) => `<u>${escape(text)}</u>`] as const),
  ...["del", "strike"].map((name) => [name, (text: string) => `<del>${escape(text)}</del>`] as const),
  ["button", (text) => link(text, (target) => target)],
  ["abbr", abbreviate],
  // For which versions of Elastic's something is.
  ["applies_to", (text) => `*${text}*`],
  ["icon", () => ""],
  [
    "pep",
    (text) =>
      /^\d{1,4}$/.test(text) ? `[PEP ${text}](https://peps.python.org/pep-${text.padStart(4, "0")}/)` : undefined,
  ],
  [
    "rfc",
    (text) => (/^\d{1,5}$/.test(text) ? `[RFC ${text}](https://datatracker.ietf.org/doc/html/rfc${text})` : undefined),
  ],
]);

const mark = /(?:\{([A-Za-z][\w:+.-]{0,60})\})?(`{1,4})/g;
/** Of longer lines, only the beginning is prose that somebody wrote. */
const longestLine = 20_000;
/** A line of prose has fewer. */
const mostMarks = 500;

/** Whether a text has roles that only MyST has. */
export function hasRoles(text: string): boolean {
  return /\{(?:applies_to|ref|doc|numref|term|py:\w{1,20}|class|func|meth|mod)\}`/.test(text);
}

/** A line with what its roles say, and with links to names that any page of the project may have; code in it stays. */
export function translateRoles(line: string): string {
  if (line.length > longestLine || (!line.includes("}`") && !/\]\(#|<project:/.test(line))) return line;
  let written = "";
  let from = 0;
  let count = 0;
  for (const { 0: whole, 1: name, 2: ticks = "", index } of line.matchAll(mark)) {
    if (index < from || (count += 1) > mostMarks) continue;
    const start = index + whole.length;
    const end = findClosing(line, ticks, start);
    if (end === undefined) continue;
    const meaning = name === undefined ? undefined : translate(name.toLowerCase(), line.slice(start, end).trim());
    written += leadAnywhere(line.slice(from, index)) + (meaning ?? line.slice(index, end + ticks.length));
    from = end + ticks.length;
  }
  return written + leadAnywhere(line.slice(from));
}

const ownPlace = new RegExp(String.raw`\]\(#(${placeName})\)`, "gu");

function leadAnywhere(words: string): string {
  return words.replaceAll(/<(project:[^\s<>]{1,300})>/g, "[](<$1>)").replaceAll(ownPlace, "](project:#$1)");
}

/** A role of Sphinx for what another project names, `external:ref` or `external+bakery:ref`. */
const external = /^external(?:\+([\w-]+))?:([\w:]+)$/;

/** Roles of a language, as `py:class`, are those of their last part; icons are pictures of a font. */
function translate(name: string, text: string): string | undefined {
  if (/^(?:octicon|fa[sbrl]?|material-[a-z]+|fab)$/.test(name)) return "";
  if (name.startsWith("bdg-") || name.startsWith("cite:")) return wordsOf(text);
  const [, inventory = "", role = ""] = external.exec(name) ?? [];
  if (role !== "") {
    return /^(?:std:)?(?:ref|doc|numref|label)$/.test(role)
      ? link(text, (target) => `inv:${inventory}#${target}`)
      : meanings.get(role.slice(role.lastIndexOf(":") + 1))?.(text);
  }
  return meanings.get(name)?.(text) ?? meanings.get(name.slice(name.lastIndexOf(":") + 1))?.(text);
}

function findClosing(line: string, ticks: string, from: number): number | undefined {
  for (let at = line.indexOf(ticks, from); at !== -1;) {
    let end = at;
    while (line[end] === "`") end += 1;
    if (end - at === ticks.length) return at;
    at = line.indexOf(ticks, end);
  }
  return undefined;
}

function wordsOf(text: string): string {
  return named.exec(text)?.[1] ?? text;
}

/** Without a text of its own, a link says what it leads to. */
function link(text: string, toTarget: (target: string) => string): string {
  const [, words = "", target = text] = named.exec(text) ?? [];
  return `[${words.replaceAll(/[[\]]/g, "\\$&")}](<${toTarget(target.trim()).replaceAll(/[<>\n]/g, "")}>)`;
}

function toLabel(label: string): string {
  return `project:#${toPlaceName(label) ?? label.toLowerCase()}`;
}

/** With a tilde before it, a name is its last part. */
function toCode(text: string): string {
  const words = wordsOf(text).replace(/^!/, "");
  const shown = words.startsWith("~") ? words.slice(words.lastIndexOf(".") + 1).replace(/^~/, "") : words;
  return shown.includes("`") ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}

function abbreviate(text: string): string | undefined {
  const [, short, long] = /^([^()]+)\(([^()]+)\)$/.exec(text) ?? [];
  if (short === undefined || long === undefined) return undefined;
  return `<abbr title="${escape(long).replaceAll('"', "&quot;")}">${escape(short.trimEnd())}</abbr>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
