import { makeDomainGraphql, makeWideGraphql } from "./make-graphql.ts";
import { makeGuides } from "./make-guides.ts";
import { makeRegistry, makeSmallRegistry } from "./make-registry.ts";
import { makeCommonSchemas, makeDomainSchemas, makeWideRecord } from "./make-schemas.ts";
import { makeSource } from "./make-source.ts";
import type { SyntheticFile } from "./synthetic-file.ts";

/** Entities of a model of scale 1, which makes it about as large as the real ones. */
const domainsAtOne = 43;

/**
 * A made-up model of a scale, the same in every run. It grows as real ones do, by more entities with
 * what belongs to them; what a thing leads to stays as much, but for the few types that all use.
 */
export function* makeModel(scale: number): Generator<SyntheticFile> {
  const domains = Math.max(1, Math.round(scale * domainsAtOne));
  yield* makeCommonSchemas();
  yield makeRegistry(domains);
  for (let domain = 0; domain < domains; domain += 1) {
    yield* makeDomainSchemas(domain);
    yield makeDomainGraphql(domain);
    yield makeSource(domain);
    yield* makeGuides(domain);
  }
}

/** Models in which a single thing is large, or as large as is asked for. */
export const shapes: ReadonlyMap<string, (size?: number) => Iterable<SyntheticFile>> = new Map([
  ["graphql-4000", (size = 4_000) => [makeWideGraphql(size)]],
  [
    "record-5000",
    (size = 5_000) => [...makeCommonSchemas(), makeSmallRegistry("wide", "wideInfo"), ...makeWideRecord(size)],
  ],
]);
