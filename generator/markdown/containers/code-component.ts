import { findRawFile, type RawFile } from "../scripts/raw-files.ts";
import type { Tag } from "../html/scan-tag.ts";
import { takeWord, type NameScope, type WordRoom } from "../text-segment.ts";
import { replaceAttributes } from "../scripts/name-rules.ts";
import { readCodeBlock, toFenceInfo } from "./code-block.ts";

/** A fence that a component stands for. */
export interface CodeComponent {
  readonly info: string;
  readonly content: string;
  readonly raw?: RawFile | undefined;
}

/** The attribute with the code, by the names of components; Fumadocs shows what a declaration of TypeScript says. */
const codeAttributes: ReadonlyMap<string, string> = new Map([
  ["Code", "code"],
  ["Snippet", "text"],
  ["TSDoc", "definition"],
]);

/**
 * `<Code code={…} lang="ts" title="a.ts" />` of Starlight and `<Snippet text="npm install" />` of Geist, whose code is words, a name
 * that the page gives to words, or a file that it has imported as it is; undefined where a script would have to make it.
 */
export function readCodeComponent(tag: Tag, scope: NameScope, room: WordRoom): CodeComponent | undefined {
  const key = codeAttributes.get(tag.name);
  const written = key === undefined ? undefined : tag.attributes.get(key);
  if (key === undefined || typeof written !== "string") return undefined;
  const language = tag.attributes.get("lang") ?? (tag.name === "TSDoc" ? "ts" : "text");
  const info = toFenceInfo(
    replaceAttributes({ ...tag, attributes: new Map([...tag.attributes, ["language", language]]) }, scope, room),
  );
  const inside = `{${written}}`;
  const findWord = (name: string): string | undefined => takeWord(name, scope, room);
  if (tag.expressions?.has(key) !== true) return { info, content: readCodeBlock(written, findWord).code };
  if (/^["'`]/.test(written)) return { info, content: readCodeBlock(inside, findWord).code };
  const raw = findRawFile(inside, scope);
  if (raw !== undefined) return { info, content: `{{ inline ${raw.path} }}\n`, raw };
  const words = findWord(written);
  return words === undefined ? undefined : { info, content: `${words.trimEnd()}\n` };
}
