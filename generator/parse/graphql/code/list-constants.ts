/*
 * Constants of a program that stand for one piece of text, which templates of the same file put into their own. Their
 * values are written there, so that nothing has to be run to know them.
 */

const declaration =
  /\bconst[ \t]+([A-Za-z_$][\w$]{0,80})[ \t]*(?::[ \t]*(?:string|number)[ \t]*)?=\s*(?:gql[ \t]*|\/\*[ \t]*GraphQL[ \t]*\*\/[ \t]*)?(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\]*)`|(-?\d+(?:\.\d+)?)(?=[ \t]*[;,\n]))/g;

/** Each by its name, without those that are declared more than once, since one of them may hide another. */
export function listConstants(text: string): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  const hidden = new Set<string>();
  for (const [, name = "", ...values] of text.matchAll(declaration)) {
    const value = values.find((each) => each !== undefined) ?? "";
    if (constants.has(name)) hidden.add(name);
    // What expressions put into it is as unknown as they are themselves, and a comment would take in what follows.
    if (!/\$\{|#/.test(value)) constants.set(name, value.replaceAll(/(?<!\s)\s*\n\s*/g, " "));
  }
  for (const name of hidden) constants.delete(name);
  return constants;
}
