import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";

/**
 * Writes `npm` and `npx` to a folder: they link what is built here and run what they have linked, which takes npm's own a second
 * of half a dozen.
 */
export function writePackageManager(bin: string): void {
  const program = join(packageFolder, "bin/aspectdoc");
  mkdirSync(bin, { recursive: true });
  const write = (name: string, text: string): void => {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  };
  write("npm", `#!/bin/sh\nmkdir -p node_modules/.bin && ln -sf '${program}' node_modules/.bin/aspectdoc\n`);
  write("npx", '#!/bin/sh\nname="$1"\nshift\nexec "node_modules/.bin/$name" "$@"\n');
}
