import type { Catalogue } from "../../catalogue/catalogue.ts";
import { withReferences } from "../../catalogue/with-references.ts";
import { createSampler, type Sampler } from "../../print/sample-payload.ts";
import type { SampleMessage } from "./plan-method-page.ts";

/** Makes samples of messages, those that are only referred to among them, once somebody asks: ranking them takes all of a model. */
export function sampleMessages(catalogue: Catalogue): SampleMessage {
  let sampler: Sampler | undefined;
  return (fullName, isSent) => (sampler ??= createSampler(withReferences(catalogue))).sample(fullName, "full", isSent);
}
