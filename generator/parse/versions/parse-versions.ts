import {
  basePattern,
  classNamePattern,
  type SiteVersion,
  type VersionBanner,
  versionBanners,
  versionKeys,
} from "../../catalogue/versions.ts";
import { dataCodes } from "../../diagnostics/codes/data.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { isWebAddress, readDataFile, readMatching, readNeeded } from "../read-data-file.ts";

/** Reads `versions.yml`: the versions in the order in which the menu shows them. */
export function parseVersions(file: SourceFile, report: Report): readonly SiteVersion[] {
  return readDataFile(file, { list: "versions", entry: "a version", keys: versionKeys }, report).flatMap((entry) => {
    const version = readNeeded(entry, "version");
    if (version === undefined) return [];
    const { reader, node, values } = entry;
    const flag = (key: "badge" | "noIndex" | "isLast"): boolean | undefined =>
      reader.flag(values.get(key), `\`${key}\` of a version`);
    const path = readMatching(entry, "path", isSlashed, "a path that begins and ends with a slash, like `/docs/0.9/`");
    const href = readMatching(entry, "href", isWebAddress, "a web address");
    const both = values.get("href");
    if (path !== undefined && href !== undefined && both !== undefined) {
      const expected = "left out where `path` says the place";
      reader.report.add(dataCodes.wrongValue({ what: "`href` of a version", expected }), reader.span(both));
    }
    return {
      pluginId: reader.name(values.get("pluginId"), "`pluginId` of a version")?.name ?? "default",
      version,
      label: reader.name(values.get("label"), "`label` of a version")?.name ?? version,
      banner: toBanner(readMatching(entry, "banner", isBanner, "`none`, `unreleased` or `unmaintained`")),
      badge: flag("badge") ?? true,
      noIndex: flag("noIndex") ?? false,
      className: readMatching(entry, "className", isClassName, "the name of a class, like `docs-version-0-9`"),
      isLast: flag("isLast") ?? false,
      path,
      href: path === undefined ? href : undefined,
      span: reader.span(values.get("version") ?? node),
    };
  });
}

function isSlashed(text: string): boolean {
  return basePattern.test(text);
}

function isClassName(text: string): boolean {
  return classNamePattern.test(text);
}

function isBanner(text: string): boolean {
  return versionBanners.some((banner) => banner === text);
}

function toBanner(text: string | undefined): VersionBanner {
  return versionBanners.find((banner) => banner === text) ?? "none";
}
