/** The object that a text begins with, as its front matter has it in JSON; undefined where it has no end, or words behind it. */
export function takeJson(head: string): string | undefined {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < head.length; at += 1) {
    const sign = head[at];
    if (isInText) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth > 0) continue;
      const blanks = /^[ \t]*(?=[\r\n]|$)/.exec(head.slice(at + 1));
      return blanks === null ? undefined : head.slice(0, at + 1 + blanks[0].length);
    }
  }
  return undefined;
}
