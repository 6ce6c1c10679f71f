/** A tag of a template language: `{% hint style="info" %}` of GitBook and Liquid, `{{< tab "One" >}}` and `{{% tab %}}` of Hugo. */
export interface TemplateTag {
  readonly isShortcode: boolean;
  /** Without the `end` or `/` of a tag that closes another one. */
  readonly name: string;
  readonly kind: "open" | "close" | "whole";
  /** What has no name, in order. */
  readonly words: readonly string[];
  readonly named: ReadonlyMap<string, string>;
  /** What is written between the marks. */
  readonly inside: string;
  /** Offset behind it. */
  readonly end: number;
}

/** What a tag is in our dialect; undefined for one that nobody here understands. */
export type TagMeaning = (tag: TemplateTag, hasEnd: boolean) => string | undefined;

/** Longer ones are no tags. */
const longest = 4000;
const start = /^[-+]?\s*(\/?)\s*([A-Za-z@][\w@./-]{0,60})(?=[\s("'/]|$)/;
const argument = /(?:([A-Za-z_][\w-]*)\s?[=:]\s?)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|([^\s"'`]+))/g;

/** Finds the marks that close tags of one text, each of them looked for once. */
export type FindClosing = (mark: string, from: number) => number | undefined;

/** Finds them in this text. */
export function createFindClosing(text: string): FindClosing {
  const known = new Map<string, number>();
  return (mark, from) => {
    let at = known.get(mark);
    if (at === undefined || (at !== -1 && at < from)) known.set(mark, (at = text.indexOf(mark, from)));
    return at === -1 || at > from + longest ? undefined : at;
  };
}

/** The tag that begins at an offset; undefined where there is none. */
export function readTag(text: string, offset: number, findClosing: FindClosing): TemplateTag | undefined {
  const isShortcode = text.startsWith("{{", offset);
  const opening = isShortcode ? 3 : 2;
  const closing = !isShortcode ? "%}" : text[offset + 2] === "<" ? ">}}" : "%}}";
  const at = findClosing(closing, offset + opening);
  if (at === undefined) return undefined;
  const inside = text.slice(offset + opening, at);
  const [head, slash = "", written = ""] = start.exec(inside) ?? [];
  if (head === undefined) return undefined;
  const rest = dropTrim(inside.slice(head.length));
  // Markdoc ends a tag in itself with a slash too, which a path may end with as well.
  const isWhole = rest.endsWith("/") && (isShortcode || /^(?:.*[\s"'\]}])?\/$/s.test(rest));
  const isEnd = !isShortcode && /^end(?=[a-z])/.test(written);
  const words: string[] = [];
  const named = new Map<string, string>();
  for (const [, name, double, single, tick, bare] of rest.slice(0, isWhole ? -1 : undefined).matchAll(argument)) {
    const value = double?.replaceAll(/\\(["\\])/g, "$1") ?? single ?? tick ?? bare ?? "";
    if (name === undefined) words.push(value);
    else named.set(name.toLowerCase(), value);
  }
  return {
    isShortcode,
    name: (isEnd ? written.slice(3) : written).toLowerCase(),
    kind: isWhole ? "whole" : isEnd || slash !== "" ? "close" : "open",
    words,
    named,
    inside: inside.trim(),
    end: at + closing.length,
  };
}

/** Without the signs that have blanks around a tag left out. An expression would look at each blank of a run from each before it. */
function dropTrim(text: string): string {
  let end = text.length;
  while (end > 0 && /[-+\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
