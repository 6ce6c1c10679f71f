import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Folder of real models that no one here wrote, or undefined where it is absent. Tests that need it
 * are declared with `describe.skipIf(!corporaFolder)`.
 */
export const corporaFolder: string | undefined = [
  process.env["ASPECTDOC_CORPORA"],
  resolve(projectRoot, "../shared/corpora"),
].find((folder) => folder !== undefined && folder !== "" && existsSync(folder));

if (corporaFolder === undefined) {
  console.warn("corpora tests are skipped: set ASPECTDOC_CORPORA to the folder that holds them");
}
