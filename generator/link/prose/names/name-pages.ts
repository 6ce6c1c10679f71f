import { belowRoot, folderOf, listForms } from "../../../places/content-paths.ts";
import { proseLinkCodes } from "../../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../../diagnostics/report.ts";
import type { OutlinedPage, ProseOutline } from "../outline-prose.ts";
import type { WrittenItem } from "../../../parse/sidebar/sidebar-document.ts";
import { nameByFile } from "./name-by-file.ts";
import { createFrontTest } from "./create-front-test.ts";
import { pathOfProject, placeBelow } from "../path-of-project.ts";
import { nameInProject, splitNumber } from "./name-in-project.ts";
import { listLanguages } from "./list-languages.ts";
import { readFileLanguage } from "./read-file-language.ts";
import { placeTranslation } from "./place-translation.ts";
import { startOfFile } from "../../../places/start-of-file.ts";
import { decodeWritten } from "../../../places/decode-written.ts";
import { spellAcronyms } from "../../../places/spell-acronyms.ts";
import { dropMarkdownEnding } from "../../../places/markdown-files.ts";

/** What a hand-written page is called and where it wants to stand. */
export interface PageNames {
  readonly id: string;
  readonly title: string;
  readonly sidebarLabel: string;
  readonly slug: string;
  /** Position that the front matter or the name of the file gives. */
  readonly position?: number | undefined;
  /** The path below the root by which lists arrange it; that of its file but for what names its language. */
  readonly place: string;
  /** The language that it says, or that its place is one of. */
  readonly language?: string | undefined;
}

/**
 * Names each page, in the order given. The id is the path below the root; a page whose id another
 * root has taken goes by its whole path.
 */
export function namePages(
  pages: readonly OutlinedPage[],
  { surroundings, sidebars }: Pick<ProseOutline, "surroundings" | "sidebars">,
  report: Report,
): readonly PageNames[] {
  const { projects } = surroundings;
  const labels = listLabels(sidebars, projects);
  const taken = new Set<string>();
  const sections = new Set([...(projects?.values() ?? [])].flatMap(({ section }) => section?.path.toLowerCase() ?? []));
  const fronts = new Set<string>();
  const files = new Set(pages.map(({ document }) => document.file));
  const isBeside = createFrontTest(projects);
  const start = findStart(pages, surroundings, files);
  const bannerOf = findBanners(pages);
  return pages.map((page) => {
    const { sidebarPosition } = page.document.frontMatter;
    const around = projects?.get(page.root);
    const naming = around?.naming;
    const below = pathOfProject(around);
    const project =
      naming === undefined
        ? undefined
        : naming === "files"
          ? nameByFile(page, files, around)
          : nameInProject(page, below);
    const id = project === undefined || taken.has(project.id) ? toId(page, taken) : project.id;
    taken.add(id);
    const position = sidebarPosition ?? project?.position;
    // Elsewhere than in projects an `index` is what a README is, and called so from here on; its id stays.
    const bare = listForms(page.document.file).includes(id) ? dropMarkdownEnding(id) : id;
    const path = project === undefined && isFolderIndex(page.document.file, files) ? toReadme(bare) : bare;
    const isFront = page === start || isBeside(page);
    const slug = isFront
      ? toFrontSlug(page, fronts)
      : naming === "files"
        ? ((around?.slugsEndAddresses === true ? undefined : readSlug(page, below)) ?? project?.slug)
        : project?.slug;
    // What is around the folder of docs stands before them. Where the introduction is the first page of the site, it is called what its author calls it.
    const words = naming === "files" || isFront ? { path: slug ?? path, label: labels.get(id) } : { path };
    const { place, translation } = placeTranslation(
      belowRoot(page.document.file, page.root),
      listLanguages(page.root, surroundings),
    );
    const language =
      page.document.frontMatter.language ?? translation?.language ?? readFileLanguage(page.document.file, files);
    return {
      id,
      slug: clearOfFiles(slug ?? clearOfSections(toSlug(page, path), sections)),
      position,
      place,
      language,
      ...nameTitle(page, { ...words, banner: bannerOf(page) }, report),
    };
  });
}

