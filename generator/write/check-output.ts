import { realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Settings } from "../config/settings.ts";
import { writeCodes } from "../diagnostics/codes/write.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";

/** Where a run was started, and from which config file. */
export interface RunPlace {
  readonly cwd: string;
  readonly configFile?: string | undefined;
}

/**
 * Why the output folder must not be replaced, whatever lies in it: it is or holds something that the run
 * reads or keeps. Undefined where it is a folder to itself.
 */
export function checkOutput(settings: Settings, { cwd, configFile }: RunPlace): Problem | undefined {
  const out = toRealPath(resolve(cwd, settings.out));
  const isInOutput = (path: string): boolean => {
    const real = toRealPath(resolve(cwd, path));
    return real === out || real.startsWith(out.endsWith(sep) ? out : out + sep);
  };
  const held = listKept(settings, { cwd, configFile }).find(([, path]) => isInOutput(path));
  if (held === undefined) return undefined;
  const [noun, path] = held;
  const shown = path === cwd ? undefined : toShortPath(resolve(cwd, path), cwd);
  return writeCodes.holdsSources({ folder: settings.out, held: shown === undefined ? noun : `${noun} ${shown}` });
}

type Kept = readonly [noun: string, path: string];

function listKept(settings: Settings, { cwd, configFile }: RunPlace): readonly Kept[] {
  const { inputs, versions = [], cache, styles, parts, logo, baseline } = settings;
  const folders = [...inputs, ...versions.flatMap(({ inputs: own = [] }) => own)];
  const archives = versions.flatMap(({ archive }) => archive ?? []);
  const looks = [...styles, parts, logo?.light, logo?.dark].filter((path) => path !== undefined);
  return [
    ["the current folder", cwd],
    ...folders.map((path): Kept => ["the input", path]),
    ...(configFile === undefined ? [] : [["the config file", configFile] as const]),
    ...(cache === undefined ? [] : [["the cache", cache] as const]),
    ...archives.map((path): Kept => ["the archived pages", path]),
    ...looks.map((path): Kept => ["the configured", path]),
    ...(baseline === undefined ? [] : [["the baseline", baseline] as const]),
  ];
}

/** The path with links followed, as far as it is there. */
function toRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(toRealPath(parent), basename(path));
  }
}

function toShortPath(path: string, cwd: string): string {
  const short = relative(cwd, path);
  return short === "" || short.startsWith("..") ? path : short;
}
