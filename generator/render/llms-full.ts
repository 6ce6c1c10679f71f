/** The Markdown of all pages in one, as far as it has room. */
export interface LlmsFull {
  /** Takes in a page by the path of its twin; pages come in the order of reading. */
  add(path: string, body: string): void;
  readonly bodies: readonly { readonly path: string; readonly body: string }[];
  /** How many pages had no room. */
  readonly left: number;
}

/** About a million tokens; whoever reads the file reads it whole. */
const mostCharacters = 4_000_000;

/** Gathers pages until there is no room. From then on every page is left out, so that what is there has no gaps. */
export function createLlmsFull(room = mostCharacters): LlmsFull {
  const bodies: { readonly path: string; readonly body: string }[] = [];
  let size = 0;
  let left = 0;
  return {
    bodies,
    get left() {
      return left;
    },
    add(path, body) {
      size += body.length;
      if (size > room) left += 1;
      else bodies.push({ path, body });
    },
  };
}
