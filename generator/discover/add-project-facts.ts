import { join } from "node:path";
import { findDocusaurus } from "./docusaurus/find-docusaurus.ts";
import { findLayout } from "./layouts/find-layout.ts";
import { listProjects } from "./pages/open-content.ts";
import type { ProjectSite } from "./guide-projects/project-site.ts";
import { diskTree, type FileTree } from "./files/file-tree.ts";
import type { Config } from "../config/config.ts";
import { toLanguageTag } from "../places/language-tag.ts";
import type { Settings } from "../config/settings.ts";
import { pageAddress } from "../page-model/page-address.ts";

type FactName = "title" | "tagline" | "language" | "logo" | "base" | "url" | "siteUrls" | "links" | "editUrl";

/** What a project says, by the keys that would say it here. */
type ProjectFacts = { readonly [Key in FactName]?: Config[Key] | undefined };

interface Given {
  readonly options: Partial<Config>;
  readonly config: Partial<Config>;
  /** Where the inputs are looked for. */
  readonly disk?: FileTree | undefined;
}

/**
 * The settings with what the input says of its own site, for keys that neither options nor config file
 * have: name, sentence, logo, and where it is published.
 */
export async function addProjectFacts(
  settings: Settings,
  { options, config, disk = diskTree }: Given,
): Promise<Settings> {
  const project = await findProject(settings, disk);
  if (project === undefined) return settings;
  const facts: ProjectFacts = {
    ...describeSite(project.site, project.input),
    ...(project.isWhole && settings.inputs.length === 1 ? describePages(project.site) : {}),
  };
  const isOpen = ([key, value]: [string, unknown]): boolean =>
    value !== undefined && !(key in options) && !(key in config);
  const open: ProjectFacts = Object.fromEntries(Object.entries(facts).filter(isOpen));
  const { siteUrls = [], ...others } = open;
  return Object.assign({ ...settings, siteUrls: [...settings.siteUrls, ...siteUrls] }, others);
}

interface Project {
  readonly input: string;
  readonly site: ProjectSite;
  /** Whether the input is nothing else. */
  readonly isWhole: boolean;
}

/** The project of guides among the inputs; one of Docusaurus also where its input is more than that. What several say is true of none of the others. */
async function findProject(
  { inputs, content, include, sidebar }: Settings,
  disk: FileTree,
): Promise<Project | undefined> {
  const layouts = inputs.length > 1 ? await Promise.all(inputs.map((input) => findLayout(input, disk))) : [];
  if (layouts.filter(({ project }) => project !== undefined).length > 1) return undefined;
  for (const input of inputs) {
    const file = findDocusaurus(input, disk);
    if (file === undefined) continue;
    const { project: own } = await findLayout(input, disk);
    const { readDocusaurus } = await import("./docusaurus/read-docusaurus.ts");
    return { input, site: own ?? readDocusaurus(input, file, disk), isWhole: own !== undefined };
  }
  // Of others nothing else counts where the configuration says that something else is read.
  if (include !== undefined) return undefined;
  for (const input of inputs) {
    const layout = await findLayout(input, disk);
    const isOfProject = (folder: string): boolean => listProjects(folder, layout).length > 0;
    const isRead = content === undefined || content.some(isOfProject);
    const { project: site } = layout;
    // Whoever names the folders of a project alone means that project, unless a list takes its place.
    const isWhole = content === undefined || (sidebar === undefined && content.every(isOfProject));
    if (site !== undefined && isRead) return { input, site, isWhole };
  }
  return undefined;
}

/** Longer ones are no name and no sentence. */
const longest = { title: 80, tagline: 300 };

function describeSite({ title, tagline, logo }: ProjectSite, input: string): ProjectFacts {
  const isShort = (text: string | undefined, length: number): boolean =>
    text !== undefined && text.trim() !== "" && text.length <= length;
  return {
    title: isShort(title, longest.title) ? title : undefined,
    tagline: isShort(tagline, longest.tagline) ? tagline : undefined,
    logo: logo && { light: join(input, logo.light), dark: logo.dark && join(input, logo.dark) },
  };
}

/** What only holds where all pages of the site are those of the project. */
function describePages({
  base,
  route,
  url,
  editUrl,
  folder,
  links,
  language,
  translations,
}: ProjectSite): ProjectFacts {
  const path = pageAddress(base, route);
  return {
    language: toLanguageTag(language) ?? translations?.find(({ isMain }) => isMain)?.language,
    base: path,
    url,
    siteUrls: url === undefined ? undefined : [`${url}${path}`],
    links: links.length === 0 ? undefined : links,
    editUrl: countFromInput(editUrl, folder),
  };
}

/** Addresses of a project count from its folder, ours from the input; one that doesn't end with that folder is left out. */
function countFromInput(editUrl: string | undefined, folder: string): string | undefined {
  const address = editUrl?.replace(/(?<!\/)\/+$/, "");
  const end = folder === "" ? "" : `/${folder}`;
  return address?.endsWith(end) === true ? `${address.slice(0, address.length - end.length)}/{path}` : undefined;
}
