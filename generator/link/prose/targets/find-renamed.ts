import { belowRoot, folderOf, joinPath } from "../../../places/content-paths.ts";
import { dropMarkdownEnding } from "../../../places/markdown-files.ts";
import { pathOfProject, placeBelow } from "../path-of-project.ts";
import { rewritePath } from "../names/rewrite-path.ts";
import { findPageByRoute, type IndexedPage, type ProseIndex } from "../prose-index.ts";

/**
 * Of a page whose language stands in the name of its file, as in `guide.fr.md`, links lead to others of that language, where
 * they have it, without saying so; of a project whose links never say it, those that count from the top do.
 */
export function findInLanguage(
  { path: written, candidates }: { readonly path: string; readonly candidates: readonly string[] },
  { document: { file }, root, names: { place, language: own } }: IndexedPage,
  index: ProseIndex,
): IndexedPage | undefined {
  const project = index.surroundings.projects?.get(root);
  const [folder = ""] = place.split("/");
  const isNamed = place === `${folder}/${belowRoot(file, root).replace(/\.[^./]+(?=\.[^./]+$)/, "")}`;
  const stays = project?.staysInLanguage === true && written.startsWith("/");
  const language = isNamed ? folder : project?.translations?.find((one) => stays && one.language === own)?.code;
  if (language === undefined) return undefined;
  const top = pathOfProject(project);
  for (const candidate of candidates) {
    const path = placeBelow(top, `${language}/${dropMarkdownEnding(belowRoot(candidate, root))}`);
    const found = index.byId.get(path) ?? findPageByRoute(path, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where pages are published at other paths than those of their files, links count from the former. */
export function findRewritten(
  path: string,
  { document: { file }, root }: IndexedPage,
  index: ProseIndex,
): IndexedPage | undefined {
  const project = index.surroundings.projects?.get(root);
  const rewrites = project?.rewrites;
  if (rewrites === undefined || path.startsWith("/")) return undefined;
  const from = rewritePath(belowRoot(file, root), rewrites);
  const target = from === belowRoot(file, root) ? undefined : joinPath(folderOf(from), dropMarkdownEnding(path));
  if (target === undefined) return undefined;
  return findPageByRoute(placeBelow(pathOfProject(project), target.replace(/(?:^|\/)index$/, "")), index);
}
