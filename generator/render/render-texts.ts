/*
 * The text files of an edition: for machines that read Markdown, for readers of old addresses and
 * for feed readers. Each has its EJS template in `templates/text/`.
 */
import type { PageFrame } from "../page-model/render-page.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import type { LlmsFull } from "./llms-full.ts";
import { listLlmsSections } from "./llms-sections.ts";
import { escapeText } from "./markdown/escape-markdown.ts";
import { createTwins } from "./markdown/create-twins.ts";
import type { OutputFile } from "./output-file.ts";
import { renderText } from "./render-text.ts";

/** The text files of an edition. */
export function* renderTexts(plan: SiteFrame, full: LlmsFull): Generator<OutputFile> {
  yield* renderLlms(plan, full);
  yield* renderRedirects(plan);
  yield* renderFeed(plan);
}

function* renderLlms(plan: SiteFrame, full: LlmsFull): Generator<OutputFile> {
  const { site, pages } = plan;
  const root = `${site.url ?? ""}${site.base}`;
  const twins = createTwins(
    site,
    pages.map(({ route }) => route),
  );
  const description = pages.find(({ route }) => route === "")?.description ?? "";
  const sections = listLlmsSections(plan);
  const facts = {
    site,
    description: toLine(description),
    sections,
    catalogue: `${root}catalogue.json`,
    full: `${root}llms-full.txt`,
    address: (page: PageFrame) => root + twins.path(page),
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

function* renderRedirects({ site, redirects = [] }: SiteFrame): Generator<OutputFile> {
  for (const { path, href } of redirects) {
    const canonical = href.startsWith("/") ? (site.url ?? "") + href : href;
    yield { path, content: renderText("redirect.html", { href, canonical }) };
  }
}

function* renderFeed({ site, feed = [] }: SiteFrame): Generator<OutputFile> {
  const [newest] = feed;
  if (newest === undefined || site.feed === undefined || site.url === undefined) return;
  const [page = ""] = newest.href.split("#");
  const facts = { site, page, self: site.url + site.feed, updated: newest.date, entries: feed };
  yield { path: site.feed.slice(site.base.length), content: renderText("feed.xml", facts) };
}
