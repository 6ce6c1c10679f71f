import type { Settings } from "../config/settings.ts";

/** That nothing is kept for the next run, and why; each way out is one of those that the command has. */
export function describeUncached(uncached: string, { cache = "" }: Settings, also = ""): string {
  return `the cache ${cache} could not be written (${uncached}), so that the next run does all of it anew; \`cache\` in the config file names another folder${also}`;
}
