/*
 * What runs leave for the next one, in a folder of its own: it makes runs faster and never different.
 * Whatever in it is damaged, or from another build of the tool, is passed over. That it can't be
 * written is no reason to fail either.
 */
import { readFileSync, realpathSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createEngine, type RememberingEngine, type Trace } from "../engine/create-engine.ts";
import { forgetful, type Engine } from "../engine/engine.ts";
import type { Store } from "../engine/entry.ts";
import type { KnownPage, SiteMemory } from "../render/site-memory.ts";
import type { OutputMemory } from "../write/write.ts";
import { digest } from "../places/digest.ts";
import { isUntouched } from "../write/output-record.ts";
import { openPack, type Pack } from "./pack.ts";
import { makeFolders } from "../write/make-folders.ts";
import { pruneOutputs } from "./prune-outputs.ts";
import { readRunRecord, writeRunRecord, type PageRecord, type RunRecord } from "./run-record.ts";
import { createToolIdentity } from "./tool-identity.ts";

/** What is known from earlier runs on one output. */
export interface Cache {
  /** The earlier run, if it was made from the same things and all that it wrote is still there. */
  findSame(fingerprint: string): EarlierRun | undefined;
  /** What answers the questions of an edition, given what they depend on besides its input; read when it is first needed. */
  openEngine(scope: string): Engine;
  readonly site: SiteMemory | undefined;
  /** What is known of the files in the output folder; absent where nothing is kept. */
  readonly output: OutputMemory | undefined;
  /** Notes a run that has been written; gives what it failed with where it couldn't, which harms no site. */
  save(run: FinishedRun): Promise<unknown>;
}

/** What an earlier run said and left. */
export type EarlierRun = Pick<RunRecord, "checked" | "diagnostics" | "site">;

/** What is noted of a run; the cache itself knows of the pages. */
export type FinishedRun = Omit<RunRecord, "pages">;

/** Knows nothing and keeps nothing. */
export const withoutCache: Cache = {
  findSame: () => undefined,
  openEngine: () => forgetful,
  site: undefined,
  output: undefined,
  save: () => Promise.resolve(undefined),
};

/** The cache in a folder, as far as it is about the output folder. The folder is made when there is something to keep. */
export function openCache(folder: string, out: string, onAnswer?: (trace: Trace) => void): Cache {
  const tool = createToolIdentity(folder);
  const target = resolveOutput(out);
  const recordPath = join(folder, `site-${digest(target)}`);
  const answersPath = nameAnswers(folder, target);
  const before = readRunRecord(recordPath, tool.name);
  const pages = new Map<string, PageRecord>();
  let pack: Pack | undefined;
  let engine: RememberingEngine | undefined;

  const isThere = (path: string): boolean => {
    const known = before?.output.get(path);
    return known !== undefined && isUntouched(target, path, known);
  };
  return {
    findSame(fingerprint) {
      if (before?.fingerprint !== fingerprint || ![...before.output.keys()].every(isThere)) return undefined;
      return before;
    },
    openEngine(scope) {
      pack ??= openPack(answersPath, tool.name);
      engine ??= createEngine({ before: pack, onAnswer });
      return engine.within(scope);
    },
    site: {
      find(route, key, paths): KnownPage | undefined {
        const known = before?.pages.get(route);
        return known?.key === key && paths.every(isThere) ? known : undefined;
      },
      note: (route, key, page) => void pages.set(route, { ...page, key }),
      has: isThere,
      read: (path) => readFileSync(join(target, path)),
    },
    output: {
      record: before?.output ?? new Map(),
      // Its name keeps it out of what is read as input.
      spare: { path: join(folder, `.spare-${digest(target)}`), states: before?.trees },
    },
    async save(run) {
      try {
        await makeFolder(folder);
        tool.note();
        // The record comes last: a run that finds it and nothing to do wouldn't clear up what one that was killed behind it left.
        const failure =
          engine?.hasChanged === true ? await pack?.write(engine.leave()).catch((error: unknown) => error) : undefined;
        await writeRunRecord(recordPath, tool.name(), { ...run, pages });
        await pruneOutputs(folder, digest(target)).catch(() => undefined);
        return failure;
      } catch (error) {
        // The next run will have to do without.
        return error;
      }
    },
  };
}

/** What runs on the output have left of answers, for a process that leaves nothing itself. */
export function readAnswers(folder: string, out: string): Store {
  return openPack(nameAnswers(folder, resolveOutput(out)), createToolIdentity(folder).name);
}

/** A folder that is only for the cache hides itself from Git: nobody wants it in a repository. Any other keeps what it has. */
async function makeFolder(folder: string): Promise<void> {
  await makeFolders(folder);
  const names = await readdir(folder);
  if (names.length === 0) await writeFile(join(folder, ".gitignore"), "*\n", { flag: "wx" });
}

function nameAnswers(folder: string, target: string): string {
  return join(folder, `answers-${digest(target)}`);
}

/** Where the output is, or will be: a link to it is followed, as writing does. */
export function resolveOutput(out: string): string {
  try {
    return realpathSync(out);
  } catch {
    return resolve(out);
  }
}
