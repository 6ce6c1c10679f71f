import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from "yaml";
import { exceedsDepth } from "../../places/yaml-depth.ts";
import { escapeAttribute } from "../tags/escape-attribute.ts";

/*
 * The first pages of VitePress, VuePress and Starlight say in their front matter what they show: a name, a sentence or two, a picture,
 * places to go to, and what the thing is good for. Here that is Markdown at the lines where it stands, which are empty
 * otherwise, so that all lines stay what they are. All of GitHub's documents have their first paragraph there.
 */

const mark = /^(?:hero|features|heroText|heroImage):/m;
/** What says with it that a document is one of GitHub's; elsewhere an introduction may be anything. */
const besideIntroduction = /^(?:versions|children):/m;
const deepest = 20;
const longest = 64_000;

/** What front matter shows, by line from 0; nothing where it is that of any other page. */
export function listHomeLines(yaml: string): ReadonlyMap<number, string> {
  const written = new Map<number, string>();
  const isIntroduced = /^intro:/m.test(yaml) && besideIntroduction.test(yaml);
  if (!(mark.test(yaml) || isIntroduced) || yaml.length > longest || exceedsDepth(yaml, deepest) !== undefined)
    return written;
  const lineCounter = new LineCounter();
  const { contents, errors } = parseDocument(yaml, { prettyErrors: false, logLevel: "silent", lineCounter });
  if (!isMap(contents) || errors.length > 0) return written;
  const lineOf = (at: number): number => lineCounter.linePos(at).line - 1;
  const put: Put = (key, map, text) => {
    const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
    const at = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    if (at === undefined || text === undefined || text === "") return;
    const before = written.get(lineOf(at));
    written.set(lineOf(at), before === undefined ? text : `${before} ${text}`);
  };
  const page = contents as Entries;
  if (isIntroduced) put("intro", page, getText(page, "intro"));
  if (!mark.test(yaml)) return written;
  const hero = getMap(page, "hero") ?? page;
  putHero(hero, page, put);
  for (const feature of getMaps(page, "features")) putFeature(feature, put);
  return breakLines(written);
}

/** Lines that follow each other would be one paragraph, in which a picture stands behind the last word. */
function breakLines(written: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  const isPlain = (text: string | undefined): boolean => text !== undefined && !/^(?:# |<LinkCard )/.test(text);
  return new Map(
    [...written].map(([line, text]) => [line, isPlain(text) && isPlain(written.get(line + 1)) ? `${text}<br>` : text]),
  );
}

type Entries = YAMLMap;
type Put = (key: string, map: Entries, text: string | undefined) => void;

function putHero(hero: Entries, page: Entries, put: Put): void {
  const isOwn = hero !== page;
  // The title of a page has its own place, and so has that of VuePress, by another name.
  const name = isOwn ? (["name", "title"].find((key) => getText(hero, key) !== undefined) ?? "name") : "heroText";
  put(name, hero, prefix("# ", getText(hero, name)));
  if (isOwn) put("text", hero, wrap("**", getText(hero, "text")));
  put("tagline", hero, getText(hero, "tagline"));
  if (!isOwn) put("actionLink", page, toLink(getText(page, "actionText"), getText(page, "actionLink")));
  putPicture(hero, isOwn ? "image" : "heroImage", put);
  const actions = getMaps(hero, "actions");
  // Side by side, as they are meant.
  const links = actions.map((action) => toLink(getText(action, "text"), getText(action, "link")));
  const [first] = actions;
  if (first !== undefined) put("link", first, links.filter((link) => link !== undefined).join(" · "));
}

function putPicture(hero: Entries, key: string, put: Put): void {
  const image = getMap(hero, key);
  if (image === undefined) return put(key, hero, toPicture(getText(hero, key), ""));
  const source = ["src", "file", "light", "dark"].find((name) => getText(image, name) !== undefined);
  if (source !== undefined) put(source, image, toPicture(getText(image, source), getText(image, "alt") ?? ""));
}

function putFeature(feature: Entries, put: Put): void {
  const [title, details, link] = [getText(feature, "title"), getText(feature, "details"), getText(feature, "link")];
  if (title === undefined) return put("details", feature, details);
  const attributes = [
    ["title", toPlainText(title)],
    ["description", toPlainText(details ?? "")],
    ["href", link ?? ""],
  ].flatMap(([key = "", value = ""]) => (value === "" ? [] : [`${key}="${escapeAttribute(value)}"`]));
  put("title", feature, `<LinkCard ${attributes.join(" ")} />`);
}

function toLink(text: string | undefined, target: string | undefined): string | undefined {
  if (text === undefined || target === undefined) return text;
  return `[${text.replaceAll(/[[\]]/g, "\\$&")}](<${target.replaceAll(/[<>]/g, "")}>)`;
}

/** No larger than there: many are drawings, which are as large as there is room. */
const pictureWidth = 240;

function toPicture(source: string | undefined, alt: string): string | undefined {
  if (source === undefined) return undefined;
  // A tag that has a line for itself would begin a block, with all that follows.
  return `<span><img src="${escapeAttribute(source)}" alt="${escapeAttribute(alt)}" width="${pictureWidth}"></span>`;
}

function prefix(mark: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : mark + text;
}

function wrap(mark: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : mark + text + mark;
}

/** Titles may have markup. */
function toPlainText(text: string): string {
  return text.replaceAll(/<[^<>]*>/g, "").trim();
}

function getMap(map: Entries, key: string): Entries | undefined {
  const value = map.get(key, true);
  return isMap(value) ? value : undefined;
}

function getMaps(map: Entries, key: string): readonly Entries[] {
  const value = map.get(key, true);
  return isSeq(value) ? value.items.filter((item): item is Entries => isMap(item)) : [];
}

/** A text on one line. */
function getText(map: Entries, key: string): string | undefined {
  const value = map.get(key, true);
  const written = isScalar(value) ? value.value : undefined;
  return typeof written === "string" && written.trim() !== "" ? written.replaceAll(/\s+/g, " ").trim() : undefined;
}
