import { trimSlashes } from "../../places/trim-slashes.ts";
import type { DocsProject, ProjectSection } from "../../sources/surroundings.ts";
import type { Input } from "../input.ts";
import type { FoundProse } from "./find-prose.ts";

/** The pages of an input, or of a member of one. */
export interface PlacedPages {
  readonly input: Pick<Input, "prefix" | "layout">;
  readonly pages: readonly FoundProse[];
}

/**
 * Of several projects each is a section of the site, since every one of them has a first page, a guide called `setup` and a list of its
 * own. Members of an input are sections beside whatever that is itself.
 */
export function placeSections(own: readonly PlacedPages[], members: readonly PlacedPages[]): readonly FoundProse[] {
  const isProject = ({ pages }: PlacedPages): boolean => pages.some(({ project }) => project !== undefined);
  const isSeveral = own.filter(isProject).length > 1;
  const ofInputs = own.flatMap((placed) => (isSeveral && isProject(placed) ? toSection(placed) : placed.pages));
  return [...ofInputs, ...members.flatMap(toSection)];
}

function toSection({ input: { prefix, layout }, pages }: PlacedPages): readonly FoundProse[] {
  const path = trimSlashes(prefix);
  const section = { path, title: layout.project?.title };
  return pages.map((prose) => ({ ...prose, project: prose.project && placeProject(prose.project, section) }));
}

function placeProject(project: DocsProject, section: ProjectSection): DocsProject {
  const redirects = project.redirects?.map(({ from, to, span }) => {
    const isAway = /^https?:/i.test(to);
    return { from: `${section.path}/${from}`, to: isAway ? to : `/${section.path}/${to.replace(/^\/+/, "")}`, span };
  });
  return { ...project, section, redirects };
}
