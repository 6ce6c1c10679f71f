import { joinPath, listForms } from "../../places/content-paths.ts";
import type { DocsProject } from "../../parse/documents.ts";
import { splitNumber } from "./name-in-project.ts";

/**
 * What else a target may stand for in a project: a file that is published at its base; in one of Docusaurus also a file of the project behind
 * `@site`, or the address of a page, which has no numbers in it.
 */
export function listProjectPaths(
  target: string,
  candidates: readonly string[],
  { root, project }: { readonly root: string; readonly project: DocsProject },
): readonly string[] {
  const { naming, folder, statics, route } = project;
  const forms = listForms(target);
  if (naming === "files") {
    return target.startsWith("/") ? present(statics.flatMap((top) => forms.map((form) => joinPath(top, form)))) : [];
  }
  const fromProject = target.startsWith("@site/")
    ? forms.map((form) => joinPath(folder, form.slice("@site/".length)))
    : [];
  if (!target.startsWith("/")) return present([...fromProject, ...candidates.map(withoutNumbers)]);
  const isRouted = route !== "" && (target === `/${route}` || target.startsWith(`/${route}/`));
  const address = isRouted ? joinPath(root, target.slice(route.length + 1)) : undefined;
  return present([...statics.flatMap((top) => forms.map((form) => joinPath(top, form))), address]);
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
