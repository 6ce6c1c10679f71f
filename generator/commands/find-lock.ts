import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** What packages of JavaScript are brought by, as people and workflows type it. */
export interface PackageManager {
  readonly add: string;
  /** What makes a folder the top of a workspace, where `add` refuses without an option. */
  readonly workspace?: { readonly file: string; readonly mark: RegExp; readonly option: string };
  readonly run: string;
  /** As `run`, where what the program says goes into a file: nothing of the manager's own among it. */
  readonly call: string;
  /** The commands that install what the lock file names, and fail where it is out of date. */
  readonly install: readonly string[];
}

/** A lock file, and the package manager that wrote it. */
export interface FoundLock {
  readonly manager: PackageManager;
  /** Its path below the top of its repository. */
  readonly path: string;
}

/** Of a folder that says nothing of it; everybody who has Node has it. */
export const npm: PackageManager = {
  add: "npm install --save-dev",
  run: "npx",
  call: "npx",
  install: ["npm ci"],
};

// Corepack comes with Node, and brings the version that the repository asks for.
const enable = "corepack enable";

const pnpm: PackageManager = {
  add: "pnpm add --save-dev",
  workspace: { file: "pnpm-workspace.yaml", mark: /^/, option: "--workspace-root" },
  run: "pnpm exec",
  call: "pnpm exec",
  install: [enable, "pnpm install --frozen-lockfile"],
};

const yarn: PackageManager = {
  add: "yarn add --dev",
  run: "yarn",
  call: "yarn",
  install: [enable, "yarn install --immutable"],
};

/** Before version 2, which has other options and says what it runs. */
const classicYarn: PackageManager = {
  ...yarn,
  workspace: { file: "package.json", mark: /"workspaces"\s*:/, option: "--ignore-workspace-root-check" },
  call: "yarn --silent",
  install: [enable, "yarn install --frozen-lockfile"],
};

const bun: PackageManager = {
  add: "bun add --dev",
  run: "bunx",
  call: "bunx",
  install: ["npm install --global bun", "bun install --frozen-lockfile"],
};

const managers = new Map<string, (lock: string) => PackageManager>([
  ["package-lock.json", () => npm],
  ["pnpm-lock.yaml", () => pnpm],
  ["yarn.lock", (lock) => (/^# yarn lockfile v1$/m.test(readBeginning(lock)) ? classicYarn : yarn)],
  ["bun.lock", () => bun],
  ["bun.lockb", () => bun],
]);

/** The nearest lock file, from the folder up to the top of its repository. */
export function findLock(folder: string, top: string): FoundLock | undefined {
  for (let at = folder; ; at = dirname(at)) {
    for (const [name, findManager] of managers) {
      const path = join(at, name);
      if (existsSync(path)) return { manager: findManager(path), path: relative(top, path).replaceAll(sep, "/") };
    }
    if (at === top || at === dirname(at)) return undefined;
  }
}

/** The command that brings a package to a folder. */
export function sayAdd({ add, workspace }: PackageManager, folder: string): string {
  const path = workspace === undefined ? undefined : join(folder, workspace.file);
  if (workspace === undefined || path === undefined || !existsSync(path)) return add;
  return workspace.mark.test(readFileSync(path, "utf8")) ? `${add} ${workspace.option}` : add;
}

/** Lock files may be long, and say in their first lines what they are; one that can't be read says nothing. */
function readBeginning(path: string): string {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    const bytes = Buffer.alloc(200);
    return bytes.toString("utf8", 0, readSync(file, bytes));
  } catch {
    return "";
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
