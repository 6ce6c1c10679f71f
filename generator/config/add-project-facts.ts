import { join } from "node:path";
import type { DocusaurusProject } from "../discover/docusaurus/docusaurus-project.ts";
import { findDocusaurus } from "../discover/docusaurus/find-docusaurus.ts";
import { findLayout } from "../discover/layouts/find-layout.ts";
import type { Config } from "./config.ts";
import type { Settings } from "./settings.ts";
import { pageAddress } from "../page-model/page-address.ts";

type FactName = "title" | "tagline" | "logo" | "base" | "url" | "siteUrls" | "links" | "editUrl";

/** What a project says, by the keys that would say it here. */
type ProjectFacts = { readonly [Key in FactName]?: Config[Key] | undefined };

interface Given {
  readonly options: Partial<Config>;
  readonly config: Partial<Config>;
}

/**
 * The settings with what the input says of its own site, for keys that neither options nor config file
 * have: name, sentence, logo, and where it is published.
 */
export async function addProjectFacts(settings: Settings, { options, config }: Given): Promise<Settings> {
  const found = settings.inputs.map((input) => ({ input, file: findDocusaurus(input) }));
  const [first] = found.filter(({ file }) => file !== undefined);
  if (first?.file === undefined) return settings;
  const { project: own } = await findLayout(first.input);
  const { readDocusaurus } = await import("../discover/docusaurus/read-docusaurus.ts");
  const project = own ?? readDocusaurus(first.input, first.file);
  const isAlone = settings.inputs.length === 1;
  const facts: ProjectFacts = {
    ...describeSite(project, first.input),
    ...(own !== undefined && isAlone ? describePages(project) : {}),
  };
  const isOpen = ([key, value]: [string, unknown]): boolean =>
    value !== undefined && !(key in options) && !(key in config);
  const open: ProjectFacts = Object.fromEntries(Object.entries(facts).filter(isOpen));
  const { siteUrls = [], ...others } = open;
  return Object.assign({ ...settings, siteUrls: [...settings.siteUrls, ...siteUrls] }, others);
}

/** Longer ones are no name and no sentence. */
const longest = { title: 80, tagline: 300 };

function describeSite({ title, tagline, logo }: DocusaurusProject, input: string): ProjectFacts {
  const isShort = (text: string | undefined, length: number): boolean =>
    text !== undefined && text.trim() !== "" && text.length <= length;
  return {
    title: isShort(title, longest.title) ? title : undefined,
    tagline: isShort(tagline, longest.tagline) ? tagline : undefined,
    logo: logo && { light: join(input, logo.light), dark: logo.dark && join(input, logo.dark) },
  };
}

/** What only holds where all pages of the site are those of the project. */
function describePages({ base, route, url, editUrl, folder, links }: DocusaurusProject): ProjectFacts {
  const path = pageAddress(base, route);
  return {
    base: path,
    url,
    siteUrls: url === undefined ? undefined : [`${url}${path}`],
    links: links.length === 0 ? undefined : links,
    // Its addresses count from the project's folder, ours from the input.
    editUrl: editUrl === undefined || folder !== "" ? undefined : `${editUrl.replace(/\/+$/, "")}/{path}`,
  };
}
