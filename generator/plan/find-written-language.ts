/** Scripts that one language of today is written in, or hardly any other. Han letters are Chinese where there are no others with them. */
const languages: ReadonlyMap<string, string> = new Map([
  ["Hang", "ko"],
  ["Hani", "zh"],
  ["Thai", "th"],
  ["Grek", "el"],
  ["Hebr", "he"],
  ["Armn", "hy"],
  ["Geor", "ka"],
  ["Khmr", "km"],
  ["Laoo", "lo"],
  ["Mymr", "my"],
  ["Sinh", "si"],
  ["Taml", "ta"],
  ["Telu", "te"],
  ["Knda", "kn"],
  ["Mlym", "ml"],
]);

const scripts = [
  // The sign of a long vowel is of both.
  ["ja", /[\p{Script=Hira}\p{Script=Kana}\u30FC\uFF70]/gu] as const,
  ...[...languages].map(([script, language]) => [language, new RegExp(`\\p{Script=${script}}`, "gu")] as const),
];

/** So much of a page tells what it is written in. */
const mostOfPage = 4000;
/** Names of products and words of programs are in Latin letters everywhere. */
const leastShare = 0.5;
/** Among letters that are no Latin ones. */
const leastOwnShare = 0.95;
/** A page or two with a few words tell nothing of a site. */
const leastLetters = 40;

/**
 * The language of texts in Markdown whose letters are nearly all of a script that no other language has, by its tag; undefined of any
 * others, as most languages share their script. Code, addresses and markup aren't counted.
 */
export function findWrittenLanguage(texts: Iterable<string>): string | undefined {
  const counts = new Map<string, number>();
  let [all, latin] = [0, 0];
  for (const text of texts) {
    const words = dropCode(text.slice(0, 2 * mostOfPage)).slice(0, mostOfPage);
    all += count(words, /\p{L}/gu);
    latin += count(words, /\p{Script=Latin}/gu);
    for (const [language, letters] of scripts)
      counts.set(language, (counts.get(language) ?? 0) + count(words, letters));
  }
  // Japanese is written in Han letters with its own between, Korean at times.
  const han = counts.get("zh") ?? 0;
  for (const language of ["ja", "ko"]) {
    const own = counts.get(language) ?? 0;
    if (own === 0 || own * 20 < han) continue;
    counts.set(language, own + han);
    counts.delete("zh");
    break;
  }
  const [language, most] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? ["", 0];
  const isMost = most >= leastLetters && most >= all * leastShare && most >= (all - latin) * leastOwnShare;
  return isMost ? language : undefined;
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

/** Without front matter, fenced and inline code, markup, and what links lead to. */
function dropCode(text: string): string {
  return text
    .replace(/^---\r?\n[^]*?\n---\r?$/m, "")
    .replace(/^[ \t]*(```+|~~~+)[^]*?(?:^[ \t]*\1|$(?![^]))/gm, "")
    .replace(/`[^`\n]*`|<[^<>]*>|\]\([^()\s]*|https?:\/\/\S+/g, " ");
}
