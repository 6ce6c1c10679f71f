import { existsSync, lstatSync, statSync } from "node:fs";
import { extname, join, relative, resolve } from "node:path";
import { configCodes } from "../diagnostics/codes/config.ts";
import { describeUnreadable, notThere } from "../diagnostics/describe-failure.ts";
import type { Report } from "../diagnostics/report.ts";
import { configFileNames, isConfigModule, listConfigFolders } from "./config-places.ts";
import { findNearName } from "./find-near-name.ts";

/** Endings that config files of other tools have, and ours can't. */
const otherEndings = ["js", "cjs", "cts", "jsonc", "json5", "toml"];

/**
 * The config file: the one given, else the one in the current folder or the nearest above it, else "none". Undefined where
 * something has been reported.
 */
export async function findConfigFile(
  given: string | undefined,
  cwd: string,
  report: Report,
): Promise<string | "none" | undefined> {
  if (given !== undefined) return takeGiven(given, cwd, report);
  for (const folder of listConfigFolders(cwd)) {
    const found = await findInFolder(folder, cwd, report);
    if (found !== "none") return found;
  }
  return "none";
}

async function findInFolder(folder: string, cwd: string, report: Report): Promise<string | "none" | undefined> {
  const toName = (name: string): string => relative(cwd, join(folder, name)).replaceAll("\\", "/");
  const found = configFileNames.filter((name) => isThere(join(folder, name)));
  if (found.length > 1) report.add(configCodes.severalFiles({ names: found.map(toName) }));
  if (found.length > 0) return found.length > 1 ? undefined : join(folder, found[0] ?? "");
  const other = otherEndings
    .map((ending) => `aspectdoc.config.${ending}`)
    .find((name) => existsSync(join(folder, name)));
  if (other !== undefined) {
    report.add(configCodes.unknownFormat({ name: toName(other) }));
    return undefined;
  }
  const near = await findNearName(folder);
  if (near === undefined) return "none";
  report.add(configCodes.nearName({ name: toName(near) }));
  return undefined;
}

function takeGiven(given: string, cwd: string, report: Report): string | undefined {
  const file = resolve(cwd, given);
  const reason = findDenial(file);
  if (reason !== undefined) {
    report.add(reason === notThere ? configCodes.missingFile({ path: given }) : configCodes.unreadable({ reason }));
    return undefined;
  }
  if (isConfigModule(file) || [".yaml", ".yml", ".json"].includes(extname(file))) return file;
  report.add(configCodes.unknownFormat({ name: given }));
  return undefined;
}

/** Why what has the name can't be looked at; undefined where it can. */
function findDenial(path: string): string | undefined {
  try {
    statSync(path);
    return undefined;
  } catch (error) {
    return describeUnreadable(error);
  }
}

/** Whether something has the name, be it a link to what is gone: who has put it there wants it to be read. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
