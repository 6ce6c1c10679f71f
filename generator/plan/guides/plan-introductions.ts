import { findEntityName } from "../../catalogue/find-entity-name.ts";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import { nameIntroduced, toIntroductionSpan } from "../../link/prose/link-introductions.ts";
import { splitFrontMatter } from "../../markdown/front-matter/front-matter.ts";
import type { PlacedProse, ProseDocuments } from "../../parse/documents.ts";
import type { TocEntry } from "../../page-model/page.ts";
import type { Html } from "../../page-model/parts.ts";
import { sectionIds } from "../../page-model/section-ids.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { findSnippet } from "./find-snippet.ts";
import type { GeneratedPlaces } from "../prose/prose.ts";

/** Hand-written text that comes onto the page of an entity. */
export interface Introduction {
  readonly html: Html;
  readonly toc: readonly TocEntry[];
  /** Its first sentence, without markup. */
  readonly summary: string;
}

interface IntroductionPlanning {
  readonly context: PlanContext;
  readonly report: Report;
}

const idPrefix = `${sectionIds.inDepth}.`;

/** By route of the entity's page, the texts that the platform has about its entities. */
export function planIntroductions(
  documents: ProseDocuments,
  generated: GeneratedPlaces,
  { context, report }: IntroductionPlanning,
): ReadonlyMap<string, Introduction> {
  const introductions = new Map<string, Introduction>();
  for (const placed of documents.introductions) {
    const { file, text } = placed.document;
    const entity = nameIntroduced(file);
    const route = findIntroducedRoute(file, context);
    if (route === undefined) {
      // The entity may be in what could not be read of a registry.
      if (context.catalogue.registries.some(({ incomplete }) => incomplete)) continue;
      const suggestions = suggestNames(entity, context.routes.entities.keys());
      report.add(proseCodes.looseIntroduction({ entity, suggestions }), toIntroductionSpan(file));
      continue;
    }
    const own = dropTitle(text);
    const rendered = context.prose(own, {
      span: toIntroductionSpan(file),
      topLevel: 3,
      idPrefix,
      generated,
      include: (path) => findSnippet(path, placed, documents),
    });
    if (rendered === undefined || introductions.has(route)) continue;
    introductions.set(route, {
      html: rendered.html,
      toc: rendered.toc,
      summary: context.summary(splitFrontMatter(own).body),
    });
  }
  return introductions;
}

/** By route, the ids that anchors of these texts have on the pages of entities. */
export function listIntroductionAnchors(
  { introductions }: ProseDocuments,
  context: PlanContext,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    introductions.flatMap(({ document }: PlacedProse) => {
      const route = findIntroducedRoute(document.file, context);
      const anchors = [...document.headings.map(({ id }) => id), ...(document.anchors ?? [])];
      return route === undefined ? [] : [[route, new Map(anchors.map((id) => [id.toLowerCase(), idPrefix + id]))]];
    }),
  );
}

function findIntroducedRoute(file: string, { catalogue, routes }: PlanContext): string | undefined {
  const entity = findEntityName(catalogue.entities, nameIntroduced(file));
  return entity && routes.entities.get(entity);
}

/** The text without its title, which the page has already; the lines stay. */
function dropTitle(text: string): string {
  return text.replace(/^(\uFEFF?(?:---\n[\s\S]*?\n---\n)?\s*)# [^\n]*/, "$1");
}
