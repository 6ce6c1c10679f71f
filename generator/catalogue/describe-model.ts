import type { Catalogue } from "./catalogue.ts";
import { measureModel, type ModelNumbers } from "./measure-model.ts";

/** A model that was held to all rules, in numbers. */
export interface CheckedModel {
  readonly files: number;
  /** How many hand-written pages there are, and whether there is more than those. */
  readonly guides: number;
  readonly isModel: boolean;
  readonly numbers: ModelNumbers;
}

/** The numbers of a model. */
export function describeModel(catalogue: Catalogue): CheckedModel {
  const { sources, prose } = catalogue;
  const isModel = sources.some(({ kind }) => !kindsOfProse.has(kind));
  return { files: sources.length, guides: prose.pages.size, isModel, numbers: measureModel(catalogue) };
}

const kindsOfProse: ReadonlySet<Catalogue["sources"][number]["kind"]> = new Set([
  ...(["prose", "sidebar", "snippet", "releases", "versions", "redirects"] as const),
]);
