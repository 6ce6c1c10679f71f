import type { Catalogue } from "./catalogue/catalogue.ts";
import { compareModels } from "./compare/compare-models.ts";
import type { Edition, Editions } from "./config/list-editions.ts";
import type { EditionHistory } from "./plan/plan-context.ts";

/** Tells what each edition of a site has changed since the one before it. */
export interface EditionHistories {
  /**
   * To be asked for the editions from the oldest on; for any of them again later, with the same answer. The oldest one
   * has no history.
   */
  tell(edition: Edition, catalogue: Catalogue): EditionHistory | undefined;
}

export function createEditionHistories({ made, versions = [] }: Editions): EditionHistories {
  const told = new Map<string, EditionHistory | undefined>();
  let earlier: { readonly label: string; readonly catalogue: Catalogue } | undefined;
  return {
    tell({ prefix, settings }, catalogue) {
      if (told.has(prefix)) return told.get(prefix);
      const history = earlier && { since: earlier.label, changes: compareModels(earlier.catalogue, catalogue) };
      told.set(prefix, history);
      const label = versions.find(({ version }) => version === settings.version)?.label ?? "";
      // The newest one is compared with nothing, and need not be held.
      earlier = told.size < made.length ? { label, catalogue } : undefined;
      return history;
    },
  };
}

/** The editions that are made, from the oldest on: the menu has the newest first. */
export function orderByAge<Made extends Edition>(made: readonly Made[], { versions = [] }: Editions): readonly Made[] {
  const place = ({ settings }: Edition): number => versions.findIndex(({ version }) => version === settings.version);
  return made.toSorted((one, other) => place(other) - place(one));
}
