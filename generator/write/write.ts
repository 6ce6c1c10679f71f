/*
 * The last stage, and the only one that writes. The new site is staged in a folder beside the output
 * folder and swapped in when it is complete, so that a run that fails or is killed leaves the
 * previous output whole. It decides nothing about what is written.
 */
import { existsSync, lstatSync, unlinkSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeCodes } from "../diagnostics/codes/write.ts";
import { describeFailure } from "../diagnostics/describe-failure.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";
import type { Report } from "../diagnostics/report.ts";
import type { OutputFile } from "./output-file.ts";
import { placeBeside } from "./beside-output.ts";
import { makeFolders } from "./make-folders.ts";
import { describeWriteError } from "./describe-write-error.ts";
import { findObstacle, findTarget } from "./find-obstacle.ts";
import { takeLock } from "./lock.ts";
import { hasMarker } from "./marker.ts";
import type { OutputRecord, TreeStates } from "./output-record.ts";
import { removeFolder } from "./remove-folder.ts";
import { renamePatiently } from "./rename-patiently.ts";
import { keepSpare, takeSpare, type SparePlace } from "./spare.ts";
import { writeFiles, type WrittenFiles } from "./write-files.ts";

/** What writing has done to the folder. */
export interface WriteSummary extends WrittenFiles {
  /** What the trees that are there now look like; absent where nobody keeps a spare one. */
  readonly trees?: TreeStates | undefined;
}

/** What is known of the folder's present files, and where a second tree of them is kept. */
export interface OutputMemory {
  readonly record: OutputRecord;
  readonly spare?: SparePlace | undefined;
}

/**
 * Replaces the output folder by the files, all of them or none. Undefined when that can't be done;
 * the report then says why. Of the folder's present files, those that `memory` notes and that stay the same are kept; without it, nothing is noted of the new ones. What `files` throws is thrown on, after cleaning up. The files include
 * the marker of our folders.
 */
export async function write(
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
  folder: string,
  report: Report,
  memory?: OutputMemory,
): Promise<WriteSummary | undefined> {
  const refuse = (problem: Problem): undefined => {
    report.add(problem);
    return undefined;
  };
  const obstacle = findObstacle(folder);
  if (obstacle !== undefined) return refuse(obstacle);

  const target = findTarget(folder);
  const staged = placeBeside(target, "new");
  const previous = placeBeside(target, "old");

  try {
    await makeFolders(dirname(target));
  } catch (error) {
    return refuse(describeWriteError(error, target));
  }
  const release = await takeLock(placeBeside(target, "lock")).catch((error: unknown) =>
    describeWriteError(error, target),
  );
  if (typeof release === "object") {
    return refuse("heldBy" in release ? writeCodes.locked({ folder, process: release.heldBy }) : release);
  }
  try {
    // A run that was killed in the middle of the swap left its predecessor's output aside.
    if (!existsSync(target) && isOurs(previous)) await renamePatiently(previous, target);
    // It may be there only now, or have been filled in the meantime.
    const problem = findObstacle(folder);
    if (problem !== undefined) return refuse(problem);
    for (const path of [staged, previous]) {
      const reason = tryToRemove(path);
      if (reason !== undefined) return refuse(writeCodes.inTheWay({ path, reason }));
    }
    const { record, spare } = memory ?? {};
    const isStaged = record !== undefined && spare !== undefined && takeSpare(spare, staged, record.keys());
    if (!isStaged) await mkdir(staged);
    const mark = join(staged, stagedName);
    writeFileSync(mark, "");
    const summary = await writeFiles(files, staged, record && { folder: target, record, isStaged });
    // Where somebody takes the folder away, folders of later files make another one of that name: it has no mark. What else
    // would tell them apart, the number of the folder and its time of birth, isn't the same everywhere, or is given again.
    if (!takeMark(mark)) {
      removeFolder(staged);
      return refuse(writeCodes.failed({ path: folder, reason: "the folder beside it was removed meanwhile" }));
    }
    if (!hasMarker(staged)) throw new Error("the files of the site do not include the output folder's marker");
    await swap(staged, target, previous);
    const trees = spare && keepSpare(spare, { previous, output: target, before: record?.keys() ?? [] }, summary);
    // The new site is there, so that nothing has failed.
    const reason = tryToRemove(previous);
    if (reason !== undefined) report.add(writeCodes.leftBehind({ folder, path: previous, reason }));
    return { ...summary, trees };
  } catch (error) {
    removeFolder(staged);
    return refuse(describeWriteError(error, target));
  } finally {
    await release();
  }
}

/** Lies in a folder as long as it is being filled. */
const stagedName = ".aspectdoc-unfinished";

/** Removes the mark; says whether it was there. */
function takeMark(path: string): boolean {
  try {
    unlinkSync(path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/** Whether a folder that was set aside is one of ours, and no link to somewhere else. */
function isOurs(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true && hasMarker(folder);
}

/** Removes a folder of ours beside the output; says why that can't be done. */
function tryToRemove(folder: string): string | undefined {
  try {
    removeFolder(folder);
    return undefined;
  } catch (error) {
    return describeFailure(error);
  }
}

/** Two renames with nothing between them; the first is undone when the second fails. */
async function swap(staged: string, target: string, previous: string): Promise<void> {
  const replaces = existsSync(target);
  if (replaces) await renamePatiently(target, previous);
  try {
    await renamePatiently(staged, target);
  } catch (error) {
    if (replaces) await renamePatiently(previous, target);
    throw error;
  }
}
