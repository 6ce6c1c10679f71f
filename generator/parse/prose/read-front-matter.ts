import type { PageOffer } from "../../page-model/page-offer.ts";
import { isMap, isScalar, isSeq, parseDocument, type Pair } from "yaml";
import { countYamlLines } from "../../places/yaml-lines.ts";
import type { Span } from "../../catalogue/span.ts";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { SplitText } from "../../markdown/front-matter/front-matter.ts";
import { toLanguageTag } from "../../places/language-tag.ts";
import { isWebAddress } from "../read-data-file.ts";
import { isFrom, isTo, toPath } from "../redirects/to-redirect.ts";
import { exceedsDepth } from "../../places/yaml-depth.ts";
import type { ProseFrontMatter } from "./prose-document.ts";

/** Front matter is flat; lists of tags are as deep as it gets. */
const maxDepth = 20;
const none: ProseFrontMatter = { hideTitle: false };

/**
 * Reads the keys that are understood; others belong to other tools and are passed over. Malformed
 * YAML is reported, and read as what it was meant for, or else as far as it goes; of `lines` it is none of the author's mistakes.
 */
export function readFrontMatter(
  file: string,
  { yaml, isBare }: Pick<SplitText, "yaml" | "isBare">,
  report: Report,
  { frontMatter: written, defaults }: Pick<SourceFile, "frontMatter" | "defaults"> = {},
): ProseFrontMatter {
  const inherited = readDefaults(defaults);
  if (yaml === undefined || yaml.trim() === "") {
    return inherited.size === 0 ? none : toFrontMatter(createReader(undefined, noPlace, undefined, inherited));
  }
  const start: Span = { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 3 };
  if (exceedsDepth(yaml, maxDepth) !== undefined) {
    report.add(proseCodes.malformedFrontMatter({ detail: "it is nested too deeply" }), start);
    return none;
  }
  const counter = countYamlLines(yaml);
  const before = isBare === true ? 0 : 1;
  const document = parseDocument(yaml, { prettyErrors: false, logLevel: "silent" });
  const spanOf = (from: number, to: number): Span => {
    const [first, last] = [counter.linePos(from), counter.linePos(Math.max(from, to - 1))];
    const [startLine, endLine] = [Math.max(first.line, 1) + before, Math.max(last.line, 1) + before];
    return { file, startLine, startColumn: Math.max(first.col, 1), endLine, endColumn: Math.max(last.col, 1) };
  };
  const [error] = document.errors;
  if (error !== undefined && written === undefined) {
    const detail = (error.message.split("\n")[0] ?? "").replace(/[.:]$/, "");
    report.add(proseCodes.malformedFrontMatter({ detail: lowerFirst(detail) }), spanOf(...error.pos));
  }
  if (error === undefined) return toFrontMatter(createReader(document.contents, spanOf, report, inherited));
  const meant = parseDocument(quoteValues(yaml), { prettyErrors: false, logLevel: "silent" });
  return toFrontMatter(
    createReader((meant.errors.length === 0 ? meant : document).contents, spanOf, undefined, inherited),
  );
}

type Pairs = ReadonlyMap<string, Pair>;

/** What the project of a page says for it, which is JSON, and so YAML. */
function readDefaults(defaults: string | undefined): Pairs {
  if (defaults === undefined || exceedsDepth(defaults, maxDepth) !== undefined) return new Map();
  return listPairs(parseDocument(defaults, { prettyErrors: false, logLevel: "silent" }).contents);
}

function listPairs(map: unknown): Pairs {
  const items = isMap(map) ? map.items : [];
  return new Map(items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])));
}

/** Nothing of what a page doesn't say itself is told of at one of its places. */
const noPlace = (): Span => ({ file: "", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 });

