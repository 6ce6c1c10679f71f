import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import createMarkdownIt from "markdown-it";
import { readWholePage } from "./read-whole-page.ts";

/** How far the Markdown twins of a site agree with its documents. */
export interface TwinReport {
  readonly pages: number;
  readonly words: number;
  readonly links: number;
  /** `page: what is wrong`, in the order of the pages. */
  readonly problems: readonly string[];
}

interface Facts {
  /** How often each word is said. */
  readonly words: ReadonlyMap<string, number>;
  readonly links: ReadonlySet<string>;
}

const markdown = createMarkdownIt({ html: true });
// Whether an address is safe is not what is compared.
markdown.validateLink = () => true;

/**
 * Renders the twin of each page and compares what it says with the page itself: the twin has every
 * word at least as often, no word that the page has not, and the same links, to twins. Takes another
 * way from a document to its words than the one by which twins are made.
 */
export function compareTwins(folder: string): TwinReport {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const files = new Set(paths);
  const pages = paths.filter((path) => path === "index.html" || path.endsWith("/index.html")).sort();
  const problems: string[] = [];
  let words = 0;
  let links = 0;
  for (const path of pages) {
    const document = readWholePage(folder, path);
    const address = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(document)?.[1];
    // A page that only sends readers on has none.
    if (address === undefined) continue;
    const twin = resolveFrom(path, unescape(address));
    const text = readFileSync(join(folder, twin), "utf8");
    const said = readDocument(document, (href) => toTwin(resolveFrom(path, href), files));
    const repeated = readMarkdown(text.replace(/^---\n[^]*?\n---\n/, ""), (href) => resolveFrom(twin, href));
    words += [...said.words.values()].reduce((sum, count) => sum + count, 0);
    links += said.links.size;
    problems.push(...compare(said, repeated).map((problem) => `${path}: ${problem}`));
  }
  return { pages: pages.length, words, links, problems };
}

function compare(said: Facts, repeated: Facts): readonly string[] {
  const count = (facts: Facts, word: string): number => facts.words.get(word) ?? 0;
  const lost = [...said.words.keys()].filter((word) => count(repeated, word) < count(said, word));
  const added = [...repeated.words.keys()].filter((word) => count(said, word) === 0);
  const lostLinks = [...said.links].filter((link) => !repeated.links.has(link));
  const addedLinks = [...repeated.links].filter((link) => !said.links.has(link));
  return [
    ...lost.map((word) => `the twin lacks the word ${word}`),
    ...added.map((word) => `the twin adds the word ${word}`),
    ...lostLinks.map((link) => `the twin lacks the link ${link}`),
    ...addedLinks.map((link) => `the twin adds the link ${link}`),
  ];
}

/** What a page leaves to a twin: all but what only serves to get around or to choose what is seen. */
function readDocument(document: string, toHref: (href: string) => string): Facts {
  const main = document
    .slice(document.indexOf("<main "), document.lastIndexOf("</main>"))
    .replace(/<(nav|svg|legend|button|template)\b[^]*?<\/\1>/g, " ")
    .replace(/<div class="tab-bar">[^]*?<\/div>/g, " ")
    // What a heading stands over is a drawing alone.
    .replace(/<h2\b[^>]*>(?:(?!<\/h2>)[^])*<\/h2>(?:\s|<\/?(?:div|figure)\b[^>]*>)*(?=<\/section>)/g, " ")
    .replace(/<p class="page-noun"[^]*?<\/p>/g, " ")
    .replace(
      /<span class="aspect-summary">([^]*?)<\/span>(?=[^]*?<\/summary>([^]*?)(?:<details|<\/details))/g,
      dropRepeated,
    )
    .replace(/<p\b[^>]*aria-hidden="true"[^]*?<\/p>/g, " ")
    .replace(/<span\b[^>]*role="img" aria-label="([^"]*)"[^>]*>/g, "<span> $1 ")
    .replace(/<a rel="alternate"[^]*?<\/a>/g, " ")
    .replace(/<a\b([^>]*?)aria-label="([^"]*)"([^>]*)><\/a>/g, "<a$1$3>$2</a>");
  const links = [...main.matchAll(/<a\b[^>]*?\shref="([^"#][^"]*)"/g)].map(([, href = ""]) => toHref(unescape(href)));
  return { words: countWords(main), links: new Set(links.map(normalize)) };
}

/** What is said in short of something that is folded; in a twin, where nothing is, its words follow, and may begin with that. */
function dropRepeated(whole: string, short: string, content: string): string {
  const docs = content.split('<div class="doc">').slice(1);
  const toWords = (html: string): string =>
    unescape(html.replace(/<[^>]*>/g, ""))
      .replace(/\s+/g, " ")
      .trim();
  return docs.some((doc) => toWords(doc).startsWith(toWords(short))) ? " " : whole;
}

function readMarkdown(text: string, toHref: (href: string) => string): Facts {
  // Neither tasks nor notes are CommonMark's.
  const plain = text.replace(/^(\s*(?:-|\d+\.) )\[[ x]\] /gm, "$1").replace(/^\[\^\d+\]: /gm, "");
  const html = markdown.render(plain);
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = ""]) => normalize(toHref(unescape(href))));
  return { words: countWords(html), links: new Set(links) };
}

function normalize(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** An address as the path below the output folder of what it leads to; one that leads elsewhere stays as it is. */
function resolveFrom(path: string, href: string): string {
  if (!/^\.{1,2}\//.test(href)) return href;
  const resolved = posix.join(posix.dirname(path), href);
  return resolved === "./" ? "" : resolved;
}

function toTwin(href: string, files: ReadonlySet<string>): string {
  const [address = "", anchor] = href.split("#");
  const route = address.replace(/\/$/, "");
  const isPage = files.has(route === "" ? "index.html" : `${route}/index.html`);
  const beside = route === "" ? "index.md" : `${route}.md`;
  if (!isPage || !files.has(beside)) return href;
  return beside + (anchor === undefined ? "" : `#${anchor}`);
}

/** Tags that stand inside of words; all others stand between them, as do spans and code that are styled. */
const inside = /<\/?(?:a|b|del|em|i|s|strong|wbr|code|span)(?:\s+(?!class="(?!unresolved|hljs|language-))[^>]*)?\/?>/g;

function countWords(html: string): ReadonlyMap<string, number> {
  // Code that follows a link or other code is set apart by its ground.
  const apart = html.replace(/(<\/(?:a|code)>)(?=<code)/g, "$1 ");
  const text = unescape(apart.replace(inside, "").replace(/<[^>]*>/g, " "));
  const words = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => characters[name] ?? "");
}
