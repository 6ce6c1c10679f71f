import type { ResolvedTarget } from "./prose-context.ts";

/** Words of links that offer the file itself, in the languages that guides are mostly in. Data are raw, too, and calls save what they are given. */
const offering =
  /(?<!\p{L})(?:downloads?|raw(?=\s*$|\s+(?:file|json|schema|source|text|ya?ml)\b)|save(?=\s*$|\s+(?:an?|as|it|th\w+)\b)|t[ée]l[ée]charge[rz]?|herunterladen|descarg(?:ar|a|ue)|baix(?:ar|e)|scarica(?:re)?|скачать)(?!\p{L})|下载|下載|ダウンロード|다운로드/iu;
/** What else leads to a file for its own sake. */
const showing = /^(?:(?:view|see|show)\s+)?(?:the\s+)?(?:source(?:\s+(?:code|file))?|file)$/i;

interface FileLink {
  readonly words: string;
  readonly target: string;
  /** Whether its author has said so, as by the `download` of HTML. */
  readonly isDownload: boolean;
}

/**
 * Where a link leads whose target may stand for a page or for the file that it is made from: to the file where its author or its words say
 * so, or its target, which names a line or asks a host for nothing but the text.
 */
export function chooseTarget(resolved: ResolvedTarget, link: () => FileLink): ResolvedTarget {
  if (resolved.file === undefined) return resolved;
  const { words, target, isDownload } = link();
  const isWanted = isDownload || offering.test(words) || showing.test(words.trim()) || /#L\d|[?&]raw=/.test(target);
  return isWanted ? resolved.file : resolved;
}
