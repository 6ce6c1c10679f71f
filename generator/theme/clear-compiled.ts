import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Of each part; whoever goes to and fro between branches finds theirs. */
const mostKept = 8;

/** Removes what a part was compiled to for contents of long ago; the newest stay, which runs beside this may be at. */
export async function clearCompiled(folder: string, part: string): Promise<void> {
  const names = await readdir(folder);
  const compiled = names.filter(
    (name) => name.startsWith(`${part}.`) && /^\.[\da-f]{16}\.mjs$/.test(name.slice(part.length)),
  );
  if (compiled.length <= mostKept) return;
  const dated = await Promise.all(
    compiled.map(async (name) => ({ path: join(folder, name), time: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = dated.toSorted((one, other) => other.time - one.time).slice(mostKept);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
}