/**
 * The README at the top of the only folder that is read as it is, or the index that stands in for it: what readers begin with, unless another page
 * says that it is that, or projects have first pages of their own.
 */
function findStart(
  pages: readonly OutlinedPage[],
  { starts = [], projects }: Pick<ProseOutline["surroundings"], "starts" | "projects">,
  files: { has(file: string): boolean },
): OutlinedPage | undefined {
  const [root, ...others] = starts;
  if (root === undefined || others.length > 0 || (projects?.size ?? 0) > 0) return undefined;
  if (pages.some((page) => readSlug(page) === "")) return undefined;
  const atTop = pages.filter(({ document: { file } }) => folderOf(file) === root);
  return (
    atTop.find(({ document: { file } }) => /^readme$/i.test(dropMarkdownEnding(belowRoot(file, root)))) ??
    atTop.find(({ document: { file } }) => isFolderIndex(file, files))
  );
}

/** What its front matter says, else the first page of the site; of several inputs each has one, the others in their folders. */
function toFrontSlug(page: OutlinedPage, known: Set<string>): string | undefined {
  const slug = readSlug(page) ?? ["", folderOf(page.document.file).toLowerCase()].find((each) => !known.has(each));
  if (slug !== undefined) known.add(slug);
  return slug;
}

/** What a page begins with in HTML names it, unless others begin with the same: that names what all of them are about, as the README at the top is. */
function findBanners(pages: readonly OutlinedPage[]): (page: OutlinedPage) => string | undefined {
  const counts = new Map<string, number>();
  for (const { document } of pages) {
    if (document.banner !== undefined) counts.set(document.banner, (counts.get(document.banner) ?? 0) + 1);
  }
  return ({ document: { file, banner = "" } }) =>
    counts.get(banner) === 1 || /^readme\.mdx?$/i.test(file) ? banner : undefined;
}

/** Whether a page is that of its folder by the name `index`, beside which no README is. */
export function isFolderIndex(file: string, files: { has(file: string): boolean }): boolean {
  if (!/(?:^|\/)index$/i.test(dropMarkdownEnding(file))) return false;
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  return !["README.md", "README.mdx"].some((name) => files.has(folder + name));
}

function toReadme(path: string): string {
  return path.replace(/(^|\/)index$/i, "$1README");
}

function toId({ document, root }: OutlinedPage, taken: ReadonlySet<string>): string {
  const below = dropMarkdownEnding(belowRoot(document.file, root));
  const whole = dropMarkdownEnding(document.file);
  // Files may differ in nothing but how the letters of their names are composed, or in their endings.
  const forms = [below.normalize("NFC"), whole.normalize("NFC"), ...listForms(whole), ...listForms(document.file)];
  return forms.find((form) => !taken.has(form)) ?? whole;
}

const introduction = "introduction";
const introductionTitle = "Introduction";
/** DataHub's own site calls this page “Introduction”. */
const platformHeading = "DataHub Docs Overview";

/** The address that the front matter gives; empty for the first page of the site. */
function readSlug({ document: { frontMatter } }: OutlinedPage, below = ""): string | undefined {
  const written = frontMatter.slug
    ?.normalize("NFC")
    .split("/")
    .filter((segment) => segment !== "" && segment !== ".");
  if (written !== undefined && written.length > 0) return placeBelow(below, written.join("/"));
  return frontMatter.slug?.trim() === "/" ? below : undefined;
}

