/*
 * The text files of an edition: for machines that read Markdown, for readers of old addresses and
 * for feed readers. Each has its EJS template in `templates/text/`.
 */
import { contentSecurityPolicy } from "../page-model/content-security-policy.ts";
import { encodePath } from "../page-model/encode-path.ts";
import type { Link } from "../page-model/parts.ts";
import { nameEdition } from "../page-model/name-edition.ts";
import type { PageFrame, SiteAssets } from "../page-model/render-request.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import type { LlmsFull } from "./llms-full.ts";
import { decodeWritten } from "../places/decode-written.ts";
import { listLlmsSections } from "./llms-sections.ts";
import { escapeText } from "./markdown/escape-markdown.ts";
import { createTwinPaths } from "./markdown/twin-paths.ts";
import type { OutputFile } from "../write/output-file.ts";
import { placeEdition, relateAddress, type SitePlace } from "../page-model/relative-addresses.ts";
import { renderText } from "./render-text.ts";

interface TextsContext {
  readonly assets: Pick<SiteAssets, "earlyScript" | "icon">;
  readonly place: SitePlace;
}

/** The text files of an edition. */
export function* renderTexts(plan: SiteFrame, full: LlmsFull, { assets, place }: TextsContext): Generator<OutputFile> {
  yield* renderLlms(plan, full, place);
  yield* renderRedirects(plan, assets);
  yield* renderFeed(plan);
}

function* renderLlms(plan: SiteFrame, full: LlmsFull, place: SitePlace): Generator<OutputFile> {
  const { site, pages } = plan;
  const root = site.url === undefined ? "./" : site.url + site.base;
  const twins = createTwinPaths(pages.map(({ route }) => route));
  const description = pages.find(({ route }) => route === "")?.description ?? "";
  const sections = listLlmsSections(plan);
  const edition = nameEdition(site);
  const facts = {
    edition,
    description: toLine(description),
    sections,
    isModel: site.sections.some(({ id }) => id !== "home" && id !== "guides"),
    versions: listVersions(site, place),
    catalogue: `${root}catalogue.json`,
    full: `${root}llms-full.txt`,
    address: (page: PageFrame) => root + encodePath(twins.get(page.route) ?? ""),
    escape: toLine,
  };
  yield { path: "llms.txt", content: renderText("llms.txt", facts) };
  const bodies = full.bodies.map(({ path, body }) => ({ address: root + encodePath(path), body }));
  const rest = { left: full.left, index: `${root}llms.txt` };
  yield {
    path: "llms-full.txt",
    content: renderText("llms-full.txt", { edition, description: facts.description, bodies, ...rest }),
  };
}

/** The other editions, each where it begins. */
function listVersions({ url, version }: SiteFrame["site"], place: SitePlace): readonly Link[] {
  const others = version?.menu.filter(({ isCurrent }) => !isCurrent) ?? [];
  return others.map(({ label, note, href }) => ({
    label: note === undefined ? label : `${label} (${note})`,
    href: url !== undefined && href.startsWith("/") ? url + href : relateAddress(href, "llms.txt", place),
  }));
}

function toLine(text: string): string {
  return escapeText(text.replace(/\s+/g, " ").trim());
}

function* renderRedirects(
  { site, redirects = [] }: SiteFrame,
  { earlyScript, icon }: Pick<SiteAssets, "earlyScript" | "icon">,
): Generator<OutputFile> {
  const place = placeEdition(site.base, "");
  for (const { path, href: target } of redirects) {
    const isPage = target.startsWith(site.base);
    const href = relateAddress(target, path, place);
    const canonical = isPage && site.url !== undefined ? site.url + target : href;
    const name = isPage && site.url === undefined ? decodeWritten(target.slice(site.base.length)) : canonical;
    const script = relateAddress(site.base + earlyScript, path, place);
    // Without one, browsers ask for `/favicon.ico`, which most places don't have.
    const iconHref = relateAddress(site.base + icon, path, place);
    yield {
      path,
      content: renderText("redirect.html", {
        href,
        canonical,
        name: name === "" ? site.title : name,
        script,
        policy: contentSecurityPolicy,
        icon: iconHref,
      }),
    };
  }
}

function* renderFeed({ site, feed = [] }: SiteFrame): Generator<OutputFile> {
  const [newest] = feed;
  if (newest === undefined || site.feed === undefined || site.url === undefined) return;
  const [page = ""] = newest.href.split("#");
  const facts = { site, page, self: site.url + site.feed, updated: newest.date, entries: feed };
  yield { path: site.feed.slice(site.base.length), content: renderText("feed.xml", facts) };
}