/** Puts values with a colon in quotes, as `title: Tutorial: Intro`, which is plain text to tools that read front matter line by line. */
function quoteValues(yaml: string): string {
  const plain = /^([\w-]+:[ \t]+)([^\s"'[{|>&*!#%@`?-].*:(?:[ \t].*)?)$/gm;
  return yaml.replace(plain, (_, key: string, value: string) => key + JSON.stringify(value.trim()));
}

function toFrontMatter(reader: Reader): ProseFrontMatter {
  // Of Starlight, which keeps what concerns its sidebar together.
  const sidebar = reader.inner("sidebar");
  const lowest = reader.number("toc_min_heading_level");
  const highest = reader.number("toc_max_heading_level");
  const levels: readonly [number, number] = [clampLevel(lowest ?? 2), clampLevel(highest ?? 3)];
  return {
    id: reader.text("id"),
    title: reader.text("title"),
    description: reader.text("description") ?? reader.line("intro"),
    slug: reader.text("slug"),
    language: reader.tag("lang") ?? reader.tag("language"),
    ...readPlaces(reader),
    hideTitle: reader.flag("hide_title") ?? false,
    // Behind the names of Docusaurus, those that Jekyll, Mintlify and Hugo have.
    draft: reader.flag("draft") ?? (reader.flag("published") === false ? true : undefined),
    sidebarLabel:
      reader.text("sidebar_label") ??
      reader.text("sidebarTitle") ??
      reader.text("linkTitle") ??
      reader.line("shortTitle") ??
      sidebar?.text("label"),
    sidebarPosition:
      reader.number("sidebar_position") ??
      reader.number("weight") ??
      reader.number("nav_order") ??
      sidebar?.number("order"),
    ...(isHeadless(reader) ? { isHeadless: true } : undefined),
    ...(hidesPage(reader, sidebar) ? { isUnlisted: true } : undefined),
    ...readKept(reader),
    tocLevels: lowest === undefined && highest === undefined ? undefined : levels,
    ...readOtherNames(reader),
    ...readForward(reader),
    ...readChildren(reader),
    editUrl: reader.address("custom_edit_url"),
  };
}

/** The pages below it, which GitHub's documents name so; elsewhere it may be anything. */
function readChildren(reader: Reader): Pick<ProseFrontMatter, "children"> {
  const children = reader.holds("children") ? reader.paths("children") : [];
  return children.length === 0 ? {} : { children };
}

/** Words that the page may be looked for by, and addresses that it had, which Hugo has by the same key. */
function readOtherNames(reader: Reader): Pick<ProseFrontMatter, "aliases" | "oldAddresses"> {
  const names = reader.list("aliases");
  const isAddress = (name: string): boolean => name.startsWith("/");
  const old = [...(names ?? []).filter(isAddress), ...(reader.list("redirect_from") ?? [])].flatMap(readOldAddress);
  return {
    aliases: names?.filter((name) => !isAddress(name)),
    ...(old.length === 0 ? undefined : { oldAddresses: old }),
  };
}

/** Keys by which layouts that send readers elsewhere are told where to. */
const forwardKeys: readonly string[] = [
  ...["redirect_to", "redirect", "redirect_url", "redirect_link", "forward", "forward_to"],
  ...["target", "destination", "to", "url"],
];

/** Where a page of Jekyll sends readers: by its plug-in for that, which takes the first of a list, or by a layout that is called so. */
function readForward(reader: Reader): Pick<ProseFrontMatter, "forwardsTo"> {
  const isForward = /^(?:forward|redirect)(?:ed|ing|ion)?(?:\.html)?$/i.test(reader.line("layout") ?? "");
  const [written] = (isForward ? forwardKeys : ["redirect_to"]).flatMap((key) => reader.texts(key));
  if (written === undefined) return {};
  const [path = "", anchor] = written.trim().split("#", 2);
  const to = isWebAddress(written.trim())
    ? written.trim()
    : path.replace(/(?:(?<=\/)index)?\.(?:html?|md)$/i, "") + (anchor === undefined ? "" : `#${anchor}`);
  return /^(?:\/|https?:)/i.test(to) && isTo(to) ? { forwardsTo: to } : {};
}

/** The page of a file may have been at the path without its end. */
function readOldAddress(written: string): readonly string[] {
  const path = written.replace(/(?:\/?index)?\.html?$/i, "");
  return isFrom(path) ? [toPath(path)] : [];
}

/** Where Jekyll and its theme for documents have the page, and how DocFX finds it. */
function readPlaces(reader: Reader): Pick<ProseFrontMatter, "uid" | "permalink" | "url" | "parents"> {
  const [permalink, url] = [reader.text("permalink"), reader.text("url")];
  const [parent, uid] = [reader.text("parent"), reader.text("uid")];
  return {
    ...(uid === undefined ? undefined : { uid }),
    ...(permalink === undefined ? undefined : { permalink }),
    ...(url === undefined ? undefined : { url }),
    ...(parent === undefined ? undefined : { parents: [parent, reader.text("grand_parent")] }),
  };
}

/** Of Hugo; a page that lists all others, as OpenMetadata has it, is none for readers either. */
function isHeadless(reader: Reader): boolean {
  if (reader.holds("site_menu")) return true;
  const build = reader.inner("build") ?? reader.inner("_build");
  return reader.flag("headless") === true || ["false", "never"].includes(build?.text("render") ?? "");
}

/** What Docusaurus, Just the Docs, Docsy, Starlight, Hextra and Hugo itself call it. */
function hidesPage(reader: Reader, sidebar: Reader | undefined): boolean {
  const top = ["unlisted", "nav_exclude", "toc_hide"].map((key) => reader.flag(key));
  const build = reader.inner("build") ?? reader.inner("_build");
  const isListed = !["false", "never"].includes(build?.text("list") ?? "");
  return !isListed || [...top, sidebar?.flag("hidden"), sidebar?.flag("exclude")].includes(true);
}

/** Of one tag of the head, its name and what it says, in either order; what describes a page may have the word as well. */
const forNoEngine = /"(?:robots|googlebot)"[^{}]{0,300}\bnoindex\b|\bnoindex\b[^{}]{0,300}"(?:robots|googlebot)"/i;

/**
 * What Docusaurus calls unlisted is offered nowhere; Just the Docs, Material for MkDocs and Starlight keep pages from their own search
 * alone, others from search engines, by a word or by a tag of the head.
 */
function readKept(reader: Reader): Pick<ProseFrontMatter, "keptFrom"> {
  const isUnlisted = reader.says("unlisted", true);
  const isForNoEngine =
    reader.says("noindex", true) ||
    /\bnoindex\b/i.test(reader.line("robots") ?? "") ||
    forNoEngine.test(reader.json("head"));
  const isForNoSearch =
    reader.says("search_exclude", true) ||
    reader.inner("search")?.says("exclude", true) === true ||
    reader.says("pagefind", false);
  const kept: readonly PageOffer[] = [
    ...(isUnlisted ? (["lists"] as const) : []),
    ...(isUnlisted || isForNoEngine ? (["engines"] as const) : []),
    ...(isUnlisted || isForNoSearch ? (["search"] as const) : []),
  ];
  return kept.length === 0 ? {} : { keptFrom: kept };
}

function clampLevel(level: number): number {
  return Math.min(6, Math.max(2, Math.trunc(level)));
}

interface Reader {
  text(key: string): string | undefined;
  /** The same; what else stands there is meant for something else. */
  line(key: string): string | undefined;
  flag(key: string): boolean | undefined;
  /** Whether that very value stands there; what else does is meant for something else. */
  says(key: string, value: boolean): boolean;
  /** What stands there, as JSON; empty where nothing does. */
  json(key: string): string;
  /** An address on the web; `null` where the key is there and empty. */
  address(key: string): string | null | undefined;
  number(key: string): number | undefined;
  /** The tag of a language; what else stands there is meant for something else. */
  tag(key: string): string | undefined;
  /** Texts; a single one may stand without a list. */
  list(key: string): readonly string[] | undefined;
  /** The same; what else stands there is meant for something else. */
  texts(key: string): readonly string[];
  /** Those of a list that are paths. */
  paths(key: string): readonly string[];
  /** Whether a list stands there. */
  holds(key: string): boolean;
  /** What is written below a key; undefined where that is no map. */
  inner(key: string): Reader | undefined;
}

function createReader(
  map: unknown,
  spanOf: (from: number, to: number) => Span,
  report: Report | undefined,
  inherited: Pairs = new Map(),
): Reader {
  const own = listPairs(map);
  const pairs = inherited.size === 0 ? own : new Map([...inherited, ...own]);
  const valueOf = (key: string): unknown => {
    const value = pairs.get(key)?.value;
    return isScalar(value) ? value.value : value;
  };
  const reject = (key: string, expected: string): undefined => {
    const place = pairs.get(key)?.key;
    if (!own.has(key)) return undefined;
    const [from = 0, to = 1] = isScalar(place) ? (place.range ?? []) : [];
    report?.add(proseCodes.frontMatterValue({ key, expected }), spanOf(from, to));
    return undefined;
  };
  return {
    text(key) {
      const value = valueOf(key);
      if (value === undefined || value === null || value === "") return undefined;
      // A title may be a number or a date without quotes, and means its text.
      const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
      return isPlain ? String(value).replace(/\s+/g, " ").trim() : reject(key, "text");
    },
    line(key) {
      const value = valueOf(key);
      const text = typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
      return text === "" ? undefined : text;
    },
    flag(key) {
      const value = valueOf(key);
      if (value === undefined || value === null) return undefined;
      return typeof value === "boolean" ? value : reject(key, "`true` or `false`");
    },
    says: (key, value) => valueOf(key) === value,
    json: (key) => toJson(pairs.get(key)?.value),
    address(key) {
      const value = valueOf(key);
      if (value === undefined || value === null || value === "") return pairs.has(key) ? null : undefined;
      const isAddress = typeof value === "string" && /^https?:\/\/[^\s"<>]+$/i.test(value);
      return isAddress ? value : reject(key, "a web address, or nothing");
    },
    number(key) {
      const value = valueOf(key);
      if (value === undefined || value === null) return undefined;
      return typeof value === "number" && Number.isFinite(value) ? value : reject(key, "a number");
    },
    tag(key) {
      const value = valueOf(key);
      return typeof value === "string" ? toLanguageTag(value) : undefined;
    },
    list(key) {
      const value = valueOf(key);
      if (value === undefined || value === null) return undefined;
      const items: readonly unknown[] = isSeq(value) ? value.items.map(toScalar) : [value];
      const texts = items.filter((item) => typeof item === "string" || typeof item === "number").map(String);
      return texts.length === items.length ? texts : reject(key, "a list of texts");
    },
    texts(key) {
      const value = valueOf(key);
      const items: readonly unknown[] = isSeq(value) ? value.items.map(toScalar) : [value];
      return items.filter((item) => typeof item === "string");
    },
    paths(key) {
      const value = valueOf(key);
      const items: readonly unknown[] = isSeq(value) ? value.items.map(toScalar) : [];
      return items.filter((item) => typeof item === "string" && /^\/?[\w@.-]+(?:\/[\w@.-]+)*$/.test(item)).map(String);
    },
    holds: (key) => isSeq(valueOf(key)),
    inner(key) {
      const value = valueOf(key);
      return isMap(value) ? createReader(value, spanOf, report) : undefined;
    },
  };
}

function toJson(node: unknown): string {
  return isSeq(node) || isMap(node) ? JSON.stringify(node.toJSON()) : "";
}

function toScalar(node: unknown): unknown {
  return isScalar(node) ? node.value : node;
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
