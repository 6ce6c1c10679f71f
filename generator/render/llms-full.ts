/** The Markdown of all pages in one, as far as it has room. */
export interface LlmsFull {
  /**
   * Takes in a page by the path of its twin and where its own part stands in that; pages come in the
   * order of reading. The bytes of the twin are asked for only where there is room.
   */
  add(path: string, body: readonly [start: number, end: number], twin: () => Uint8Array): void;
  readonly bodies: readonly { readonly path: string; readonly body: string }[];
  /** How many pages had no room. */
  readonly left: number;
}

/** In bytes. About a million tokens; whoever reads the file reads it whole. */
const mostBytes = 4_000_000;

/** Gathers pages until there is no room. From then on every page is left out, so that what is there has no gaps. */
export function createLlmsFull(room = mostBytes): LlmsFull {
  const decoder = new TextDecoder();
  const bodies: { readonly path: string; readonly body: string }[] = [];
  let size = 0;
  let left = 0;
  return {
    bodies,
    get left() {
      return left;
    },
    add(path, [start, end], twin) {
      size += end - start;
      if (size > room) left += 1;
      else bodies.push({ path, body: decoder.decode(twin().subarray(start, end)) });
    },
  };
}
