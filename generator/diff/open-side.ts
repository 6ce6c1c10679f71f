import { isUtf8 } from "node:buffer";
import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { sayMisfit } from "../catalogue/find-misfit.ts";
import { parseCatalogue, type ParsedCatalogue } from "../catalogue/parse-catalogue.ts";
import { describeUnreadable, notThere, suggestRemedy } from "../diagnostics/describe-failure.ts";
import { diskTree } from "../discover/files/file-tree.ts";
import { readBytes } from "../discover/files/read-bytes.ts";
import { findKind } from "../discover/kinds/find-kind.ts";
import { findStats } from "../find-stats.ts";
import { findTop } from "../discover/revisions/git-folders.ts";
import { findRecorded } from "../discover/revisions/find-recorded.ts";
import { openModelRepository } from "../discover/revisions/open-model-repository.ts";
import type { Repository } from "../discover/revisions/open-repository.ts";
import type { Commit } from "../discover/revisions/read-commit.ts";
import { RevisionError } from "../discover/revisions/revision-error.ts";
import { readCatalogueSchema } from "../package-folder.ts";
import { dropByteOrderMark } from "../places/drop-byte-order-mark.ts";
import { sayJsonFault } from "../parse/json/say-json-fault.ts";
import { type NamedCommit, openCommitted } from "./open-committed.ts";
import { openModel } from "./open-model.ts";
import { refuseSide } from "./refuse-side.ts";
import type { SideContext } from "./side-context.ts";
import { type Side, toSide } from "./side.ts";

