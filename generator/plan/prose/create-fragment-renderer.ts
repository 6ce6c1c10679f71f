import type { Catalogue } from "../../catalogue/catalogue.ts";
import { folderOf, joinPath } from "../../content-paths.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { PlanLinks } from "../plan-context.ts";
import type { FragmentOptions, ProseContext, RenderedProse, ResolvedTarget } from "./prose-context.ts";
import { renderFragment } from "./render-prose.ts";

/**
 * Renders Markdown that is a part of some page in the dialect of whole pages. Relative targets lead
 * to the page of a hand-written file, or to the file where its repository shows it.
 */
export function createFragmentRenderer(
  catalogue: Catalogue,
  links: PlanLinks,
  report: Report | undefined,
): (text: string | undefined, options: FragmentOptions) => RenderedProse | undefined {
  const slugs = new Map([...catalogue.prose.pages.values()].map(({ file, slug }) => [file, slug]));
  return (text, options) => {
    if (text === undefined || text.trim() === "") return undefined;
    const context: ProseContext = {
      report,
      include: () => undefined,
      resolve: (target) => options.resolve?.(target) ?? resolveTarget(target, { ...options, slugs, links }),
    };
    return renderFragment({ ...options, text }, context);
  };
}

interface Surroundings extends FragmentOptions {
  readonly slugs: ReadonlyMap<string, string>;
  readonly links: PlanLinks;
}

function resolveTarget(target: string, { file, idPrefix, slugs, links }: Surroundings): ResolvedTarget {
  if (/^[a-z][\w+.-]*:|^\/\//i.test(target)) return { href: target, external: true };
  const [, written = "", anchor] = /^([^#]*)(?:#(.*))?$/s.exec(target) ?? [];
  if (written === "") return anchor === undefined ? {} : { href: `#${idPrefix}${anchor}` };
  const path = joinPath(written.startsWith("/") ? "" : folderOf(file), written) ?? joinPath("", written);
  if (path === undefined) return {};
  const slug = slugs.get(path) ?? slugs.get(`${path}.md`);
  if (slug !== undefined) return { href: `${links.route(slug)}${anchor === undefined ? "" : `#${anchor}`}` };
  const href = links.repository(path);
  return href === undefined ? {} : { href, external: true };
}
