import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Span } from "../catalogue/span.ts";
import { findGraphqlTypeOfEntity } from "../link/graphql/find-graphql-type-of-entity.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceView } from "../page-model/parts.ts";
import { createLinks } from "./create-links.ts";
import { createMarkdown } from "./markdown.ts";
import type { PlanContext, PlanOptions } from "./plan-context.ts";
import { createFragmentRenderer } from "./prose/create-fragment-renderer.ts";
import { createRoutes, type Routes } from "./routes.ts";

/** Docs are rendered the same in every run. */
const markdown = createMarkdown();

/** The context of one run. Gives every page its route first, so that links can point forward. */
export function createPlanContext(
  catalogue: Catalogue,
  options: PlanOptions,
  report?: Report,
  routes: Routes = createRoutes(catalogue, report),
): PlanContext {
  const links = createLinks(catalogue, routes, options);
  return {
    catalogue,
    options,
    routes,
    links,
    doc: markdown.block,
    inlineDoc: markdown.inline,
    summary: markdown.summary,
    prose: createFragmentRenderer(catalogue, { links, drawDiagram: options.drawDiagram, report }),
    graphqlTypeOfEntity: (entity) => findGraphqlTypeOfEntity(catalogue, entity),
    source: (span) => toSourceView(span, options.sourceUrl),
  };
}

function toSourceView({ file, startLine, endLine }: Span, template: string | undefined): SourceView {
  const label = `${file}:${startLine}`;
  if (template === undefined) return { label };
  const facts: Readonly<Record<string, string>> = {
    path: file.split("/").map(encodeURIComponent).join("/"),
    line: String(startLine),
    endLine: String(endLine),
  };
  return { label, href: template.replace(/\{(path|line|endLine)\}/g, (_, name: string) => facts[name] ?? "") };
}
