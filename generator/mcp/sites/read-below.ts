import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** The text of a file by its path below a folder that is no link; undefined for one that isn't there, or isn't in it. */
export function readBelow(top: string, path: string): string | undefined {
  const found = join(top, path);
  if (!existsSync(found)) return undefined;
  // Links may lead anywhere.
  const real = realpathSync(found);
  return real.startsWith(top + sep) && statSync(real).isFile() ? readFileSync(real, "utf8") : undefined;
}
