import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SidebarCategory, SidebarItem } from "../catalogue/prose.ts";

/** A project of guides that is a section of the site, by the page that its readers begin with. */
interface Project {
  readonly label: string;
  readonly route: string | undefined;
}

/** The projects that a site of several consists of, in the order of their list. */
export function listProjects({ prose }: Pick<Catalogue, "prose">): readonly Project[] {
  const items = [...prose.sidebars.values()].flatMap((sidebar) => sidebar.items);
  const projects = items.filter((item) => item.type === "category").filter(({ isProject }) => isProject === true);
  return projects.map((project) => ({ label: project.label, route: findFirstSlug(project, prose) }));
}

function findFirstSlug(category: SidebarCategory, prose: Catalogue["prose"]): string | undefined {
  if (category.link?.type === "index") return category.link.slug;
  const items: readonly SidebarItem[] = [...(category.link === undefined ? [] : [category.link]), ...category.items];
  for (const item of items) {
    const slug =
      item.type === "doc"
        ? prose.pages.get(item.docId)?.slug
        : item.type === "category"
          ? findFirstSlug(item, prose)
          : undefined;
    if (slug !== undefined) return slug;
  }
  return undefined;
}
