import { parse, TomlError, type TomlTable } from "smol-toml";

/** Deeper than anybody nests. */
const deepest = 50;

/** What a text in TOML says, large whole numbers as `bigint`; undefined where it can't be read. */
export function readToml(text: string): TomlTable | undefined {
  try {
    return parseToml(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return undefined;
  }
}

/** The same for whoever tells what is wrong with it, which it throws. */
export function parseToml(text: string): TomlTable {
  return parse(text, { maxDepth: deepest, integersAsBigInt: "asNeeded" });
}
