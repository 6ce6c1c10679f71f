import { toPlainName } from "../../places/plain-name.ts";

/** Longest segment, in UTF-16 units, which are what some file systems count. */
const mostUnits = 180;

/** The same in bytes of UTF-8: most file systems stop at 255, and a collision or an extension may add to it. */
const mostBytes = 240;

/** So much of a name is looked at; composing what it holds makes it shorter, though never by more than this allows for. */
const mostRead = 4000;

/**
 * Names that are devices on Windows, whatever ending they have: no file or folder there can be called so, nor a branch checked out that has one.
 * The raised digits of Latin-1 count as digits there.
 */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/**
 * A name as one path segment. Names come from files that anyone may have written: what is neither a
 * letter, a digit, nor one of `._-` becomes a hyphen, no segment begins or ends with a dot, and none is one that some
 * system keeps for itself.
 */
export function toSegment(name: string): string {
  const safe = cut(toPlainName(name.slice(0, mostRead))).replace(/^\.+|\.+$/g, "-");
  return safe === "" ? "-" : safe.replace(device, "$&-");
}

/** As many whole characters as there is room for. */
function cut(text: string): string {
  let units = 0;
  let bytes = 0;
  for (const character of text) {
    bytes += countBytes(character);
    if (units + character.length > mostUnits || bytes > mostBytes) break;
    units += character.length;
  }
  return text.slice(0, units);
}

function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
