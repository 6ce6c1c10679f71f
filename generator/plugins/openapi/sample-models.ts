import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { createSampler, type Sampler } from "../../print/sample-payload.ts";

/** The least that a value of a schema of the model holds, by its full name. */
export type SampleModel = (fullName: string) => JsonValue | undefined;

/** Makes samples of what something else reads, once somebody asks: ranking the records takes all of a model. */
export function sampleModels(catalogue: Catalogue): SampleModel {
  let sampler: Sampler | undefined;
  return (fullName) => (sampler ??= createSampler(catalogue)).sample(fullName, "minimal");
}
