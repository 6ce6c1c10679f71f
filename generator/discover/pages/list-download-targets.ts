import { decodeWritten } from "../../places/decode-written.ts";
import { isDownload } from "../../places/download-types.ts";

/** Targets of links in Markdown and in HTML, and those of definitions. */
const target =
  /\]\([ \t]*<?([^\s()<>]{1,500})|^[ \t]{0,3}\[[^\]\n]{1,200}\]:[ \t]*<?([^\s<>]{1,500})|\b(?:href|src)=["']([^"'\s]{1,500})/gm;

/** The paths in a text, percent-encoding undone, that links lead to and that may be files to download. Code counts, for it does no harm. */
export function listDownloadTargets(text: string): readonly string[] {
  const paths = new Set<string>();
  for (const [, inline, defined, inTag] of text.matchAll(target)) {
    const written = inline ?? defined ?? inTag ?? "";
    const path = decodeWritten(written.replace(/[?#].*$/s, "").replace(/^pathname:\/{3}/, "/"));
    if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path) && isDownload(path)) paths.add(path);
  }
  return [...paths];
}
