import type { VersionFacts } from "../../generator/page-model/versions.ts";

/** What the editions of a site are to each other: of models that stand side by side, none is a version of another. */
export function versionWord({ menu }: Pick<VersionFacts, "menu">): "Version" | "Part" {
  const others = menu.filter(({ isCurrent }) => !isCurrent);
  return others.length > 0 && others.every(({ isOtherModel }) => isOtherModel === true) ? "Part" : "Version";
}
