import { getObject, getText } from "../../parse/json/get-value.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import type { ProjectSite } from "./project-site.ts";
import { toTranslation } from "./to-translation.ts";

/**
 * The languages that `locales` of VitePress and Starlight has by their folders: the main one, which is `root` where its pages
 * are at the top, and those that have a folder.
 */
export function readLocales(
  config: LocatedObject | undefined,
  main = "root",
): Pick<ProjectSite, "language" | "translations"> & { readonly main: string | undefined } {
  const locales = [...(getObject(config, "locales")?.entries.values() ?? [])].map(({ key, value }) => {
    const of = (name: string): string | undefined => (value.kind === "object" ? getText(value, name) : undefined);
    return { code: key, language: of("lang"), label: of("label") };
  });
  const first = locales.find(({ code }) => code === "root") ?? locales.find(({ code }) => code === main);
  return {
    language: first?.language ?? [first?.code, main].find((code) => code !== "root"),
    main: first?.code === "root" ? "" : first?.code,
    translations: locales.filter(({ code }) => code !== "root").flatMap(toTranslation),
  };
}
