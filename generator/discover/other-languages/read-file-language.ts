import type { FileTree } from "../files/file-tree.ts";
import { mayTellLater } from "./may-tell-later.ts";
import { isToldByContent, recogniseLanguage } from "./recognise-language.ts";

/** In bytes. */
const head = 8192;
/** In bytes, of one that may say at its end what it is. */
const mostRead = 16_000_000;

/** The language that a file at a place is in, by its name or its beginning, or by all of it where it may say that later. */
export function readFileLanguage(location: string, tree: FileTree): ReturnType<typeof recogniseLanguage> {
  if (!isToldByContent(location)) return recogniseLanguage(location, "");
  const read = tree.read(location, head, head);
  if ("failure" in read) return undefined;
  const text = read.bytes.toString("utf8");
  const language = recogniseLanguage(location, text);
  if (language !== undefined || read.size <= head || read.size > mostRead || !mayTellLater(text)) return language;
  const whole = tree.read(location, mostRead);
  return "failure" in whole ? undefined : recogniseLanguage(location, whole.bytes.toString("utf8"));
}
