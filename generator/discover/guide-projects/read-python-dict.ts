/** Of a longer one, nothing is read. */
const longest = 20_000;
const opening = /[([{]/;
const closing = /[)\]}]/;

/**
 * The names in a dictionary that a module of Python writes down, each with the text of its value as it stands there, e.g. `"docs"` to
 * `("https://docs.example.org/", None)`; none where it is worked out. Nothing is run.
 */
export function readPythonDict(text: string, name: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  const start = new RegExp(`^${name}[ \\t]*(?::[^=\\n]{0,100})?=[ \\t]*\\{`, "m").exec(text);
  if (start === null) return entries;
  const inside = text.slice(start.index + start[0].length, start.index + start[0].length + longest);
  const token = /#[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[()[\]{},:]/g;
  let key: string | undefined;
  let last: string | undefined;
  let from = 0;
  let depth = 0;
  const finish = (end: number): void => {
    if (key !== undefined) entries.set(key, inside.slice(from, end).trim());
    key = undefined;
    last = undefined;
  };
  for (const { 0: found, index } of inside.matchAll(token)) {
    if (opening.test(found) && found.length === 1) depth += 1;
    else if (closing.test(found) && found.length === 1) {
      if (depth === 0) {
        finish(index);
        return entries;
      }
      depth -= 1;
    } else if (depth > 0) continue;
    else if (found === ",") finish(index);
    else if (found === ":" && key === undefined && last !== undefined) [key, from] = [last, index + 1];
    else if (found.startsWith('"') || found.startsWith("'")) last = found.slice(1, -1);
  }
  return new Map();
}
