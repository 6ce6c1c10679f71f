import type { Catalogue } from "../../catalogue/catalogue.ts";
import { createSampler, type Sampler } from "../../print/sample-payload.ts";
import type { SampleMessage } from "./plan-method-page.ts";

/** Makes samples of messages, once somebody asks: ranking them takes all of a model. */
export function sampleMessages(catalogue: Catalogue): SampleMessage {
  let sampler: Sampler | undefined;
  return (fullName, isSent) => (sampler ??= createSampler(catalogue)).sample(fullName, "full", isSent);
}
