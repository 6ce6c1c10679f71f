import type { ProjectSite } from "../guide-projects/project-site.ts";
import type { ProseLayout } from "./layout.ts";

/** Where the pages of a project are whose tool names them after their files, without which of them they are and in which order. */
export function createGuideProse(
  {
    folder,
    route,
    base,
    formulas,
    variables,
    includes,
    redirects,
    translations,
    standIn,
    staysInLanguage,
    isUnread,
  }: ProjectSite,
  root: string,
): Omit<ProseLayout, "files" | "sidebars"> {
  return {
    root,
    exclude: [],
    surroundings: ["**/*"],
    hosts: [],
    formulas,
    variables,
    project: {
      naming: "files",
      folder,
      statics: [],
      route,
      base,
      includes,
      redirects,
      translations,
      standIn,
      staysInLanguage,
      isUnread,
    },
  };
}
