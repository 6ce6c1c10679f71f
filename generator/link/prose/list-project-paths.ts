import { joinPath } from "../../places/content-paths.ts";
import type { DocsProject } from "../../parse/documents.ts";
import { splitNumber } from "./name-in-project.ts";

/**
 * What else a target may stand for in a Docusaurus project: a file of the project behind `@site`, one of those that are
 * published at the base, or the address of a page, which has no numbers in it.
 */
export function listProjectPaths(
  target: string,
  candidates: readonly string[],
  { root, project }: { readonly root: string; readonly project: DocsProject },
): readonly string[] {
  const { folder, statics, route } = project;
  const fromProject = target.startsWith("@site/") ? [joinPath(folder, target.slice("@site/".length))] : [];
  if (!target.startsWith("/")) return present([...fromProject, ...candidates.map(withoutNumbers)]);
  const isRouted = route !== "" && (target === `/${route}` || target.startsWith(`/${route}/`));
  const address = isRouted ? joinPath(root, target.slice(route.length + 1)) : undefined;
  return present([...statics.map((top) => joinPath(top, target)), address]);
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
