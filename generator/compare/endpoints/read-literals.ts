/** A pattern of nothing but whole texts, of which each may stand alone, in a group or beside others in one. */
const literal = /^\^(?:\((?:\?:)?([^()]*)\)|([^()|]*))\$$/;

/** A text in which no letter stands for others. */
const plain = /^(?:[^\\^$.*+?[\]{}]|\\[^\p{L}\p{N}])*$/u;

/** The texts that a pattern matches where it is a list of these: `^(red|blue)$`. Undefined for any other, since patterns are never run. */
export function readLiterals(pattern: string): readonly string[] | undefined {
  const [, group, alone] = literal.exec(pattern) ?? [];
  const texts = group?.split("|") ?? (alone === undefined ? undefined : [alone]);
  if (texts === undefined || !texts.every((text) => plain.test(text))) return undefined;
  return texts.map((text) => text.replaceAll(/\\(.)/gsu, "$1"));
}
