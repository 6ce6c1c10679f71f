/** Whether a path has the form of a pattern: `*` is any part of a name, `?` a character, `**` any number of folders. */
export function matchPath(path: string, pattern: string): boolean {
  return matchParts(path.split("/"), pattern.replace(/^(?:\.?\/)+/, "").split("/"), {
    isAny: (part) => part === "**",
    isSame: (name, part) =>
      matchParts(name.split(""), part.split(""), {
        isAny: (sign) => sign === "*",
        isSame: (letter, sign) => sign === "?" || letter === sign,
      }),
  });
}

interface Matching {
  /** Whether a part of the pattern stands for any number of others. */
  readonly isAny: (part: string) => boolean;
  readonly isSame: (given: string, part: string) => boolean;
}

/** Only the last wildcard is ever tried anew, so that no pattern takes longer than its length times that of the path. */
function matchParts(given: readonly string[], pattern: readonly string[], { isAny, isSame }: Matching): boolean {
  let [at, wanted] = [0, 0];
  let wildcard: { readonly wanted: number; at: number } | undefined;
  while (at < given.length) {
    const part = pattern[wanted];
    if (part !== undefined && isAny(part)) {
      wildcard = { wanted, at };
      wanted += 1;
    } else if (part !== undefined && isSame(given[at] ?? "", part)) {
      at += 1;
      wanted += 1;
    } else if (wildcard === undefined) {
      return false;
    } else {
      wildcard.at += 1;
      at = wildcard.at;
      wanted = wildcard.wanted + 1;
    }
  }
  return pattern.slice(wanted).every(isAny);
}
