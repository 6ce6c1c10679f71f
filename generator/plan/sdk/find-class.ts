import type { SdkClass } from "../../catalogue/sdk.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** A class of the client library by its module and name. */
export function findClass(target: string, { catalogue }: PlanContext): SdkClass | undefined {
  const end = target.lastIndexOf(".");
  const module = catalogue.sdk.pages
    .flatMap(({ modules }) => modules)
    .find(({ name }) => name === target.slice(0, end));
  return module?.classes.find(({ name }) => name === target.slice(end + 1));
}