/** The front matter's, else the id without `docs/` and `/README`, in small letters. */
function toSlug(page: OutlinedPage, id: string): string {
  const written = readSlug(page);
  if (written !== undefined) return written;
  if (id === "README") return introduction;
  const slug = id
    .normalize("NFC")
    .replace(/^docs\//, "")
    .replace(/\/README$/i, "")
    .toLowerCase();
  return slug === "" ? introduction : slug;
}

/** Files at the top of a site, where a page of that name would have its folder. */
const ownFiles =
  /^(?:(?:robots|llms|llms-full)\.txt|sitemap\.xml|(?:catalogue|catalogue\.schema|speculation-rules)\.json|(?:404|index)\.html|icon\.svg)$/i;

/** A section begins with a page of its own, so that the README of its folder is beside that. */
function clearOfSections(slug: string, sections: ReadonlySet<string>): string {
  return sections.has(slug) ? `${slug}/readme` : slug;
}

function clearOfFiles(slug: string): string {
  return ownFiles.test(slug) ? slug.replaceAll(".", "-") : slug;
}

/** What sidebars call pages, by the ids as they are written there; the first of several wins. */
function listLabels(
  sidebars: ProseOutline["sidebars"],
  projects: ProseOutline["surroundings"]["projects"],
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const visit = (item: WrittenItem, top: string): void => {
    const id = item.type === "doc" ? placeBelow(top, item.id) : "";
    if (item.type === "doc" && item.label !== undefined && !labels.has(id)) labels.set(id, item.label);
    if (item.type === "category") for (const inner of item.items) visit(inner, top);
  };
  for (const document of sidebars) {
    const top = projects?.get(document.root)?.section?.path ?? "";
    for (const item of document.sidebars.flatMap(({ items }) => items)) visit(item, top);
  }
  return labels;
}

/** What may name a page besides its front matter and its heading. */
interface NameSources {
  readonly path: string;
  readonly label?: string | undefined;
  readonly banner?: string | undefined;
}

function nameTitle(
  { document: { frontMatter, heading: ownHeading, file } }: OutlinedPage,
  { path: id, label, banner }: NameSources,
  report: Report,
): Pick<PageNames, "title" | "sidebarLabel"> {
  const { title: written, sidebarLabel } = frontMatter;
  const heading = ownHeading ?? banner;
  if (written !== undefined) return { title: written, sidebarLabel: sidebarLabel ?? written };
  if (id === "README" && (heading === undefined || heading === "" || heading === platformHeading))
    return { title: introductionTitle, sidebarLabel: sidebarLabel ?? introductionTitle };
  if (heading !== undefined && heading !== "") {
    return { title: heading, sidebarLabel: sidebarLabel ?? toLabel(heading) };
  }
  if (label !== undefined) return { title: label, sidebarLabel: sidebarLabel ?? label };
  const title = humanize(id) || introductionTitle;
  report.add(proseLinkCodes.noTitle({ title }), startOfFile(file));
  return { title, sidebarLabel: sidebarLabel ?? title };
}

/** In a list of the platform's pages, its own name before each of them says nothing. */
function toLabel(title: string): string {
  return title.replace(/^(?:About )?DataHub\s+(?=\S)/, "");
}

/** The last part of a path in words, e.g. `Adding a source` for `guides/adding-a-source`, and `API` for `guides/api`. */
export function humanize(path: string): string {
  const segments = path
    .normalize("NFC")
    .split("/")
    .filter((segment) => segment !== "" && !/^(?:README|index)$/i.test(segment));
  const last = segments.at(-1) ?? path;
  // Numbers of a digit or two, or that are filled up with zeros, only order what follows them.
  const name = /^(?:\d{1,2}|0\d+)\D/.test(last) ? splitNumber(last).name : last;
  // Notion exports pages and folders with a number behind their names.
  const spaced = name
    .replace(/ [\da-f]{32}$/, "")
    .replace(/[-_]+/g, " ")
    .trim();
  // Wikis of Azure DevOps have a hyphen that is none between words as `%2D`.
  const words = spaced.includes("%") ? decodeWritten(spaced) : spaced;
  const spelled = spellAcronyms(words);
  if (spelled === "" || spelled.startsWith("gRPC")) return spelled === "" ? path : spelled;
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}
