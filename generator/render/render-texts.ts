/*
 * The text files at the root of the site: for search engines, for machines that read Markdown, for
 * hosts and for feed readers. Each has its EJS template in `templates/text/`.
 */
import type { Page, SitePlan } from "../page-model/page.ts";
import { createMarker } from "../write/marker.ts";
import type { LlmsFull } from "./llms-full.ts";
import { listLlmsSections } from "./llms-sections.ts";
import { escapeText } from "./markdown/escape-markdown.ts";
import { createTwins } from "./markdown/create-twins.ts";
import { orderPages } from "./order-pages.ts";
import type { OutputFile } from "./output-file.ts";
import { renderText } from "./render-text.ts";

/** The text files of the site. */
export function* renderTexts(plan: SitePlan, full: LlmsFull): Generator<OutputFile> {
  const { site } = plan;
  yield createMarker(site);
  // An edition that search engines are to leave out isn't offered to them either.
  const hasSitemap = site.url !== undefined && site.version?.noIndex !== true;
  yield { path: "robots.txt", content: renderText("robots.txt", { site, hasSitemap }) };
  if (hasSitemap) {
    const addresses = orderPages(plan).map((page) => toAddress(plan, page));
    yield { path: "sitemap.xml", content: renderText("sitemap.xml", { addresses }) };
  }
  yield* renderLlms(plan, full);
  yield* renderRedirects(plan);
  yield* renderFeed(plan);
  // Keeps GitHub Pages from treating the site as Jekyll input.
  yield { path: ".nojekyll", content: "" };
}

function toAddress({ site }: SitePlan, { route }: Page): string {
  return `${site.url ?? ""}${site.base}${route === "" ? "" : `${route}/`}`;
}

function* renderLlms(plan: SitePlan, full: LlmsFull): Generator<OutputFile> {
  const { site, pages } = plan;
  const root = `${site.url ?? ""}${site.base}`;
  const twins = createTwins(plan);
  const description = pages.find(({ route }) => route === "")?.description ?? "";
  const sections = listLlmsSections(plan);
  const facts = {
    site,
    description: toLine(description),
    sections,
    catalogue: `${root}catalogue.json`,
    full: `${root}llms-full.txt`,
    address: (page: Page) => root + twins.path(page),
    escape: toLine,
  };
  yield { path: "llms.txt", content: renderText("llms.txt", facts) };
  const bodies = full.bodies.map(({ path, body }) => ({ address: root + path, body }));
  const rest = { left: full.left, index: `${root}llms.txt` };
  yield {
    path: "llms-full.txt",
    content: renderText("llms-full.txt", { site, description: facts.description, bodies, ...rest }),
  };
}

function toLine(text: string): string {
  return escapeText(text.replace(/\s+/g, " ").trim());
}

function* renderRedirects({ site, redirects = [] }: SitePlan): Generator<OutputFile> {
  if (redirects.length === 0) return;
  for (const { path, href } of redirects) {
    const canonical = href.startsWith("/") ? (site.url ?? "") + href : href;
    yield { path, content: renderText("redirect.html", { href, canonical }) };
  }
  // Hosts differ in whether they take an address with and without its final slash for the same.
  const lines = redirects.flatMap(({ path, from, href }) =>
    (path === from ? [from] : [from, `${from}/`]).map((old) => ({
      from: site.base + encodeURI(old),
      href: encodeURI(href),
    })),
  );
  yield { path: "_redirects", content: renderText("redirects.txt", { redirects: lines }) };
}

function* renderFeed({ site, feed = [] }: SitePlan): Generator<OutputFile> {
  const [newest] = feed;
  if (newest === undefined || site.feed === undefined || site.url === undefined) return;
  const [page = ""] = newest.href.split("#");
  const facts = { site, page, self: site.url + site.feed, updated: newest.date, entries: feed };
  yield { path: site.feed.slice(site.base.length), content: renderText("feed.xml", facts) };
}
