import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** So many outputs besides the own one have what they left; a repository has a few sites, and who names each output anew has hundreds. */
const mostOthers = 8;

/** What runs and checks leave of an output, by its name, and what is kept to be its next one. */
const kept = /^(?:(?:site|answers|check)-|\.spare-)([\w-]{10,})(?:\.\w+)?$/;

/** Takes away what was left of outputs that nobody has made for longest, so that a folder doesn't grow with every path that was ever written to. */
export async function pruneOutputs(folder: string, own: string): Promise<void> {
  const names = new Map<string, string[]>();
  for (const name of await readdir(folder)) {
    const output = kept.exec(name)?.[1];
    if (output === undefined || output === own) continue;
    const known = names.get(output);
    if (known === undefined) names.set(output, [name]);
    else known.push(name);
  }
  if (names.size <= mostOthers) return;
  const used = await Promise.all(
    [...names.values()].map(async (each) => ({ each, time: Math.max(...(await Promise.all(each.map(timeOf)))) })),
  );
  const stale = used.toSorted((one, other) => other.time - one.time).slice(mostOthers);
  // What another run is reading stays readable to it, and what it misses it works out.
  for (const name of stale.flatMap(({ each }) => each)) await rm(join(folder, name), { recursive: true, force: true });

  /** Of a tree that is kept, when it was made says when the output before last was. */
  async function timeOf(name: string): Promise<number> {
    if (name.startsWith(".")) return 0;
    return (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0;
  }
}
