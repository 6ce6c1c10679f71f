import type { FileTree } from "../files/file-tree.ts";
import { openConfig } from "../guide-projects/open-config.ts";
import { nowhere, type Place, toPlace } from "./place.ts";
import { readStaticValue } from "./read-static-value.ts";

/** What a configuration in JavaScript says as far as that can be told without running it. */
export interface StaticConfig {
  readonly text: string | undefined;
  /** Why nothing of it could be read. */
  readonly failure: string | undefined;
  /** Says nothing where there is a failure. */
  readonly config: Place;
}

/** Opens a configuration at a path below a folder. */
export function openStaticConfig(input: string, file: string, tree: FileTree): StaticConfig {
  const text = openConfig(input, file, tree);
  if (text === undefined) return { text, failure: "it is too large or can't be opened", config: nowhere };
  const reading = readStaticValue(file, text);
  return "failure" in reading
    ? { text, failure: reading.failure, config: nowhere }
    : { text, failure: undefined, config: toPlace(reading.value) };
}