/** What a name on the command line stands for; undefined when that can't be read, which has been reported. */
export async function openSide(name: string, context: SideContext): Promise<Side | undefined> {
  try {
    // A path that says nothing is the current folder, and whatever is there would pass.
    if (/^(?:git:=?)?\s*$/.test(name)) throw new RevisionError("the name is empty, as of a variable that is not set");
    if (/^[a-z][a-z+.-]*:\/\//.test(name))
      throw new RevisionError("it is on the web, and nothing is fetched", "download the catalogue, and name its file");
    const path = name.startsWith("git:") ? undefined : resolve(context.cwd, name);
    const found = path === undefined ? undefined : findStats(path);
    const refusal = path === undefined ? undefined : findRefusal(path);
    if (refusal !== undefined) {
      const refused = new RevisionError(`it can't be read: ${refusal}`, suggestRemedy(refusal));
      if (!hasRevisions(context)) throw refused;
      return await openRevision(name, context).catch((error: unknown) => {
        throw error instanceof RevisionError ? refused : error;
      });
    }
    if (path !== undefined && found === undefined && !hasRevisions(context)) {
      throw new RevisionError(
        "there is no such file or folder, nor a Git repository here that could have such a revision",
      );
    }
    if (path === undefined || found === undefined) return await openRevision(name, context);
    const printed = found.isFile() ? path : join(path, "catalogue.json");
    const openPath = (): Promise<Side | undefined> => openModel(name, { ...context.settings, inputs: [path] }, context);
    if (!isCatalogue(printed)) return await openPath();
    // A repository without a working tree has a file `HEAD`, and a script may be called as a branch is.
    return await (isDataFile(printed) || !hasRevisions(context)
      ? openPrintedOr(openPath, name, printed)
      : openRevision(name, context).catch(() => openPrinted(name, printed)));
  } catch (error) {
    return refuseSide(name, error, context.run.report);
  }
}

/** Whether a name on the command line is that of what is on the disk; undefined names what is there now. */
export function isOnDisk(name: string | undefined, cwd: string): boolean {
  return name === undefined || (!name.startsWith("git:") && existsSync(resolve(cwd, name)));
}

/** Why nobody can tell what is at a path; undefined where that is known, be it nothing. */
function findRefusal(path: string): string | undefined {
  try {
    statSync(path);
    return undefined;
  } catch (error) {
    const reason = describeUnreadable(error);
    return reason === notThere ? undefined : reason;
  }
}

/** Whether the current folder, or an input, is in a repository. */
function hasRevisions({ cwd, settings }: SideContext): boolean {
  return [cwd, ...settings.inputs].some((folder) => findTop(resolve(cwd, folder)) !== undefined);
}

/** Whether the file is one that a run has printed, rather than a schema. */
function isCatalogue(path: string): boolean {
  if (findStats(path)?.isFile() !== true) return false;
  return findKind(dirname(path), basename(path), diskTree) === undefined;
}

/** A catalogue that a run has printed, or what else is called so: plug-ins read files of JSON and YAML too, by themselves as well. */
async function openPrintedOr(
  openOther: () => Promise<Side | undefined>,
  name: string,
  path: string,
): Promise<Side | undefined> {
  try {
    return openPrinted(name, path);
  } catch (error) {
    if (!(error instanceof RevisionError) || !isDataFile(path)) throw error;
    return openOther().catch((other: unknown) => {
      // What says that it is JSON and can't be read as that is most likely a catalogue that has come to harm.
      throw error instanceof NoCatalogueError || isYaml(path) ? other : error;
    });
  }
}

function isDataFile(path: string): boolean {
  return isYaml(path) || /\.json$/i.test(path);
}

function isYaml(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

/** It is JSON, and something else. */
class NoCatalogueError extends RevisionError {}

/** The model as it is now, in the inputs that are configured; undefined when there is none, which has been reported. */
export async function openInputs(context: SideContext): Promise<Side | undefined> {
  try {
    return await openModel("what is here", context.settings, context);
  } catch (error) {
    return refuseSide("what is here", error, context.run.report);
  }
}

/** In bytes; behind them nobody begins. */
const begin = 1000;

/** Beyond that no catalogue comes. */
const largestCatalogue = 512_000_000;

/** A catalogue that a run has printed. Errors are `RevisionError`s. */
export function openPrinted(name: string, path: string): Side {
  const { catalogue, misfit, format } = parsePrinted(path);
  if (misfit !== undefined)
    throw new RevisionError(
      `it is damaged, ${sayMisfit(misfit)}`,
      "print it anew with `aspectdoc catalogue`, or hold what else makes it to `catalogue.schema.json`",
    );
  if (format !== undefined)
    throw new RevisionError(
      `it is in format ${format} of catalogues, and this release reads format 1`,
      "print it anew with this release, or compare with the one that has printed it",
    );
  if (catalogue === undefined) throw new NoCatalogueError("it is no catalogue that this release can read");
  return toSide(name, catalogue);
}

function parsePrinted(path: string): ParsedCatalogue {
  const read = readBytes(path, largestCatalogue);
  if ("failure" in read) throw new RevisionError(`it can't be read: ${read.failure}`, suggestRemedy(read.failure));
  const { bytes, size } = read;
  if (size > largestCatalogue) throw new RevisionError("it is too large to be a catalogue");
  // Its `>` takes the letters of what it is given by the console's table, too, so it can't be made good here.
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    throw new RevisionError(
      "it is in UTF-16, as `>` of Windows PowerShell 5 writes; print it from `cmd` or PowerShell 7",
    );
  const again = "print it anew with `aspectdoc catalogue`";
  if (!isUtf8(bytes)) throw new RevisionError(sayJsonFault(bytes), again);
  const schema = readCatalogueSchema();
  try {
    return parseCatalogue(dropByteOrderMark(bytes.toString("utf8")), schema);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new RevisionError("it is nested too deeply to be a catalogue", again);
    if (!isDataFile(path) && !/^\s*\{/.test(dropByteOrderMark(bytes.toString("utf8", 0, begin))))
      throw new RevisionError(
        "it is neither a catalogue nor a file that a model is read from",
        "name the folder that it is in, a `catalogue.json`, or a revision such as `git:main` or `v1.3.0`",
      );
    throw new RevisionError(sayJsonFault(bytes), again);
  }
}

async function openRevision(name: string, context: SideContext): Promise<Side | undefined> {
  const { cwd, settings } = context;
  const repository = openModelRepository(cwd, settings.inputs);
  try {
    const recorded = findRecorded(repository.top, cwd, (around) => findCommit(name, around));
    const found = recorded && { ...recorded.named, commit: repository.resolve(recorded.id) };
    const other = context.comparedWith === undefined ? undefined : findOther(context.comparedWith, repository);
    return await openCommitted(repository, { ...(found ?? findCommit(name, repository)), other }, context);
  } finally {
    repository.store.close();
  }
}

/** The commit of the other side; undefined where that is none of the repository, which is told when that side is opened. */
function findOther(name: string, repository: Repository): Commit | undefined {
  try {
    return findCommit(name, repository).commit;
  } catch (error) {
    if (error instanceof RevisionError) return undefined;
    throw error;
  }
}

/** `git:main` is where what is checked out left `main`: what others did there since is no change of this branch. `main...topic` is the same of another one. */
function findCommit(name: string, repository: Repository): NamedCommit {
  const [, one, other] = /^([^:]+)\.\.\.([^:]+)$/.exec(name) ?? [];
  if (one !== undefined && other !== undefined) {
    const commit = repository.mergeBase(repository.resolve(one), repository.resolve(other), one);
    return { commit, label: `where ${other} left ${one},` };
  }
  const [, mark, revision = name, below] = /^(?:git:(=?))?([^:]+)(?::(.*))?$/.exec(name) ?? [];
  const tip = repository.resolve(revision);
  if (mark !== "") return { commit: tip, label: revision, below };
  return {
    commit: repository.mergeBase(tip, repository.resolve("HEAD"), revision),
    label: `where this left ${revision},`,
    below,
  };
}
