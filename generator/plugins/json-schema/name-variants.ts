import type { LocatedJson } from "../../parse/json/located-json.ts";
import { toWord } from "./name-definitions.ts";
import { jsonOf, textOf, textsOf, toObject, valueOf } from "./schema-node.ts";

/** Longer titles are sentences. */
const longestTitle = 40;

/**
 * What the variants of a property are called that have no names: by their titles, or by the value of a property that tells them
 * apart, so that one which comes in between leaves the others their names; else by their numbers.
 */
export function nameVariants(property: string, variants: readonly LocatedJson[]): readonly string[] {
  if (variants.length === 1) return [property];
  const words = variants.map(findWord);
  const taken = new Map<string, number>();
  for (const word of words) if (word !== undefined) taken.set(word, (taken.get(word) ?? 0) + 1);
  return words.map((word, index) =>
    word !== undefined && taken.get(word) === 1 ? `${property}_${word}` : `${property}Option${index + 1}`,
  );
}

function findWord(variant: LocatedJson): string | undefined {
  const node = toObject(variant);
  if (node === undefined) return undefined;
  const title = textOf(node, "title");
  if (title !== undefined && title.length <= longestTitle) return toWord(title);
  for (const { value } of toObject(valueOf(node, "properties"))?.entries.values() ?? []) {
    const said = toObject(value);
    const fixed = said && (jsonOf(said, "const") ?? findOnly(textsOf(said, "enum")));
    if (typeof fixed === "string" && fixed !== "" && fixed.length <= longestTitle) return toWord(fixed);
  }
  return undefined;
}

function findOnly(texts: readonly string[]): string | undefined {
  return texts.length === 1 ? texts[0] : undefined;
}
