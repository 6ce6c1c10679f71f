import type { z as Zod, ZodType } from "zod";
import { describeBase } from "./describe-base.ts";
import { basePattern, classNamePattern, type VersionBanner, versionBanners } from "../catalogue/versions.ts";
import { editionKeys, type EditionConfig } from "./edition-config.ts";

/** One of the versions that the config file lists: its record, where its pages come from and where they go. */
export interface VersionEntry extends Partial<EditionConfig> {
  readonly pluginId?: string | undefined;
  readonly version: string;
  readonly label?: string | undefined;
  readonly banner?: VersionBanner | undefined;
  readonly badge?: boolean | undefined;
  readonly noIndex?: boolean | undefined;
  readonly className?: string | undefined;
  readonly isLast?: boolean | undefined;
  /** Where it is published on the same host. */
  readonly path?: string | undefined;
  /** Where it is published elsewhere. */
  readonly href?: string | undefined;
  /** A branch, tag or commit of the repository around the inputs, in which they are read as they were. */
  readonly revision?: string | undefined;
  /** The folder of its pages, when they exist already. */
  readonly archive?: string | undefined;
}

/** More would be a menu that nobody reads. */
const mostVersions = 100;

/** What the list must look like; `typeOf` gives the type of a key that versions share with the config file. */
export function describeVersions(
  z: typeof Zod,
  typeOf: (key: keyof EditionConfig) => ZodType,
): ZodType<readonly VersionEntry[]> {
  const name = z.string().min(1).max(80);
  const entry = z.strictObject({
    pluginId: name.optional(),
    version: name,
    label: name.optional(),
    banner: z.enum(versionBanners).optional(),
    badge: z.boolean().optional(),
    noIndex: z.boolean().optional(),
    className: z.string().regex(classNamePattern, "must be the name of a class, like `docs-version-0-9`").optional(),
    isLast: z.boolean().optional(),
    path: z
      .string()
      .regex(basePattern, { error: ({ input }) => describeBase(input, "/docs/0.9/") })
      .optional(),
    href: z
      .string()
      .regex(/^https?:\/\/[^\s/<>"]+[^\s<>"]*$/, "must be a web address")
      .optional(),
    revision: z.string().min(1).max(250).optional(),
    archive: z.string().min(1).optional(),
    ...Object.fromEntries(editionKeys.map((key) => [key, typeOf(key).optional()])),
  });
  return z.array(entry).min(1).max(mostVersions);
}

/** The set that a version is one of. */
export function nameSet({ pluginId }: VersionEntry): string {
  return pluginId ?? "default";
}

/** The version of the first set that readers should use: the one that says so, else the first. */
export function findLastVersion(entries: readonly VersionEntry[]): VersionEntry | undefined {
  const [first] = entries;
  return entries.find((entry) => entry.isLast === true && first && nameSet(entry) === nameSet(first)) ?? first;
}

/** The version that is called so; else the last one, or where that isn't made of a model, the first that is. */
export function findCurrentVersion(
  entries: readonly VersionEntry[],
  name: string | undefined,
): VersionEntry | undefined {
  const named =
    entries.find(({ version }) => version === name) ??
    entries.find(({ label }) => name !== undefined && label === name);
  const isMade = ({ archive, href }: VersionEntry): boolean => archive === undefined && href === undefined;
  const last = findLastVersion(entries);
  return named ?? (last !== undefined && isMade(last) ? last : entries.find(isMade));
}
