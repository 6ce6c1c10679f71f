import type { Catalogue } from "../catalogue/catalogue.ts";
import { findReference } from "../catalogue/find-reference.ts";
import { withReferences } from "../catalogue/with-references.ts";
import type { Span } from "../catalogue/span.ts";
import { findGraphqlTypeOfEntity } from "../link/graphql/find-graphql-type-of-entity.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceView } from "../page-model/parts.ts";
import { createLinks, type PlanLinks, createRoutes, type Routes } from "./addresses/addresses.ts";
import { createMarkdown, createFragmentRenderer } from "./prose/prose.ts";
import type { PlanContext, PlanOptions } from "./context/plan-context.ts";

/** Docs are rendered the same in every run. */
const markdown = createMarkdown();

/** The context of one run. Gives every page its route first, so that links can point forward. */
export function createPlanContext(
  catalogue: Catalogue,
  options: PlanOptions,
  report?: Report,
  routes: Routes = createRoutes(catalogue, report),
): PlanContext {
  const known = withReferences(catalogue);
  const links = createLinks(catalogue, routes, options);
  return {
    catalogue,
    known,
    options,
    routes,
    links,
    doc: markdown.block,
    inlineDoc: markdown.inline,
    summary: markdown.summary,
    prose: createFragmentRenderer(catalogue, { links, drawDiagram: options.drawDiagram, report }),
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
