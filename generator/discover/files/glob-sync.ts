import fastGlob from "fast-glob";
import patterns from "fast-glob/out/utils/pattern.js";
import micromatch from "micromatch";

/** Far more than any run asks for; a session that goes on for days has new ones with each folder. */
const mostRemembered = 20_000;

/**
 * What globs match. fast-glob makes expressions of all patterns anew for each call, and once more for each folder that they
 * begin with: two thousand times to find eleven files, for eight hundred that differ, which is most of what finding them takes.
 * It has no place to keep them, so that what it asks for them does.
 */
export const globSync = fastGlob.globSync;

// fast-glob gathers patterns by the folder that they begin with, in an object in which it takes `constructor` and `__proto__` for
// folders that it has. From the folder above, it comes to the same files.
const findBase = patterns.getBaseDirectory;
patterns.getBaseDirectory = (pattern) => {
  const base = findBase(pattern);
  return base in {} ? "." : base;
};

micromatch.makeRe = remember(micromatch.makeRe);
const expand = remember(micromatch.braces);
// The list is put into another order by who asks for it.
micromatch.braces = (pattern, options) => [...expand(pattern, options)];

function remember<T>(work: (pattern: string, options?: object) => T): (pattern: string, options?: object) => T {
  const all = new Map<string, Map<string, T>>();
  let last: object | undefined;
  let known = new Map<string, T>();
  return (pattern, options) => {
    // Many patterns in a row come with the same ones.
    if (options === undefined || options !== last) {
      const key = JSON.stringify(options) ?? "";
      known = all.get(key) ?? new Map<string, T>();
      all.set(key, known);
      last = options;
    }
    const found = known.get(pattern);
    if (found !== undefined) return found;
    const made = work(pattern, options);
    if (known.size >= mostRemembered) known.clear();
    known.set(pattern, made);
    return made;
  };
}
