import { listPlainValues } from "./list-plain-values.ts";

/**
 * What a page says of its own front matter in braces, `{frontMatter.title}` as Docusaurus has it and `{frontmatter.title}` as Astro does,
 * by what stands in them; undefined where it says nothing of it.
 */
export function listOwnWords(body: string, yaml: string | undefined): ReadonlyMap<string, string> | undefined {
  if (yaml === undefined || !/\{\s{0,10}front[Mm]atter\./.test(body)) return undefined;
  const values = [...listPlainValues(yaml.split(/\r\n|\n|\r/))];
  return new Map(
    ["frontMatter", "frontmatter"].flatMap((object) =>
      values.map(([name, value]) => [`${object}.${name}`, value] as const),
    ),
  );
}
