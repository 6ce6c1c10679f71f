import type { Catalogue } from "./catalogue/catalogue.ts";
import { compareCatalogues } from "./compare/compare-catalogues.ts";
import type { Edition, Editions } from "./config/list-editions.ts";
import type { EditionHistory } from "./plan/context/plan-context.ts";

/** The edition before another one. */
export interface EarlierEdition {
  readonly edition: Edition;
  readonly catalogue: Catalogue;
}

/** What an edition has changed since the one before it; the oldest one has no history. */
export function tellHistory(
  catalogue: Catalogue,
  earlier: EarlierEdition | undefined,
  { versions = [] }: Editions,
): EditionHistory | undefined {
  if (earlier === undefined) return undefined;
  const { version: name } = earlier.edition.settings;
  const since = versions.find(({ version }) => version === name)?.label ?? name ?? "";
  return { since, comparison: compareCatalogues(earlier.catalogue, catalogue) };
}

/** The editions that are made, from the oldest on: the menu has the newest first. */
export function orderByAge<Made extends Edition>(made: readonly Made[], { versions = [] }: Editions): readonly Made[] {
  const place = ({ settings }: Edition): number => versions.findIndex(({ version }) => version === settings.version);
  return made.toSorted((one, other) => place(other) - place(one));
}
