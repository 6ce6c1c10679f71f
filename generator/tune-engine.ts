import { setFlagsFromString } from "node:v8";

/** In characters. With so much input it is memory that runs short, and not time. */
const largeInput = 16_000_000;
/** Of code, little stays: what few names lead to. */
const code = /\.(?:py|java)$/;

/**
 * Sets V8 for the making of a site, which is done once. Its optimising compiler waits longer than it
 * would: on a run of seconds it takes more time than it saves, in each thread anew. And the heap is looked
 * through before it has grown twofold, since most of what a stage leaves is garbage: with 70 in 100 a run takes an
 * eighth less memory and no time that can be told, with less than that it is time that is paid. V8 13 lets it grow further.
 * Node's own code comes compiled for the flags that V8 starts with and is compiled anew under others, so what is sure to be
 * needed is loaded before.
 */
export function tuneEngine(texts: Iterable<readonly [path: string, text: string]>): void {
  const version = Number.parseInt(process.versions.v8, 10);
  // Newer ones count in calls. A flag that V8 doesn't know it would complain of on standard error.
  setFlagsFromString(version < 12 ? "--interrupt-budget=1500000" : "--invocation-count-for-turbofan=12000");
  let length = 0;
  for (const [path, text] of texts) if (!code.test(path)) length += text.length;
  const usual = version >= 13 ? 50 : 70;
  setFlagsFromString(`--heap-growing-percent=${length > largeInput ? 20 : usual}`);
}
