import { belowRoot } from "../../../places/content-paths.ts";
import type { DocsProject } from "../../../parse/documents.ts";
import type { ProjectNames } from "./name-in-project.ts";
import type { OutlinedPage } from "../outline-prose.ts";
import { placeTranslation } from "./place-translation.ts";
import { pathOfProject, placeBelow } from "../path-of-project.ts";
import { rewritePath } from "./rewrite-path.ts";
import { placeInHugo } from "./place-in-hugo.ts";
import { placeInJekyll } from "./place-in-jekyll.ts";
import { dropMarkdownEnding } from "../../../places/markdown-files.ts";

/**
 * The id and address of a page where MkDocs, mdBook or GitBook publishes it: both are its path, letters and numbers in it
 * kept; a README is the page of its folder, the one at the top the first of the site. Beside an `index` it is any page. Hugo has `_index` for it.
 * With collections, pages are where Jekyll publishes them; VitePress may publish one at the path of another, and Hugo where a page says.
 */
export function nameByFile(
  page: OutlinedPage,
  files: { has(file: string): boolean },
  project: Partial<DocsProject> = {},
): ProjectNames {
  const { collections, rewrites, translations } = project;
  const { file } = page.document;
  const top = pathOfProject(project);
  const id = dropMarkdownEnding(placeTranslation(belowRoot(file, page.root), translations).place).normalize("NFC");
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const isOwn =
    /(?:^|\/)_?index$/i.test(id) ||
    (/(?:^|\/)README$/i.test(id) && !["md", "mdx", "markdown"].some((one) => files.has(`${folder}index.${one}`)));
  const said = collections === undefined ? undefined : placeInJekyll(page, collections);
  const named = placeBelow(top, id);
  if (said !== undefined) return { id: named, slug: placeBelow(top, placeInLanguage(said, page, project)) };
  const path = rewrites === undefined ? id : rewritePath(`${id}.md`, rewrites).replace(/\.md$/, "");
  const slug = isOwn || /(?:^|\/)index$/.test(path) ? path.replace(/(?:^|\/)[^/]*$/, "") : path;
  const placed = project.slugsEndAddresses === true ? placeInHugo(page.document.frontMatter, { slug, isOwn }) : slug;
  return { id: named, slug: placeBelow(top, placed) };
}

/** Pages that stay in their language may all say the address of the main one, to which that of the language is added. */
function placeInLanguage(
  slug: string,
  { document }: OutlinedPage,
  { translations = [], staysInLanguage }: Partial<DocsProject>,
): string {
  const own =
    staysInLanguage === true ? translations.find((one) => one.language === document.frontMatter.language) : undefined;
  return own === undefined || own.isMain === true || `${slug}/`.startsWith(`${own.code}/`)
    ? slug
    : [own.code, slug].filter((part) => part !== "").join("/");
}
