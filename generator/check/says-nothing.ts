/**
 * Whether a doc says nothing beyond the names that stand beside it: those of the thing itself, of
 * what it is a part of, and of its type. A doc that holds a single other word is let be.
 */
export function saysNothing(doc: string, names: readonly string[]): boolean {
  // Long texts say something, whatever it is.
  if (doc.length > longest) return false;
  const plain = plainText(doc);
  if (hasOtherWord(plain, names)) return false;
  const whole = new Set(names.flatMap((name) => name.split(/[^\p{L}\p{N}_]+/u)).map(join));
  // Code that is none of the names points at something else: a value, or another field.
  if ([...doc.matchAll(/`([^`]+)`/g)].some(([, code = ""]) => !whole.has(join(code)))) return false;
  const known = new Set([...whole, ...names.map(join), ...names.flatMap(toStems)]);
  return toStems(plain).every((word) => known.has(word) || idle.has(word));
}

const longest = 200;

/** Whether a plain word says more, which is soon seen of most docs: it is neither idle nor anywhere in the names. */
function hasOtherWord(text: string, names: readonly string[]): boolean {
  let letters: string | undefined;
  for (const [word] of text.matchAll(/\b[a-z]+\b/g)) {
    if (idleWords.has(word)) continue;
    const stem = toStem(word);
    letters ??= names
      .join("")
      .replaceAll(/[^\p{L}\p{N}]/gu, "")
      .toLowerCase();
    // The last letter of a stem may be another one than in the name: `entity` for `entities`.
    if (!idle.has(stem) && !letters.includes(stem.slice(0, -1))) return true;
  }
  return false;
}

/** Words that tie others together, and those that are said of anything. None of them makes a difference. */
const idleWords = new Set(
  [
    "a an the this that these those its it s is are be as of for to in on at by from with and or which here",
    "represent contain hold describe denote specify give show shown info information detail about",
    "associated corresponding particular respective",
    "field value object type record enum symbol input argument parameter attribute option whether list array",
    "todo tbd fixme description",
  ].flatMap((line) => line.split(" ")),
);
const idle = new Set([...idleWords].map(toStem));

/** The name as one word. */
function join(name: string): string {
  return toStem(name.replaceAll(/[^\p{L}\p{N}]/gu, ""));
}

/** The text without marks of Markdown and doc comments, which have no words. */
function plainText(doc: string): string {
  return doc.replaceAll(/\{@\w+\s+([^}]*)\}/g, "$1").replaceAll(/\]\([^)]*\)/g, "]");
}

/** `createdAt`, `CREATED_AT` and "Created at" are the same two words. */
function toStems(text: string): readonly string[] {
  const parted = text
    .replaceAll(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, "$1 ")
    .replaceAll(/(\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s\b)/gu, "$1 ");
  return (parted.match(/[\p{L}\p{N}]+/gu) ?? []).map(toStem);
}

/** Forms of a word fall together: `owners` and `owner`, `creates`, `creating` and `create`. */
function toStem(word: string): string {
  const lower = word.toLowerCase();
  const stem = lower.replace(/ies$/, "y").replace(/(?:ing|es|ed|s|e)$/, "");
  return stem.length < 3 ? lower.replace(/s$/, "") : stem;
}
