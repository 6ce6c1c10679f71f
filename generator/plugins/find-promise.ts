/** Nobody's pages hold one deeper than a cell of a table in a section. */
const deepest = 8;
const mostLooks = 100_000;

/** Why what a call gave can't be used, where it is or holds promises, whose ends nobody waits for: however they fail, the run goes on. */
export function findPromise(given: unknown): string | undefined {
  const found = listPromises(given);
  for (const promise of found) promise.catch(() => undefined);
  if (found.length === 0) return undefined;
  const what = found[0] === given ? "it is a promise, and" : "it holds a promise, which";
  return `${what} has to be there at once; a function that gives it is no \`async\` one`;
}

/** Level by level, so that what is large hides none that stands at the top. */
function listPromises(given: unknown): readonly Promise<unknown>[] {
  const found: Promise<unknown>[] = [];
  const seen = new Set<unknown>();
  let level: readonly unknown[] = [given];
  for (let depth = 0; depth <= deepest && level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null || seen.has(value)) continue;
      if (seen.size >= mostLooks) return found;
      seen.add(value);
      if (value instanceof Promise) found.push(value);
      else for (const part of listParts(value)) next.push(part);
    }
    level = next;
  }
  return found;
}

/** Getters are code of the plug-in's, which may throw: they are passed over. */
function listParts(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value.slice(0, mostLooks);
  return Object.values(Object.getOwnPropertyDescriptors(value)).flatMap((part) =>
    "value" in part ? [part.value] : [],
  );
}
