import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../../../generator/package-folder.ts";
import type { Result } from "./result.ts";

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/**
 * The size of the package with all that it needs to run, from what is installed here: nothing is
 * installed. Packages for other systems, which npm leaves out, are not here either.
 */
export function measureInstall(): Result {
  const lock = JSON.parse(readFileSync(join(packageFolder, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const needed = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && dev !== true && devOptional !== true)
    .map(([path]) => path);
  const bytes = needed.reduce((sum, path) => sum + sizeOf(join(packageFolder, path)), measurePackage());
  return { group: "the tool", name: "installed", measured: { bytes }, bar: { bytes: 95e6 } };
}

function measurePackage(): number {
  const out = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: packageFolder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  // Some versions of npm print a list, others an object by name.
  const [packed] = Object.values(JSON.parse(out) as Readonly<Record<string, { readonly unpackedSize: number }>>);
  return packed?.unpackedSize ?? Number.NaN;
}

/** Without the packages inside it, which the lock lists by themselves. */
function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules")
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
    }, 0);
}
