import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { packageFolder } from "../../../generator/package-folder.ts";
import { writeReference } from "./write-reference.ts";

/*
 * `npm run docs:self`: the documentation of Aspectdoc as a site that Aspectdoc makes. Guides are in `site/docs`; what
 * declarations say (commands, keys, codes, functions, the catalogue) is written as Markdown first, so that it can't
 * differ from them. Arguments go to `generate`.
 */

/** Where the written part is; Git ignores it. */
export const referenceFolder = join(packageFolder, "dist/self/input");

/** Writes the reference, then the site, and gives the exit code of `generate --strict`. */
export async function makeOwnSite(args: readonly string[]): Promise<number> {
  await writeReference(referenceFolder);
  const config = join(packageFolder, "site/docs/aspectdoc.config.yaml");
  const command = [join(packageFolder, "bin/aspectdoc"), "generate", "--config", config, "--strict", ...args];
  return spawnSync(process.execPath, command, { stdio: "inherit" }).status ?? 1;
}
