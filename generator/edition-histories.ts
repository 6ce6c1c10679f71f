import type { Catalogue } from "./catalogue/catalogue.ts";
import type { SiteVersion } from "./catalogue/versions.ts";
import type { Edition, Editions } from "./config/list-editions.ts";
import { createHistory } from "./history/create-history.ts";
import type { ModelHistory } from "./history/model-history.ts";
import { nameVersion } from "./page-model/name-version.ts";
import type { EditionHistory } from "./plan/context/plan-context.ts";

/** The edition before another one. */
export interface EarlierEdition {
  readonly edition: Edition;
  readonly catalogue: Catalogue;
  /** What has become of everything up to it; absent for the oldest one. */
  readonly releases?: ModelHistory | undefined;
}

/**
 * What an edition has changed since the one before it, and all that editions up to it have; the oldest one of a set has no history,
 * as what comes before it is another model. What compares is loaded where there is something to compare.
 */
export async function tellHistory(
  catalogue: Catalogue,
  { prefix, settings }: Edition,
  earlier: EarlierEdition | undefined,
  { versions = [] }: Editions,
): Promise<EditionHistory | undefined> {
  if (
    earlier === undefined ||
    setOf(settings.version, versions) !== setOf(earlier.edition.settings.version, versions)
  ) {
    return undefined;
  }
  const nameEdition = (name: string | undefined): string =>
    versions.find(({ version }) => version === name)?.label ?? name ?? "";
  const since = nameEdition(earlier.edition.settings.version);
  const { compareCatalogues } = await import("./compare/compare-catalogues.ts");
  const comparison = compareCatalogues(earlier.catalogue, catalogue);
  const history = createHistory(earlier.releases);
  if (earlier.releases === undefined) history.add({ name: since }, []);
  // Of what one of the two has nothing of, nobody knows whether it has come or gone or wasn't read.
  const unknown = new Set(comparison.uncompared.map(({ area }) => area));
  history.add(
    { name: nameEdition(settings.version ?? prefix) },
    comparison.changes.filter(({ area }) => !unknown.has(area)),
  );
  return { since: nameVersion(since), comparison, releases: history.finish() };
}

/** The editions that are made, set by set, from the oldest on: the menu has the newest first. */
export function orderByAge<Made extends Edition>(made: readonly Made[], { versions = [] }: Editions): readonly Made[] {
  const sets = [...new Set(versions.map(({ pluginId }) => pluginId))];
  const place = ({ settings }: Edition): number => versions.findIndex(({ version }) => version === settings.version);
  const placeOfSet = ({ settings }: Edition): number => sets.indexOf(setOf(settings.version, versions) ?? "");
  return made.toSorted((one, other) => placeOfSet(other) - placeOfSet(one) || place(other) - place(one));
}

function setOf(name: string | undefined, versions: readonly SiteVersion[]): string | undefined {
  return versions.find(({ version }) => version === name)?.pluginId;
}
