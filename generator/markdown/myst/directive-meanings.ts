import { escapeAttribute } from "../tags/escape-attribute.ts";
import { elasticMeanings } from "./elastic-meanings.ts";
import { toPlaceName } from "./to-place-name.ts";
import type { DirectiveMeaning, Meaning } from "./directive-meaning.ts";
import type { Directive } from "./read-directive.ts";

const container: Meaning = () => ({ open: "", close: "", body: "markdown" });
const hidden: Meaning = () => ({ open: "", close: "", body: "nothing" });

/** The directives of Sphinx, its usual extensions and MyST that guides have. */
export const directiveMeanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...["note", "tip", "important", "warning", "caution", "danger"].map((name) => [name, admonish(name)] as const),
  ...[
    "hint",
    "seealso",
    "attention",
    "error",
    "todo",
    "admonition",
    "versionadded",
    "versionchanged",
    "deprecated",
  ].map((name) => [name, admonish(name)] as const),
  ...["dropdown", "details", "toggle"].map((name) => [name, fold] as const),
  ...["code", "code-block", "sourcecode", "code-cell"].map((name) => [name, code] as const),
  ["mermaid", () => ({ open: "mermaid", close: "", body: "code" })],
  ["math", () => ({ open: "math", close: "", body: "code" })],
  ["literalinclude", includeCode],
  ["include", ({ argument }) => include(argument)],
  ["image", picture],
  ["figure", picture],
  // A picture that is written in Markdown, with its caption.
  ["figure-md", ({ argument }) => ({ open: anchorOf(argument), close: "", body: "markdown" })],
  ...["tab-set", "tabs"].map((name) => [name, () => component("Tabs")] as const),
  ...["tab-item", "tab", "group-tab"].map(
    (name) => [name, ({ argument }: Directive) => component("TabItem", ["label", argument])] as const,
  ),
  ...["card", "grid-item-card"].map((name) => [name, card] as const),
  ...[
    "grid",
    "grid-item",
    "card-carousel",
    "container",
    "div",
    "only",
    "margin",
    "compound",
    "epigraph",
    "hlist",
    "aside",
  ].map((name) => [name, container] as const),
  ...["button-ref", "button-link"].map((name) => [name, button] as const),
  ...["sidebar", "topic", "rubric", "centered"].map((name) => [name, titled] as const),
  // Of MyST's own tools: what is shown once more leads to where it stands.
  [
    "iframe",
    ({ argument }) => ({ open: `<iframe src="${escapeAttribute(argument)}"></iframe>`, close: "", body: "markdown" }),
  ],
  [
    "embed",
    ({ argument }) =>
      /^#[^\s()<>]+$/.test(argument) ? { open: `[](project:${argument})`, close: "", body: "nothing" } : undefined,
  ],
  ...[
    "proof",
    "theorem",
    "lemma",
    "definition",
    "corollary",
    "remark",
    "example",
    "algorithm",
    "exercise",
    "solution",
  ].flatMap((name) => ["", "prf:", "proof:"].map((prefix) => [prefix + name, state(name)] as const)),
  ["line-block", () => ({ open: "", close: "", body: "lines" })],
  ["glossary", () => ({ open: "", close: "", body: "terms" })],
  ["list-table", ({ argument }) => ({ open: argument === "" ? "" : `**${argument}**`, close: "", body: "rows" })],
  // One that is written as any other, under its caption.
  ["table", ({ argument }) => ({ open: argument === "" ? "" : `**${argument}**`, close: "", body: "markdown" })],
  // Values may be in a file of their own, which is not read.
  [
    "csv-table",
    ({ argument, options }) =>
      options.has("file") || options.has("url") || options.has("delim")
        ? undefined
        : { open: argument === "" ? "" : `**${argument}**`, close: "", body: "csv" },
  ],
  [
    "admonish",
    ({ argument, options }) => ({
      open: openTag(
        "Admonition",
        ["type", options.get("fold") === "true" ? "details" : (options.get("type") ?? "note")],
        ["title", argument],
      ),
      close: "</Admonition>",
      body: "markdown",
    }),
  ],
  ["toctree", ({ options }) => ({ open: options.has("hidden") ? "" : "<DocCardList />", close: "", body: "nothing" })],
  ...elasticMeanings,
  // Lists that are made, and what is for the head of a page.
  ...["contents", "tableofcontents", "index", "meta", "bibliography", "sectionauthor", "raw", "currentmodule"].map(
    (name) => [name, hidden] as const,
  ),
]);

/** Words of Sphinx for types of admonitions. */
const types: ReadonlyMap<string, string> = new Map([
  ["hint", "tip"],
  ["seealso", "info"],
  ["attention", "warning"],
  ["error", "danger"],
  ["todo", "note"],
  ["admonition", "note"],
  ["versionadded", "info"],
  ["versionchanged", "info"],
  ["deprecated", "warning"],
]);

const versionWords: ReadonlyMap<string, string> = new Map([
  ["versionadded", "New in version"],
  ["versionchanged", "Changed in version"],
  ["deprecated", "Deprecated since version"],
]);

