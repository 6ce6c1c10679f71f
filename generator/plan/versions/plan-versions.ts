/*
 * The ways between editions of a site. An edition is known to others by its outline, which is its base and its routes; no
 * edition sees the pages of another.
 */
import type { SiteVersion } from "../../catalogue/versions.ts";
import { versionCodes } from "../../diagnostics/codes/versions.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { VersionFacts, VersionLink } from "../../page-model/versions.ts";
import type { PlanContext } from "../context/plan-context.ts";

export { type EditionOutline, outlineArchive, outlineEdition, settleRoutes } from "./outline-edition.ts";
export { settleVersions } from "./settle-versions.ts";

/** Which of the listed versions the site is made for, and the ways to the others; undefined without a list. */
export function planVersions({ catalogue, options }: PlanContext, report?: Report): VersionFacts | undefined {
  const { versions } = catalogue;
  if (options.version !== undefined && !versions.some((version) => isCalled(version, options.version))) {
    const suggestions = suggestNames(
      options.version,
      versions.map(({ version }) => version),
    );
    report?.add(versionCodes.unknownVersion({ version: options.version, suggestions }));
  }
  const current = findCurrent(versions, options);
  if (current === undefined) return undefined;
  const links = versions.flatMap((version) => toLink(version, current, options.base, report));
  const last = versions.find(({ isLast, pluginId }) => isLast && pluginId === current.pluginId);
  return {
    label: current.label,
    banner: current.banner === "none" ? undefined : current.banner,
    badge: current.badge && versions.length > 1,
    noIndex: current.noIndex,
    className: current.className,
    last: last === current || last === undefined ? undefined : toLink(last, current, options.base)[0],
    menu: links.length > 1 ? links : [],
  };
}

interface VersionOptions {
  readonly version?: string | undefined;
  readonly base: string;
}

/** The configured one, else the one that is published at the site's base, else the last one. */
function findCurrent(
  versions: readonly SiteVersion[],
  { version: wanted, base }: VersionOptions,
): SiteVersion | undefined {
  return (
    versions.find(({ version }) => version === wanted) ??
    versions.find((version) => isCalled(version, wanted)) ??
    versions.find(({ path }) => path === base) ??
    versions.find(({ isLast }) => isLast)
  );
}

function isCalled({ version, label }: SiteVersion, name: string | undefined): boolean {
  return name !== undefined && (version === name || label === name);
}

const notes = { none: undefined, unreleased: "unreleased", unmaintained: "no longer maintained" } as const;

function toLink(version: SiteVersion, current: SiteVersion, base: string, report?: Report): readonly VersionLink[] {
  const isCurrent = version === current;
  const href = isCurrent ? base : (version.path ?? withSlash(version.href));
  if (href === undefined) {
    report?.add(versionCodes.noAddress({ version: version.version }), version.span);
    return [];
  }
  const isOther = version.pluginId !== current.pluginId;
  return [
    {
      label: version.label,
      href,
      note: notes[version.banner],
      isCurrent,
      ...(isOther && { isOtherModel: true as const }),
    },
  ];
}

function withSlash(href: string | undefined): string | undefined {
  return href === undefined || href.endsWith("/") ? href : `${href}/`;
}
