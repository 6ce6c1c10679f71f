import type { ForeignBase } from "./ingestion.ts";

/** Whether a configuration may have options that the input doesn't tell. */
export function hasUnknownOptions(bases: readonly ForeignBase[] | undefined): boolean {
  return bases?.some(({ release }) => release === undefined) === true;
}
