/** Whether each value of the one type is one of the other, as types of options are written: `string or list of string`. */
export function optionTypeFits(given: string, taken: string): boolean {
  const others = listAlternatives(taken);
  return listAlternatives(given).every((each) => others.some((other) => fits(each, other)));
}

/**
 * Whether two types differ in nothing but what the models of options in them are called, as in `ProfilingConfig`: nobody writes
 * that name in a recipe.
 */
export function isSameButForNames(one: string, other: string): boolean {
  const [first, second] = [one, other].map((type) =>
    [...new Set(listAlternatives(type.replaceAll(/(?<![\w.])[A-Z]\w*(?=$|[ )])/g, "{}")))].join(" or "),
  );
  return first === second;
}

const holder = /^(?:list of|map of string to) (?=.)/;

/** Types that take all that others take, which stand before them. */
const wider: ReadonlyMap<string, readonly string[]> = new Map([
  ["number", ["integer"]],
  ["duration", ["duration in seconds"]],
  ["path", ["string"]],
]);

function fits(given: string, taken: string): boolean {
  if (given === taken || taken === "any" || wider.get(taken)?.includes(given) === true) return true;
  const [from, to] = [holder.exec(given)?.[0], holder.exec(taken)?.[0]];
  if (from === undefined || from !== to) return false;
  return optionTypeFits(given.slice(from.length), taken.slice(from.length));
}

/** What stands between the words `or` that no bracket holds. */
function listAlternatives(text: string): readonly string[] {
  const whole = text.startsWith("(") && closes(text) ? text.slice(1, -1) : text;
  const parts: string[] = [];
  let level = 0;
  let start = 0;
  for (const { 0: token, index } of whole.matchAll(/[()]| or /g)) {
    if (token === " or ") {
      if (level > 0) continue;
      parts.push(whole.slice(start, index));
      start = index + token.length;
    } else level += token === "(" ? 1 : -1;
  }
  return [...parts, whole.slice(start)];
}

/** Whether the bracket at the start is the one at the end. */
function closes(text: string): boolean {
  let level = 0;
  for (const { 0: token, index } of text.matchAll(/[()]/g)) {
    level += token === "(" ? 1 : -1;
    if (level === 0) return index === text.length - 1;
  }
  return false;
}
