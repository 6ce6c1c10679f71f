/** What a Python string literal means, from what stands between its quotes. Raw ones mean what they say. */
export function readTextLiteral(content: string, isRaw: boolean): string {
  return isRaw || !content.includes("\\") ? content : content.replace(escapes, readEscape);
}

const escapes =
  /\\(?:\r?\n|([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|N\{[^}]{1,100}\}|([\s\S]))/g;

const simple: ReadonlyMap<string, string> = new Map([
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["a", "\u0007"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
]);

function readEscape(
  whole: string,
  octal: string | undefined,
  two: string | undefined,
  four: string | undefined,
  eight: string | undefined,
  letter: string | undefined,
): string {
  if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
  const digits = two ?? four ?? eight;
  if (digits !== undefined) {
    const code = Number.parseInt(digits, 16);
    return code > 0x10_ff_ff ? whole : String.fromCodePoint(code);
  }
  // A line that goes on says nothing; other letters stand for themselves, backslash and all.
  if (letter === undefined) return whole.startsWith("\\N") ? whole : "";
  return simple.get(letter) ?? whole;
}
