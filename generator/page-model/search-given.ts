/**
 * Whether a name is what was typed together with what that is given: an option with its other forms and its value, `-c, --config <file>`,
 * or a function with what it takes, `fs.readFile(path, callback)`.
 */
export function isGiven(text: string, name: string): boolean {
  if (name === text || name.length <= text.length) return false;
  if (text.startsWith("-")) return name.startsWith("-") && name.split(/[\s,/=<[|]+/).includes(text);
  return name.startsWith(text) && name.charAt(text.length) === "(" && /^[\w$]+(?:[.:#]+[\w$]+)*$/.test(text);
}
