import type { Defaults, KnownPlatform, RetentionRule } from "../../catalogue/defaults.ts";
import type { BootDocument, WrittenPlatform } from "../../parse/boot/boot-document.ts";

/**
 * What the files have a deployment begin with; the first to name something counts. Undefined where they name nothing.
 * Pictures are found among the paths around the model by the end of their address.
 */
export function linkDefaults(documents: readonly BootDocument[], paths: Iterable<string>): Defaults | undefined {
  const platforms = indexById(documents.flatMap((document) => document.platforms));
  const ownershipTypes = indexById(documents.flatMap((document) => document.ownershipTypes));
  const lifecycleStages = [...indexById(documents.flatMap((document) => document.lifecycleStages)).values()];
  const retention = documents.flatMap((document) => document.retention).sort(compareRules);
  if (platforms.size + ownershipTypes.size + lifecycleStages.length + retention.length === 0) return undefined;
  const pictures = platforms.size === 0 ? new Map<string, string>() : indexPictures(paths);
  return {
    platforms: new Map([...platforms].map(([id, platform]) => [id, toPlatform(platform, pictures)])),
    ownershipTypes,
    ...(lifecycleStages.length === 0 ? {} : { lifecycleStages }),
    retention,
  };
}

function toPlatform({ logoUrl, ...platform }: WrittenPlatform, pictures: ReadonlyMap<string, string>): KnownPlatform {
  const logo = pictures.get(logoUrl?.slice(logoUrl.lastIndexOf("/") + 1) ?? "");
  return logo === undefined ? platform : { ...platform, logo };
}

/** Where the platform's pages have their pictures, which the addresses of logos end in. */
function indexPictures(paths: Iterable<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of [...paths].sort()) {
    const [, name] =
      /(?:^|\/)(?:assets\/platforms|src\/images)\/([^/]+\.(?:png|svg|jpe?g|webp|gif))$/i.exec(path) ?? [];
    if (name !== undefined && !found.has(name)) found.set(name, path);
  }
  return found;
}

function indexById<Thing extends { readonly id: string }>(things: readonly Thing[]): ReadonlyMap<string, Thing> {
  const index = new Map<string, Thing>();
  for (const thing of things) if (!index.has(thing.id)) index.set(thing.id, thing);
  return index;
}

/** Rules for everything stand last. */
function compareRules(left: RetentionRule, right: RetentionRule): number {
  const rank = ({ entity, aspect }: RetentionRule): number => (entity === "*" ? 2 : 0) + (aspect === "*" ? 1 : 0);
  return rank(left) - rank(right) || (`${left.entity} ${left.aspect}` < `${right.entity} ${right.aspect}` ? -1 : 1);
}