function admonish(name: string): Meaning {
  return ({ argument, options }) => {
    const classes = (options.get("class") ?? "").split(/[\s,]+/);
    // What folds says so by its class.
    if (classes.includes("dropdown")) return openFold(argument === "" ? capitalize(name) : argument);
    const own = types.get(name) ?? name;
    const styled = name === "admonition" ? classes.find((one) => admonitions.has(one)) : undefined;
    const type = styled === undefined ? own : (types.get(styled) ?? styled);
    const version = versionWords.get(name);
    const title =
      version === undefined
        ? name === "seealso" && argument === ""
          ? "See also"
          : argument
        : `${version} ${argument}`;
    return { open: openTag("Admonition", ["type", type], ["title", title]), close: "</Admonition>", body: "markdown" };
  };
}

const admonitions: ReadonlySet<string> = new Set([
  ...["note", "tip", "important", "warning", "caution", "danger", "hint", "seealso", "attention", "error"],
]);

function fold({ argument }: Directive): DirectiveMeaning {
  return openFold(argument === "" ? "More" : argument);
}

function openFold(title: string): DirectiveMeaning {
  return {
    open: openTag("Admonition", ["type", "details"], ["title", title]),
    close: "</Admonition>",
    body: "markdown",
  };
}

/** Cells of a notebook are Python where they say nothing else. */
function code({ name, argument, options }: Directive): DirectiveMeaning {
  const isPython = name === "code-cell" && (argument === "" || /^i?python3?$/.test(argument));
  return { open: toInfo(isPython ? "python" : argument, options), close: "", body: "code" };
}

/** The language of code, the lines that it marks and its title, as a fence has them. */
function toInfo(language: string, options: Directive["options"]): string {
  const name = /^[\w.+#-]{1,40}$/.test(language) ? language : "text";
  const marked = (options.get("emphasize-lines") ?? "").replaceAll(/\s/g, "");
  const title = options.get("caption") ?? options.get("filename") ?? "";
  const marks = /^[\d,-]+$/.test(marked) ? ` {${marked}}` : "";
  return `${name}${marks}${title === "" ? "" : ` title="${title.replaceAll(/["`]/g, "'")}"`}`;
}

function includeCode({ argument, options }: Directive): DirectiveMeaning | undefined {
  const [, first, last] = /^(\d{1,7})(?:-(\d{1,7}))?$/.exec(options.get("lines") ?? "") ?? [];
  return include(argument, first === undefined ? "" : ` lines=${first}-${last ?? first}`);
}

function include(argument: string, wanted = ""): DirectiveMeaning | undefined {
  return /^[^\s{}<>]+$/.test(argument)
    ? { open: `{{ inline ${argument}${wanted} }}`, close: "", body: "nothing" }
    : undefined;
}

/** With its caption below it. */
function picture({ name, argument, options }: Directive): DirectiveMeaning {
  const alt = (options.get("alt") ?? "").replaceAll(/[[\]]/g, "");
  const target = options.get("target");
  const shown = `![${alt}](<${argument.replaceAll(/[<>]/g, "")}>)`;
  const anchor = anchorOf(options.get("name") ?? options.get("label"));
  const linked = target !== undefined && /^[^\s<>]+$/.test(target) ? `[${shown}](<${target}>)` : shown;
  return { open: anchor + linked, close: "", body: name === "image" ? "nothing" : "markdown" };
}

function anchorOf(name: string | undefined): string {
  const place = toPlaceName(name ?? "");
  return place === undefined ? "" : `<a id="${place}"></a>`;
}

function card({ argument, options }: Directive): DirectiveMeaning {
  const [link = "", type] = [options.get("link"), options.get("link-type")];
  const href = type === "ref" ? `project:#${toPlaceName(link) ?? link}` : link;
  if (argument === "") return { open: "", close: "", body: "markdown" };
  return component("Card", ["title", argument], ...(link === "" ? [] : [["href", href] as const]));
}

/** A link that looks like one to press; its words are what it holds, or else where it leads. */
function button({ name, argument, options }: Directive): DirectiveMeaning | undefined {
  if (!/^[^\s<>]+$/.test(argument)) return undefined;
  const isLabel = name === "button-ref" && ["ref", "myst"].includes(options.get("ref-type") ?? "");
  const target = isLabel ? `project:#${toPlaceName(argument) ?? argument}` : argument;
  return { open: "[", close: `](<${target}>)`, body: "words" };
}

/** What is said in a book of mathematics, with its name. */
function state(name: string): Meaning {
  return ({ argument }) => ({
    open: `**${capitalize(name)}${argument === "" ? "" : ` (${argument})`}**`,
    close: "",
    body: "markdown",
  });
}

function titled({ argument }: Directive): DirectiveMeaning {
  return { open: argument === "" ? "" : `**${argument}**`, close: "", body: "markdown" };
}

function component(name: string, ...attributes: readonly (readonly [string, string])[]): DirectiveMeaning {
  return { open: openTag(name, ...attributes), close: `</${name}>`, body: "markdown" };
}

function openTag(name: string, ...attributes: readonly (readonly [string, string])[]): string {
  const written = attributes
    .filter(([, value]) => value !== "")
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${written.join("")}>`;
}

function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
