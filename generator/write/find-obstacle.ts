import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { writeCodes } from "../diagnostics/codes/write.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";
import { describeWriteError } from "./describe-write-error.ts";
import { hasMarker } from "./marker.ts";

/** The folder that is replaced: where the path is a link, what it leads to, since swapping the link would leave that as it was. */
export function findTarget(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder);
}

/**
 * Why the output folder can't be written or must not be replaced as things stand, if there is a reason. It only looks, so that
 * it may be asked before the work whose result is to be written.
 */
export function findObstacle(folder: string): Problem | undefined {
  const parent = dirname(resolve(folder));
  const isMissing = !existsSync(parent);
  if (isMissing && !isBelow(parent, process.cwd()))
    return writeCodes.missingParent({ folder, parent: dirname(folder) });
  const target = findTarget(folder);
  try {
    if (isMissing) {
      accessSync(findAbove(parent), constants.W_OK);
      return undefined;
    }
    if (!existsSync(folder) && lstatSync(folder, { throwIfNoEntry: false }) !== undefined)
      return writeCodes.failed({ path: folder, reason: "it is a link to what is not there" });
    // A new site stands beside the old one before it takes its place.
    accessSync(dirname(target), constants.W_OK);
    return existsSync(target) ? checkFolder(target, folder) : undefined;
  } catch (error) {
    return describeWriteError(error, target);
  }
}

/** Elsewhere, a path whose parent doesn't exist is more often a misspelled one. */
function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== "..";
}

/** The folder in which those are made that are missing. */
function findAbove(path: string): string {
  return existsSync(path) ? path : findAbove(dirname(path));
}

function checkFolder(target: string, folder: string): Problem | undefined {
  const stats = statSync(target);
  if (!stats.isDirectory()) return writeCodes.notAFolder({ folder });
  if (stats.dev !== statSync(dirname(target)).dev) return writeCodes.mountPoint({ folder });
  return readdirSync(target).length === 0 || hasMarker(target) ? undefined : writeCodes.foreignFolder({ folder });
}
