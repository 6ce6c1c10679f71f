import { belowRoot, joinPath, listCandidates, listForms } from "../../places/content-paths.ts";
import type { DocsProject } from "../../parse/documents.ts";
import { splitNumber } from "./names/name-in-project.ts";
import { dropMarkdownEnding, isMarkdownFile } from "../../places/markdown-files.ts";

interface TargetPlace {
  /** The page that the target stands in. */
  readonly file: string;
  readonly root: string;
  readonly project: DocsProject;
}

/**
 * What else a target may stand for in a project: a file that is published at its base; in one of Docusaurus also a file of the project behind
 * `@site`, or the address of a page, which has no numbers in it. Last comes what it means as an address: below the base, or from that of its page.
 */
export function listProjectPaths(target: string, candidates: readonly string[], place: TargetPlace): readonly string[] {
  const inside = withoutBase(target, place.project);
  const below = inside === undefined ? [] : listPaths(inside, listCandidates(inside, place.file, place.root), place);
  const fromBase = inside === undefined ? undefined : joinPath(place.root, inside);
  return present([
    ...listPaths(target, candidates, place),
    fromBase,
    ...below,
    fromAddress(target, place.file),
    ...fromTop(target, place),
  ]);
}

function listPaths(target: string, candidates: readonly string[], place: TargetPlace): readonly string[] {
  const { root, project } = place;
  const { naming, folder, statics, route, beside = [], countsFromTop } = project;
  const forms = listForms(target);
  if (naming === "files") {
    const isOfTop = target.startsWith("/") || countsFromTop === true;
    return isOfTop ? present(statics.flatMap((top) => forms.map((form) => joinPath(top, form)))) : [];
  }
  const fromProject = target.startsWith("@site/")
    ? forms.map((form) => joinPath(folder, form.slice("@site/".length)))
    : [];
  if (!target.startsWith("/")) return present([...fromProject, ...candidates.map(withoutNumbers)]);
  const addresses = [{ root, route }, ...beside]
    .filter(({ route }) => route !== "" && (target === `/${route}` || target.startsWith(`/${route}/`)))
    .map(({ root, route }) => joinPath(root, target.slice(route.length + 1)));
  return present([...statics.flatMap((top) => forms.map((form) => joinPath(top, form))), ...addresses]);
}

/** A target that has the path in it below which the project is published, without that. */
export function withoutBase(target: string, { base = "/" }: DocsProject): string | undefined {
  return base !== "/" && `${target}/`.startsWith(base) ? `/${target.slice(base.length)}` : undefined;
}

/** What a target means as an address on the page of a file: pages are published as folders, from which browsers count. */
export function fromAddress(target: string, file: string): string | undefined {
  if (target.startsWith("/") || isMarkdownFile(target)) return undefined;
  return joinPath(toFolder(file), target);
}

/** The folder that a page is published as. */
function toFolder(file: string): string {
  return dropMarkdownEnding(file).replace(/(?:^|\/)(?:_?index|README)$/i, "");
}

/** Browsers don't climb above the top of a site, so that what would counts from there: `../../logo.png` on its first page. */
function fromTop(target: string, { file, root }: TargetPlace): readonly string[] {
  const climbs = /^(?:\.\.\/)*/.exec(target)?.[0].length ?? 0;
  const folders = belowRoot(toFolder(file), root)
    .split("/")
    .filter((name) => name !== "").length;
  return climbs / 3 > folders ? present([joinPath(root, target.slice(climbs))]) : [];
}

/** A path whose names have no numbers before them. */
export function withoutNumbers(path: string): string {
  return path
    .split("/")
    .map((segment) => splitNumber(segment).name)
    .join("/");
}

function present(paths: readonly (string | undefined)[]): readonly string[] {
  return paths.filter((path) => path !== undefined);
}
