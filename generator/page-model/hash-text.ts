/**
 * A number below 2^32 that is the same for the same text everywhere (FNV-1a over UTF-16 units, then mixed so
 * that its low bits are as good as the others). It spreads things and names files; it keeps no secrets.
 */
export function hashText(text: string, seed = 0): number {
  // Engines have many kinds of texts, and ask for the length of each anew.
  const { length } = text;
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
