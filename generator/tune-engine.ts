import { setFlagsFromString } from "node:v8";

/** In characters. With so much input it is memory that runs short, and not time. */
const largeInput = 16_000_000;
/** Of code, little stays: what few names lead to. */
const code = /\.(?:py|java)$/;

/**
 * Sets V8 for the making of a site, which is done once. Its optimising compiler waits longer than it
 * would: on a run of seconds it takes more time than it saves, in each thread anew. And with a large input
 * the heap is looked through before it has grown by half, since most of what a stage leaves is garbage; V8 13
 * lets it grow so far that any input is a large one.
 */
export function tuneEngine(texts: Iterable<readonly [path: string, text: string]>): void {
  const version = Number.parseInt(process.versions.v8, 10);
  // Newer ones count in calls. A flag that V8 doesn't know it would complain of on standard error.
  setFlagsFromString(version < 12 ? "--interrupt-budget=540000" : "--invocation-count-for-turbofan=12000");
  let length = 0;
  for (const [path, text] of texts) if (!code.test(path)) length += text.length;
  if (length > largeInput) setFlagsFromString("--heap-growing-percent=20");
  else if (version >= 13) setFlagsFromString("--heap-growing-percent=50");
}
