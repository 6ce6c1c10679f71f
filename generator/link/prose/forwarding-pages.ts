import type { Redirect } from "../../catalogue/redirects.ts";
import { createReport } from "../../diagnostics/report.ts";
import { belowRoot } from "../../places/content-paths.ts";
import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import { namePages } from "./names/name-pages.ts";
import type { OutlinedPage, ProseOutline } from "./outline-prose.ts";

/*
 * Pages of a project that say nothing themselves and send readers to another one, as Jekyll has them. They are addresses, and no pages:
 * what leads to one leads to where it sends readers.
 */

type Outline = Pick<ProseOutline, "pages" | "surroundings" | "sidebars">;

/** The redirects that such pages are. */
export function listForwards(documents: Outline): readonly Redirect[] {
  return placeForwards(documents).flatMap(({ page, slug, to }) =>
    slug === "" ? [] : [{ from: slug, to, span: startOfFile(page.document.file) }],
  );
}

/** The other pages, with what these stand for among the other names of pages. */
export function withoutForwards(documents: ProseOutline): ProseOutline {
  const forwards = placeForwards(documents);
  const { surroundings } = documents;
  if (forwards.length === 0 || surroundings.projects === undefined) return documents;
  const ends = new Map(forwards.map(({ slug, to }) => [slug, to]));
  const projects = new Map(
    [...surroundings.projects].map(([root, project]) => {
      const own = forwards.filter(({ page }) => page.root === root);
      const aliases = own.flatMap(({ page, slug, to }): readonly (readonly [string, string])[] => {
        const place = follow(to, ends);
        // The final slash of another site's address is part of it.
        const end = place.startsWith("/") ? trimSlashes(place) : place;
        return [
          [dropMarkdownEnding(belowRoot(page.document.file, root)), end],
          [slug, end],
        ];
      });
      return [
        root,
        own.length === 0 ? project : { ...project, aliases: new Map([...(project.aliases ?? []), ...aliases]) },
      ];
    }),
  );
  const left = new Set(forwards.map(({ page }) => page));
  return {
    ...documents,
    pages: documents.pages.filter((page) => !left.has(page)),
    surroundings: { ...surroundings, projects },
  };
}

interface Forward {
  readonly page: OutlinedPage;
  readonly slug: string;
  readonly to: string;
}

function placeForwards(documents: Outline): readonly Forward[] {
  const { pages, surroundings } = documents;
  // Elsewhere the same keys say something else, as `url` does of a page's own address in Hugo.
  const isForward = ({ document, root }: OutlinedPage): boolean =>
    document.frontMatter.forwardsTo !== undefined && surroundings.projects?.get(root)?.collections !== undefined;
  if (!pages.some(isForward)) return [];
  // What is wrong with names is told where pages are named.
  const names = namePages(pages, documents, createReport());
  return pages.flatMap((page, index) => {
    const [slug, to] = [names[index]?.slug, page.document.frontMatter.forwardsTo];
    return slug === undefined || to === undefined || !isForward(page) ? [] : [{ page, slug, to }];
  });
}

/** Those who go round in a circle stay where they are. */
const mostSteps = 10;

/** Where readers are who are sent on from page to page. */
function follow(to: string, ends: ReadonlyMap<string, string>): string {
  let end = to;
  for (let step = 0; step < mostSteps; step += 1) end = ends.get(trimSlashes(end)) ?? end;
  return end;
}
