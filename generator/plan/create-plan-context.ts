import type { Catalogue } from "../catalogue/catalogue.ts";
import { findReference } from "../catalogue/find-reference.ts";
import { type KnownThings, withReferences } from "../catalogue/with-references.ts";
import type { Span } from "../catalogue/span.ts";
import { findGraphqlTypeOfEntity } from "../link/graphql/find-graphql-type-of-entity.ts";
import { forgetful } from "../engine/engine.ts";
import type { Report } from "../diagnostics/report.ts";
import type { Html, SourceView } from "../page-model/parts.ts";
import { createLinks, createRoutes, findOwnPage, listOwnPlaces } from "./addresses/addresses.ts";
import type { OwnPlaces, PlanLinks, Routes } from "./addresses/addresses.ts";
import { createMarkdown, createFragmentRenderer, leadHome, leadToTypes } from "./prose/prose.ts";
import type { PlanContext, PlanOptions } from "./context/plan-context.ts";

/** Docs are rendered the same in every run. */
const markdown = createMarkdown();

/** What a context is made of, besides what is configured. */
interface ContextParts {
  readonly report?: Report | undefined;
  readonly routes?: Routes | undefined;
  readonly known?: KnownThings | undefined;
  readonly urns?: PlanContext["urns"] | undefined;
  readonly places?: OwnPlaces | undefined;
}

/** The context of one run. Gives every page its route first, so that links can point forward. */
export function createPlanContext(
  catalogue: Catalogue,
  options: PlanOptions,
  {
    report,
    routes = createRoutes(catalogue, report),
    known = withReferences(catalogue),
    urns = new Map([...known.entities].map(([name, { urn }]) => [name, { urn }])),
    places = listOwnPlaces(catalogue.prose, routes, options.publishedAt ?? []),
  }: ContextParts = {},
): PlanContext {
  const links = createLinks(catalogue, routes, options, known);
  const { engine = forgetful } = options;
  // Where nothing is referred to, what is known is the catalogue itself.
  const others = known === catalogue ? undefined : known;
  const site = { prose: catalogue.prose, places, links };
  const settle = (html: Html | undefined): Html | undefined =>
    leadHome(leadToTypes(html, links.schema), places.hosts, (href) => findOwnPage(href, site));
  return {
    catalogue,
    known,
    urns,
    options,
    routes,
    links,
    places,
    // Each has a context of its own, so that it is known what it looks at.
    ask: (question, more, plan) =>
      engine.ask(question, { catalogue, routes, others, urns, places, more }, (from, report) => {
        const { routes, others, urns, places } = from;
        const parts = { report, routes, known: others ?? from.catalogue, urns, places };
        return plan(createPlanContext(from.catalogue, options, parts), from.more, report);
      }),
    doc: (text) => settle(markdown.block(text)),
    inlineDoc: (text) => settle(markdown.inline(text)),
    summary: markdown.summary,
    opening: markdown.opening,
    prose: createFragmentRenderer(catalogue, {
      links,
      drawDiagram: options.drawDiagram,
      drawFormula: options.drawFormula,
      isUnseen: options.isUnseen,
      report,
    }),
    graphqlTypeOfEntity: (entity) => findGraphqlTypeOfEntity(catalogue, entity),
    source: (span) => {
      // Its files are in no input, so all that can be said is what it is called.
      const reference = findReference(catalogue, span.file);
      return reference === undefined ? toSourceView(span, links) : { label: reference.name };
    },
  };
}

function toSourceView({ file, startLine, endLine }: Span, links: PlanLinks): SourceView {
  const label = `${file}:${startLine}`;
  const href = links.repository(file, startLine, endLine);
  return href === undefined ? { label } : { label, href };
}
