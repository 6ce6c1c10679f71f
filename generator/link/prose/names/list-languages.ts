import type { Surroundings, Translation } from "../../../sources/surroundings.ts";

/** The languages of the pages with a root: those that a configuration lists, else what their folders are called for. */
export function listLanguages(
  root: string,
  { projects, languages }: Pick<Surroundings, "projects" | "languages">,
): readonly Translation[] {
  const { translations = [] } = projects?.get(root) ?? {};
  return translations.length > 0 ? translations : (languages?.get(root) ?? []);
}
