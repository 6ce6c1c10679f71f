import { existsSync, lstatSync, type Stats } from "node:fs";
import { basename } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createReport } from "../diagnostics/report.ts";
import { decodeFile } from "./files/decode-file.ts";
import type { Discovery } from "./discover.ts";
import { listDownloadTargets } from "./pages/list-download-targets.ts";
import { listDestinations } from "./pages/follow-guides.ts";
import { listTakenIn } from "./pages/list-taken-in.ts";
import { diskTree } from "./files/file-tree.ts";
import { listModulePaths } from "../places/module-paths.ts";
import { isNotebook } from "../places/markdown-files.ts";
import { readAsset } from "./pages/read-asset.ts";
import { readBytes } from "./files/read-bytes.ts";
import { tellsOtherwise } from "./tells-otherwise.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { AssetFile, Surroundings } from "../sources/surroundings.ts";

const mostBytes = 16_000_000;

/**
 * What was discovered, with the files at the locations read again; itself when they say the same. Undefined
 * where that is not all that may be different: for anything but texts of the model that are still there and
 * without fault.
 */
export function rereadFiles(
  discovery: Discovery,
  { changed, listed, opened }: { readonly changed: ReadonlySet<string> } & Omit<Before, "known">,
): Discovery | undefined {
  const known = new Set(locateTexts(discovery));
  const before = { known, listed, opened };
  const news = new Set([...changed].filter((location) => !isIdle(location, before)));
  if (![...news].every((location) => isOfText(location, before))) return undefined;
  const paths = [...discovery.locations].filter(([, location]) => news.has(location)).map(([path]) => path);
  const texts = new Map(discovery.texts);
  const { surroundings } = discovery;
  const assets = new Map<string, AssetFile>();
  const read = new Map<string, SourceFile>();
  for (const path of paths) {
    const file = discovery.files.find((each) => each.path === path);
    if (file === undefined) return undefined;
    const location = discovery.locations.get(path) ?? "";
    const text = readText(file, location);
    // What fills them in is known to the discovery of all files alone.
    if (
      file.fills !== undefined &&
      (file.fills.length > 0 || text === undefined || /\{[{%]|\[AUTOTITLE|^ {0,3}#.*\][ \t]*\r?$/m.test(text))
    )
      return undefined;
    // The pictures that a notebook holds are files of their own.
    if (text === undefined || isNotebook(path)) return undefined;
    if (text === file.text) continue;
    // What was named itself may call itself otherwise, and refer to further files.
    if (file.kind === "plugin" && discovery.own !== undefined) return undefined;
    // What a sidebar imports is read with it.
    if (file.kind === "sidebar" && (file.modules !== undefined || listModulePaths(text).length > 0)) return undefined;
    if (takesOthersIn(file, text, surroundings) || offersOthers(file, text) || tellsOtherwise(file, text))
      return undefined;
    if (leadsToOthers(file, text, surroundings)) return undefined;
    read.set(path, { ...file, text });
    texts.set(path, text);
    if (!surroundings.assets.has(path)) continue;
    const asset = readAsset({ path, location }, diskTree);
    if (asset === undefined) return undefined;
    if (!isDeepStrictEqual(asset, surroundings.assets.get(path))) assets.set(path, asset);
  }
  if (read.size === 0) return discovery;
  const files = discovery.files.map((file) => read.get(file.path) ?? file);
  return { ...discovery, texts, files, surroundings: withAssets(surroundings, assets) };
}

/** Where the files are that were read as input, without pictures and what says how a project is made. */
export function locateTexts({ files, locations }: Discovery): readonly string[] {
  return files.flatMap(({ path }) => locations.get(path) ?? []);
}

/** What an earlier round has left, by which the next one tells what a change may come to. */
export interface Before {
  /** Where files are that were read as input. */
  readonly known: ReadonlySet<string>;
  /** What there was when it was discovered, and whether it was a file. */
  readonly listed: ReadonlyMap<string, boolean>;
  /** Where files are that anybody has opened since before then. */
  readonly opened: ReadonlySet<string>;
}

/** Whether a file is there as it was and nobody has ever looked into it, as into a log beside a model. */
export function isIdle(location: string, { known, listed, opened }: Before): boolean {
  if (listed.get(location) !== true || known.has(location) || opened.has(location)) return false;
  return lookAt(location)?.isFile() === true;
}

/** Whether a change there can be no more than one of the text of a known file: nothing has come that is still there, or gone that was listed. */
export function isOfText(location: string, { known, listed }: Omit<Before, "opened">): boolean {
  const found = lookAt(location);
  if (known.has(location)) return found?.isFile() === true;
  // Many editors write a file of another name first, which is gone when it stands in the place of the old one.
  return found === undefined ? !listed.has(location) : found.isSymbolicLink() && isLock(location);
}

/** A link itself, not what it leads to; undefined where there is nothing, or nobody may look. */
function lookAt(location: string): Stats | undefined {
  try {
    return lstatSync(location);
  } catch {
    return undefined;
  }
}

/** Whether a link is one by which Emacs tells that a file is being edited, which leads nowhere. */
function isLock(location: string): boolean {
  return basename(location).startsWith(".#") && !existsSync(location);
}

/** Itself where nothing is told anew of what pages offer. */
function withAssets(surroundings: Surroundings, told: ReadonlyMap<string, AssetFile>): Surroundings {
  return told.size === 0 ? surroundings : { ...surroundings, assets: new Map([...surroundings.assets, ...told]) };
}

/** Whether a text may take in other files than it did, so that others are to be read. */
function takesOthersIn(file: SourceFile, now: string, { projects }: Surroundings): boolean {
  const project = projects?.get(file.root ?? "");
  return listTakenIn(file, project).join("\n") !== listTakenIn({ ...file, text: now }, project).join("\n");
}

/** Whether a page, or what pages take in, offers other files for download than it did. */
function offersOthers({ kind, text }: SourceFile, now: string): boolean {
  const isShown = kind === "prose" || kind === "snippet";
  return isShown && listDownloadTargets(text).join("\n") !== listDownloadTargets(now).join("\n");
}

/** Whether a page leads elsewhere than it did, where pages are what others lead to. */
function leadsToOthers({ kind, root = "", text }: SourceFile, now: string, { projects }: Surroundings): boolean {
  const isFollowed = kind === "prose" && projects?.get(root)?.followsLinks === true;
  return isFollowed && listDestinations(text).join("\n") !== listDestinations(now).join("\n");
}

function readText({ path }: SourceFile, location: string): string | undefined {
  const read = readBytes(location, mostBytes);
  if ("failure" in read || read.size > mostBytes) return undefined;
  const report = createReport();
  const { text, isText } = decodeFile(path, read.bytes, report);
  return isText && report.diagnostics.length === 0 ? text : undefined;
}
