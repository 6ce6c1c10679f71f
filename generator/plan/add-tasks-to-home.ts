import { changeAnswer } from "../engine/answer.ts";
import { countNoun } from "../catalogue/nouns.ts";
import type { FrontView } from "../page-model/front.ts";
import type { PageContent, SitePage, SiteTask } from "../page-model/page.ts";
import { escapeHtml } from "./markup/markup.ts";
import { fixedRoutes } from "./addresses/addresses.ts";
import type { PlanContext } from "./context/plan-context.ts";

/** The pages, the first of which offers search and what most readers come for: one that somebody has written behind its first paragraph that says something. */
export function addTasksToHome(
  pages: readonly SitePage[],
  tasks: readonly SiteTask[],
  { links }: PlanContext,
): readonly SitePage[] {
  const front: FrontView = {
    searched: countNoun(pages.length, "page"),
    tasks: tasks.map(({ label, route, text }) => ({ label, href: links.route(route), text })),
  };
  return pages.map((page) =>
    page.route === fixedRoutes.home
      ? { ...page, content: changeAnswer(page.content, { front, title: page.title }, addFront) }
      : page,
  );
}

interface Front {
  readonly front: FrontView;
  /** Of the page. */
  readonly title: string;
}

function addFront(content: PageContent, { front, title }: Front): PageContent {
  if (content.kind === "landing") return { ...content, front };
  if (content.kind !== "prose") return content;
  return { ...content, front: { ...front, at: findLeadEnd(content.html, title) } };
}

/** A README has its badges and its picture before the first words, in so many paragraphs at the most. */
const mostBadges = 8;

/**
 * Behind the first paragraph with words that lead nowhere, or behind all of those that a page begins with where none has; its title in HTML,
 * as many READMEs have it, may stand before them.
 */
function findLeadEnd(html: string, title: string): number {
  // A picture may stand in no paragraph. One of these holds no other, so it ends where it first does, and so does a block of pictures that are centred.
  const block =
    /\s*<(?:(?:img|br)(?: [^<>]*)?>|span class="missing-picture"[^<>]*>[^<>]*<\/span>|a [^<>]*>\s*<img [^<>]*>\s*<\/a>|p(?: [^<>]*)?>(.*?)<\/p>|div class="align-center">((?:(?!<\/?div)[^])*)<\/div>|h[1-6](?: [^<>]*)?>((?:(?!<\/?h[1-6])[^])*)<\/h[1-6]>)/sy;
  let end = 0;
  for (let count = 0; count < mostBadges; count += 1) {
    const found = block.exec(html);
    if (found === null || (found[3] !== undefined && toWords(found[3]) !== escapeHtml(title))) break;
    const said = found[1] ?? found[2] ?? "";
    if (endsInColon.test(toWords(said))) return findListEnd(html, block.lastIndex) ?? end;
    end = block.lastIndex;
    if (isSaid(said)) break;
  }
  return end;
}

/** What belongs to the block that follows. */
const endsInColon = /[:：]$/;

/** In characters of HTML: search has to be seen without scrolling. */
const longestLeadList = 2000;

/** Where the list that begins at a place ends; undefined where none does, or a long one. */
function findListEnd(html: string, at: number): number | undefined {
  const text = html.slice(at, at + longestLeadList);
  if (!/^\s*<[uo]l\b/.test(text)) return undefined;
  let depth = 0;
  for (const { index, 0: tag } of text.matchAll(/<\/?[uo]l\b[^<>]*>/g)) {
    depth += tag.startsWith("</") ? -1 : 1;
    if (depth === 0) return at + index + tag.length;
  }
  return undefined;
}

/** What a heading says, beside its pictures and links to itself. */
function toWords(markup: string): string {
  return markup.replaceAll(/<[^<>]*>/g, "").trim();
}

function isSaid(markup: string): boolean {
  return /[\p{L}\p{N}]/u.test(markup.replaceAll(/<a [^]*?<\/a>|<[^<>]*>|&\w+;/g, ""));
}
