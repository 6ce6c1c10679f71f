import { longestBase } from "../catalogue/versions.ts";

/** What is wrong with a text that is no path under which a site is published, as the pattern alone can't say. */
export function describeBase(text: unknown, example: string): string {
  return typeof text === "string" && text.length > longestBase
    ? `must be no longer than ${longestBase} characters`
    : `must begin and end with a slash, like ${example}`;
}
