import type { RestliResource } from "../../catalogue/restli.ts";
import type { Sampler } from "../../print/sample-payload.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { RestliAddress } from "./restli-address.ts";

/** What the pages of all resources share. */
export interface RestliView {
  readonly context: PlanContext;
  readonly sampler: Sampler;
  addressOf(resource: RestliResource): RestliAddress;
}
