import type { Catalogue } from "./catalogue.ts";
import { countCatalogue, type CatalogueCounts } from "./count-catalogue.ts";
import { measureCoverage, type Coverage } from "./measure-coverage.ts";

/** A model in numbers, as reports give them. */
export interface ModelNumbers {
  readonly counts: CatalogueCounts;
  readonly coverage: Coverage;
}

/** The model in numbers. */
export function measureModel(catalogue: Catalogue): ModelNumbers {
  return { counts: countCatalogue(catalogue), coverage: measureCoverage(catalogue) };
}
