import { readSiteBase } from "./read-site-base.ts";

/** The written site, or version of one, that is the only input; undefined where the inputs are those of a model. */
export function findWritten([first, ...others]: readonly string[]): string | undefined {
  return first !== undefined && others.length === 0 && readSiteBase(first) !== undefined ? first : undefined;
}
