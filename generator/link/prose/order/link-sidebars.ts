import type { Sidebar, SidebarItem } from "../../../catalogue/prose.ts";
import type { Report } from "../../../diagnostics/report.ts";
import { folderOf } from "../../../places/content-paths.ts";
import { foldPath } from "../../../places/fold-path.ts";
import type { ProjectSection } from "../../../sources/surroundings.ts";
import { humanize } from "../names/name-pages.ts";
import type { ProseOutline } from "../outline-prose.ts";
import type { ProseIndex } from "../prose-index.ts";
import { folded, guidesName, linkLists, type Lists } from "./link-lists.ts";
import { matchPath } from "./match-path.ts";
import { toDoc } from "./to-doc.ts";

/**
 * The sidebars by name, ids looked up and folders listed. Projects that are sections of the site stand in the first of them, each below
 * its name with what its own sidebars hold.
 */
export function linkSidebars(documents: ProseOutline, index: ProseIndex, report: Report): ReadonlyMap<string, Sidebar> {
  const roots = [...new Set(index.pages.map(({ root }) => root))];
  const sectionOf = (root: string): ProjectSection | undefined => index.surroundings.projects?.get(root)?.section;
  const loose = findLoose(documents, index, roots);
  const pick = (path: string | undefined): Lists => ({
    documents: documents.sidebars.filter(({ root }) => sectionOf(root)?.path === path),
    roots: roots.filter((root) => !loose.includes(root) && sectionOf(root)?.path === path),
  });
  const sections = new Map(roots.flatMap((root) => sectionOf(root) ?? []).map((section) => [section.path, section]));
  const list = (section: ProjectSection): readonly SidebarItem[] =>
    toSection(section, [...linkLists(pick(section.path), index, report).values()], index);
  const placed = new Set<ProjectSection>();
  const sidebars = linkLists(pick(undefined), index, report, (pattern, label) => {
    // The folder of a section may be around that of its configuration.
    const [meant = []] = [pattern, folderOf(pattern)]
      .map((folder) => [...sections.values()].filter(({ path }) => matchPath(path, folder)))
      .filter((found) => found.length > 0);
    const fresh = meant.filter((section) => !placed.has(section));
    for (const section of fresh) placed.add(section);
    const only = meant.length === 1 ? label : undefined;
    return {
      isThere: meant.length > 0,
      items: fresh.flatMap((section) => list({ ...section, title: only ?? section.title })),
    };
  });
  const others = [...sections.values()].filter((section) => !placed.has(section));
  const beside = [...linkLists({ documents: [], roots: loose }, index, report).values()];
  const items = [...beside.flatMap((sidebar) => sidebar.items), ...others.flatMap(list)];
  if (items.length === 0) return sidebars;
  const [first = { name: guidesName, file: "", items: [] }] = sidebars.values();
  return new Map([...sidebars, [first.name, { ...first, items: [...first.items, ...items] }]]);
}

/** Folders that are listed by themselves, since a project beside them has all lists that there are, which don't know of them. */
function findLoose(
  { sidebars }: ProseOutline,
  { surroundings: { projects } }: ProseIndex,
  roots: readonly string[],
): readonly string[] {
  const own = sidebars.filter(({ root }) => projects?.get(root)?.section === undefined);
  const isOfProject = own.length > 0 && own.every(({ root }) => projects?.has(root) === true);
  return isOfProject ? roots.filter((root) => projects?.has(root) !== true) : [];
}

/** A section that begins with its first page, which its own list needn't name again. */
function toSection(
  { path, title }: ProjectSection,
  sidebars: readonly Sidebar[],
  index: ProseIndex,
): readonly SidebarItem[] {
  const [only, ...others] = sidebars;
  const home = index.bySlug.get(foldPath(path));
  const items =
    others.length === 0
      ? (only?.items ?? [])
      : sidebars.map(({ name, items }): SidebarItem => ({ ...folded, label: humanize(name), items }));
  const below = items.filter((item) => item.type !== "doc" || item.docId !== home?.names.id);
  if (home === undefined && below.length === 0) return [];
  return [{ ...folded, label: title ?? humanize(path), link: home && toDoc(home), isProject: true, items: below }];
}
