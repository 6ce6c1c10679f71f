/** Gives each heading of a page the id that GitHub gives it; repeats are numbered `-1`, `-2` and so on. */
export interface Slugger {
  slug(text: string): string;
  /** Takes an id as it is; false when it is taken already. */
  claim(id: string): boolean;
}

/** Gives each text an id of its own, which begins with the prefix. */
export function createSlugger(prefix: string): Slugger {
  const uses = new Map<string, number>();
  return {
    slug(text) {
      const base = prefix + (toSlug(text) || "section");
      let id = base;
      let count = uses.get(base) ?? 0;
      while (uses.has(id)) {
        count += 1;
        id = `${base}-${count}`;
      }
      uses.set(base, count);
      uses.set(id, uses.get(id) ?? 0);
      return id;
    },
    claim(id) {
      if (uses.has(id)) return false;
      uses.set(id, 0);
      return true;
    },
  };
}

/** Letters, digits, hyphens and underscores stay; spaces become hyphens; the rest goes. */
function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}
