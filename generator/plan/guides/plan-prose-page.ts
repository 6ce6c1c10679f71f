import type { ProsePage } from "../../catalogue/prose.ts";
import type { ListBeside } from "./list-beside.ts";
import { createReport } from "../../diagnostics/report.ts";
import { toAnswer } from "../../engine/answer.ts";
import { forgetful } from "../../engine/engine.ts";
import type { Page, SitePage } from "../../page-model/page.ts";
import type { Badge } from "../../page-model/parts.ts";
import type { ProseContent } from "../../page-model/prose.ts";
import type { PlacedProse, ProseDocuments } from "../../parse/documents.ts";
import type { ProseDocument } from "../../parse/prose/prose-document.ts";
import { findCommand, fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import {
  createResolver,
  type PlacedLink,
  renderProse,
  type ResolvedTarget,
  type ResolverParts,
} from "../prose/prose.ts";
import type { Neighbours } from "./find-neighbours.ts";
import { findSnippet } from "./find-snippet.ts";
import type { GuidePlace } from "./guide-navigation.ts";

/** Tree of the pages that no sidebar holds. */
export const orphansKey = "guides";

interface PlacedPage {
  readonly page: ProsePage;
  readonly placed: PlacedProse;
  readonly at: Neighbours & {
    readonly route: string;
    readonly place: GuidePlace | undefined;
    readonly labels: readonly string[] | undefined;
    readonly translations: SitePage["translations"];
  };
}

interface ProsePlanning {
  readonly context: PlanContext;
  readonly documents: ProseDocuments;
  readonly parts: ResolverParts;
  readonly listBeside: ListBeside;
}

/** The page of a guide, its text rendered unless an earlier run has done so. */
export function planProsePage(
  { page, placed, at }: PlacedPage,
  { context, documents, parts, listBeside }: ProsePlanning,
): SitePage {
  const { document } = placed;
  const { route, place, labels = [], translations, previous, next } = at;
  const resolve = createResolver(page.links, parts);
  const { engine = forgetful, drawDiagram, drawFormula, isUnseen } = context.options;
  const from = {
    text: document.text,
    segments: document.segments,
    isTitleRepeated: isTitleRepeated(page, document),
    answer: (question: ProseQuestion): ProseAnswer =>
      "target" in question
        ? { target: resolve(question.target) }
        : "command" in question
          ? { href: findCommand(question.command, context.links) }
          : "issue" in question
            ? { href: context.links.issue(question.issue, document.file) }
            : "beside" in question
              ? { beside: listBeside(route, question.beside === "below") }
              : { text: findSnippet(question.include, placed, documents) },
  };
  const rendered = engine
    .ask(
      { query: "prose", key: nameRendering(document), lasts: "whole" },
      from,
      ({ text, segments, isTitleRepeated, answer }, report) => {
        // What parsing has read of a text, it has kept for this very document, and none of what is from several files.
        const own = segments === undefined ? document : { ...document, text, segments };
        const { toc, html, opening } = renderProse(own, {
          resolve: (target) => answer({ target }).target ?? {},
          include: (path) => answer({ include: path }).text,
          findCommand: (words) => answer({ command: words }).href,
          findIssue: (issue) => answer({ issue }).href,
          listBeside: () => answer({ beside: "part" }).beside ?? [],
          listBelow: () => answer({ beside: "below" }).beside ?? [],
          isTitleRepeated,
          drawDiagram,
          drawFormula,
          isUnseen,
          report,
        });
        const content: ProseContent = { kind: "prose", html };
        return {
          toc,
          description: toDescription(opening),
          lacksHero: missingHero.test(html),
          content: toAnswer(content),
        };
      },
    )
    .get(parts.report ?? createReport());
  const { language } = page;
  return {
    route,
    title:
      isNameless(page, document, route) && !ofKind.test(context.options.title) ? context.options.title : page.title,
    ...(language === undefined || language === (context.options.language ?? "en") ? undefined : { language }),
    ...(translations === undefined ? undefined : { translations }),
    ...placeTitle(page, document.heading, rendered.lacksHero),
    description: page.description ?? (rendered.description || page.title),
    section: "guides",
    navigation: place?.navigation ?? orphansKey,
    breadcrumbs: place?.breadcrumbs ?? [],
    toc: rendered.toc,
    badges: toBadges(place),
    ...placePage(page, context),
    previous,
    next,
    aliases: page.aliases,
    ...(document.frontMatter.keptFrom === undefined ? undefined : { keptFrom: document.frontMatter.keptFrom }),
    labels: labels.filter((label) => label.toLowerCase() !== page.title.toLowerCase()),
    content: rendered.content,
  };
}

/** Whether a page is the first of the site and nobody has called it anything: what it introduces is what the site is called. */
function isNameless({ title }: ProsePage, { heading, banner, frontMatter }: ProseDocument, route: string): boolean {
  const written = [frontMatter.title, heading, banner].some((words = "") => words !== "");
  return route === fixedRoutes.home && !written && title === "Introduction";
}

/** Whether a text without a title of its own begins with a section that is called as its page is. */
function isTitleRepeated({ title }: ProsePage, { heading, headings: [first], frontMatter }: ProseDocument): boolean {
  return heading === undefined && !frontMatter.hideTitle && first?.text.toLowerCase() === title.toLowerCase();
}

/** What a site is called that nobody has given a name, which says less than that the page introduces it. */
const ofKind =
  /^(?:Metadata model|Schemas(?: and .+)?|GraphQL API|Rest\.li API|Python library|Command line|Ingestion|Privileges|Documentation)$/;

/** Names the text of a page by how its project writes, which its text doesn't tell. */
function nameRendering({ file, formulas, wikiLinks }: ProseDocument): string {
  return [file, formulas, wikiLinks].filter((part) => part !== undefined).join(" ");
}

/**
 * A title of its own in front matter names the page in lists and in the window; the heading that its author wrote into the
 * text is what the page shows all the same. Only a title that isn't written there can be hidden.
 */
function placeTitle(
  { title, hideTitle }: ProsePage,
  heading: string | undefined,
  lacksHero: boolean,
): Pick<Page, "heading" | "hidesTitle"> {
  if (heading !== undefined && heading !== title) return { heading };
  return { hidesTitle: hideTitle && !lacksHero ? true : undefined };
}

/** Where a page can be looked at and edited; one that says it is edited nowhere was made, so its file is nobody's business. */
function placePage({ file, editUrl }: ProsePage, { links }: PlanContext): Pick<Page, "source" | "editHref"> {
  if (editUrl === null) return { source: undefined, editHref: undefined };
  return { source: { label: file, href: editUrl ?? links.repository(file) }, editHref: editUrl ?? links.edit(file) };
}

/** A page that begins with a picture which isn't there; its author hid the title since the picture shows it. */
const missingHero =
  /^(?:\s|<(?:p|h[1-6]|div|center|a|span)(?: (?!class="missing-picture")[^<>]*)?>){0,20}<span class="missing-picture"/;

/** What a text asks about the site around it: where a target leads, what a file says, where a command or an issue is described. */
type ProseQuestion =
  | { readonly target: string }
  | { readonly include: string }
  | { readonly command: string }
  | { readonly issue: string }
  | { readonly beside: "part" | "below" };

interface ProseAnswer {
  readonly target?: ResolvedTarget;
  readonly text?: string | undefined;
  readonly href?: string | undefined;
  readonly beside?: readonly PlacedLink[];
}

function toBadges(place: GuidePlace | undefined): readonly Badge[] {
  return place?.page.marker === undefined ? [] : [place.page.marker.badge];
}

/** Search engines show about so many characters. */
const descriptionLength = 160;

/** The beginning of a page's text, cut at a word; empty when it says nothing. */
function toDescription(plain: string): string {
  if (plain.length <= descriptionLength) return plain;
  const cut = plain.slice(0, descriptionLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), descriptionLength / 2)).replace(/[\s,;:.]+$/, "")} …`;
}
