import { joinPath } from "../../places/content-paths.ts";
import type { ProjectSite } from "./project-site.ts";

/** Paths of a project of guides that its kind alone has. */
interface OwnPaths {
  readonly summary?: string | undefined;
  readonly pages?: readonly string[] | undefined;
}

/** A project that was read in a folder of the input, with its paths counted from the input. */
export function placeBelow<Project extends ProjectSite & OwnPaths>(project: Project, folder: string): Project {
  const place = (path: string): string => joinPath(folder, path) ?? path;
  const placeMaybe = (path: string | undefined): string | undefined => (path === undefined ? undefined : place(path));
  const { file, docs, logo, includes, redirects, leftOut, summary, pages } = project;
  return {
    ...project,
    folder,
    file: place(file),
    docs: placeMaybe(docs),
    logo: logo && { light: place(logo.light), dark: placeMaybe(logo.dark) },
    includes: includes && { ...includes, bases: includes.bases.map(place) },
    redirects: redirects?.map((one) => ({ ...one, span: { ...one.span, file: place(one.span.file) } })),
    leftOut: leftOut.map(place),
    ...(summary === undefined ? undefined : { summary: place(summary) }),
    ...(pages === undefined ? undefined : { pages: pages.map(place) }),
  };
}
