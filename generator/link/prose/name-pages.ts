import { belowRoot, listForms } from "../../places/content-paths.ts";
import { proseLinkCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { OutlinedPage, ProseOutline } from "./outline-prose.ts";

import { nameInProject } from "./name-in-project.ts";

/** What a hand-written page is called and where it wants to stand. */
export interface PageNames {
  readonly id: string;
  readonly title: string;
  readonly sidebarLabel: string;
  readonly slug: string;
  /** Position that the front matter or the name of the file gives. */
  readonly position?: number | undefined;
}

/**
 * Names each page, in the order given. The id is the path below the root; a page whose id another
 * root has taken goes by its whole path.
 */
export function namePages(
  pages: readonly OutlinedPage[],
  { projects }: ProseOutline["surroundings"],
  report: Report,
): readonly PageNames[] {
  const taken = new Set<string>();
  const files = new Set(pages.map(({ document }) => document.file));
  return pages.map((page) => {
    const { sidebarPosition } = page.document.frontMatter;
    const project = projects?.has(page.root) === true ? nameInProject(page) : undefined;
    const id = project === undefined || taken.has(project.id) ? toId(page, taken) : project.id;
    taken.add(id);
    const position = sidebarPosition ?? project?.position;
    // Elsewhere than in projects an `index` is what a README is, and called so from here on; its id stays.
    const path = project === undefined && isFolderIndex(page.document.file, files) ? toReadme(id) : id;
    return { id, slug: project?.slug ?? toSlug(page, path), position, ...nameTitle(page, path, report) };
  });
}

/** Whether a page is that of its folder by the name `index`, beside which no README is. */
export function isFolderIndex(file: string, files: { has(file: string): boolean }): boolean {
  if (!/(?:^|\/)index\.mdx?$/i.test(file)) return false;
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  return !["README.md", "README.mdx"].some((name) => files.has(folder + name));
}

function toReadme(path: string): string {
  return path.replace(/(^|\/)index$/i, "$1README");
}

function toId({ document, root }: OutlinedPage, taken: ReadonlySet<string>): string {
  const below = dropExtension(belowRoot(document.file, root));
  const whole = dropExtension(document.file);
  // Files may differ in nothing but how the letters of their names are composed.
  const forms = [below.normalize("NFC"), whole.normalize("NFC"), ...listForms(whole)];
  return forms.find((form) => !taken.has(form)) ?? whole;
}

function dropExtension(path: string): string {
  return path.replace(/\.mdx?$/i, "");
}

const introduction = "introduction";

/** The front matter's, else the id without `docs/` and `/README`, in small letters. */
function toSlug({ document: { frontMatter } }: OutlinedPage, id: string): string {
  const written = frontMatter.slug
    ?.normalize("NFC")
    .split("/")
    .filter((segment) => segment !== "" && segment !== ".");
  if (written !== undefined && written.length > 0) return written.join("/");
  if (frontMatter.slug?.trim() === "/") return "";
  if (id === "README") return introduction;
  const slug = id
    .normalize("NFC")
    .replace(/^docs\//, "")
    .replace(/\/README$/i, "")
    .toLowerCase();
  return slug === "" ? introduction : slug;
}

function nameTitle(
  { document: { frontMatter, heading, file } }: OutlinedPage,
  id: string,
  report: Report,
): Pick<PageNames, "title" | "sidebarLabel"> {
  const { title: written, sidebarLabel } = frontMatter;
  if (written !== undefined) return { title: written, sidebarLabel: sidebarLabel ?? written };
  if (id === "README") return { title: "Introduction", sidebarLabel: sidebarLabel ?? "Introduction" };
  if (heading !== undefined && heading !== "") {
    return { title: heading, sidebarLabel: sidebarLabel ?? toLabel(heading) };
  }
  const title = humanize(id);
  report.add(proseLinkCodes.noTitle({ title }), { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 });
  return { title, sidebarLabel: sidebarLabel ?? title };
}

/** In a list of the platform's pages, its own name before each of them says nothing. */
function toLabel(title: string): string {
  return title.replace(/^(?:About )?DataHub\s+(?=\S)/, "");
}

/** The last part of a path in words, e.g. `Adding a source` for `guides/adding-a-source`. */
export function humanize(path: string): string {
  const segments = path
    .normalize("NFC")
    .split("/")
    .filter((segment) => segment !== "" && !/^(?:README|index)$/i.test(segment));
  const words = (segments.at(-1) ?? path).replace(/[-_]+/g, " ").trim();
  return words === "" ? path : words.charAt(0).toUpperCase() + words.slice(1);
}
