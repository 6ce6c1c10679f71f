import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Edition } from "../../config/list-editions.ts";
import { usageCodes } from "../../diagnostics/codes/usage.ts";
import type { Report } from "../../diagnostics/report.ts";
import { letSignalsEndUnlessOwed, putAwayAtEnd } from "../../plugins/signals/hear-signals.ts";
import { discover, type Discovery, type ListedDiscovery } from "../discover.ts";
import type { FileTree } from "../files/file-tree.ts";
import { openRevision, type OpenedRevision } from "../revisions/open-revision.ts";
import { findRevisionError } from "../revisions/revision-error.ts";

/**
 * What is read for an edition: its inputs as they are, or as they were in its revision. What can't be read has been reported. All
 * that isn't of the revision is opened by way of the `disk`.
 */
export async function discoverEdition(
  { settings, revision }: Edition,
  report: Report,
  disk?: FileTree,
): Promise<ListedDiscovery> {
  // Folders may have a million files, and reading them writes nothing.
  if (revision === undefined) return letSignalsEndUnlessOwed(() => discover({ ...settings, disk }, report));
  let opened: OpenedRevision | undefined;
  try {
    opened = openRevision(revision, settings, process.cwd());
    const { inputs, tree, commit } = opened;
    const found = { inputs, tree, disk, commit: commit.id, revision, lastChange: false };
    const discovery = await discover({ ...settings, ...found }, report);
    return { ...discovery, locations: layOutAssets(discovery, opened, settings.cache) };
  } catch (error) {
    const refusal = findRevisionError(error);
    if (refusal === undefined) throw error;
    report.add(usageCodes.unreadableRevision({ revision, reason: refusal.message, help: refusal.help }));
    return nothing;
  } finally {
    opened?.close();
  }
}

const nothing: ListedDiscovery = {
  files: [],
  texts: new Map(),
  locations: new Map(),
  embedded: new Map(),
  surroundings: { assets: new Map(), paths: new Set(), hosts: [], checkouts: [] },
  references: [],
  repositories: [],
  changes: new Map(),
  plugins: [],
  listed: new Map(),
};

/**
 * Where pictures and downloads of a revision are, by their paths: they are copied to the site from a disk, so they are laid out on
 * one, each once. Its texts are nowhere: what stands at their places today may say something else.
 */
function layOutAssets(
  { surroundings, locations, embedded }: Discovery,
  { tree, commit }: OpenedRevision,
  cache: string | undefined,
): ReadonlyMap<string, string> {
  const laid = new Map<string, string>();
  if (surroundings.assets.size === 0) return laid;
  const folder = join(cache ?? makeScratch(), "revisions", commit.id);
  mkdirSync(folder, { recursive: true });
  for (const path of surroundings.assets.keys()) {
    if (embedded.has(path)) continue;
    const found = tree.read(locations.get(path) ?? "", Infinity);
    if ("failure" in found) continue;
    // A name that no path of another system can spoil.
    const file = join(folder, createHash("sha256").update(path).digest("hex").slice(0, 32) + extname(path));
    laid.set(path, file);
    if (statSync(file, { throwIfNoEntry: false })?.size === found.bytes.length) continue;
    writeFileSync(`${file}.new`, found.bytes);
    // By its time, runs tell that it is the same.
    utimesSync(`${file}.new`, commit.time, commit.time);
    renameSync(`${file}.new`, file);
  }
  return laid;
}

/** A folder that is there as long as the process. */
function makeScratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-"));
  putAwayAtEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
