import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** What packages of JavaScript are brought by, as people type it. */
export interface PackageManager {
  readonly isNpm: boolean;
  readonly add: string;
  readonly run: string;
}

/** A lock file, and the package manager that wrote it. */
export interface FoundLock {
  readonly manager: PackageManager;
  /** Its path below the top of its repository. */
  readonly path: string;
}

/** Of a folder that says nothing of it; everybody who has Node has it. */
export const npm: PackageManager = { isNpm: true, add: "npm install --save-dev", run: "npx" };

const pnpm: PackageManager = { isNpm: false, add: "pnpm add --save-dev", run: "pnpm exec" };
const yarn: PackageManager = { isNpm: false, add: "yarn add --dev", run: "yarn" };
const bun: PackageManager = { isNpm: false, add: "bun add --dev", run: "bunx" };

const managers: ReadonlyMap<string, PackageManager> = new Map([
  ["package-lock.json", npm],
  ["pnpm-lock.yaml", pnpm],
  ["yarn.lock", yarn],
  ["bun.lock", bun],
  ["bun.lockb", bun],
]);

/** The nearest lock file, from the folder up to the top of its repository. */
export function findLock(folder: string, top: string): FoundLock | undefined {
  for (let at = folder; ; at = dirname(at)) {
    for (const [name, manager] of managers) {
      const path = join(at, name);
      if (existsSync(path)) return { manager, path: relative(top, path).replaceAll(sep, "/") };
    }
    if (at === top || at === dirname(at)) return undefined;
  }
}
