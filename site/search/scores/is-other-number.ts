/** Whether one is the plural of the other; two letters are too few to tell it by. */
export function isOtherNumber(a: string, b: string): boolean {
  const [one, many] = a.length < b.length ? [a, b] : [b, a];
  if (one.length < 3 || many.length === one.length || many.length > one.length + 2) return false;
  return many === `${one}s` || many === `${one}es` || (one.endsWith("y") && many === `${one.slice(0, -1)}ies`);
}
