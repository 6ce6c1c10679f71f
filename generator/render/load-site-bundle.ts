import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";
import type { SiteAssets } from "../page-model/render-request.ts";
import { loadServerBundle, type ServerBundle } from "./load-server-bundle.ts";
import type { OutputFile } from "../write/output-file.ts";

/** The built site: how to render a page, and the files that pages load. */
export interface SiteBundle extends ServerBundle {
  readonly assets: Omit<SiteAssets, "navigation">;
  /** Names the components of the user's that it renders with; absent when there are none. */
  readonly partsDigest?: string | undefined;
  /** The files behind `assets` and whatever else those need. */
  readonly files: readonly OutputFile[];
}

/** An entry of the manifest that Vite describes its bundle with; Vike leaves it beside the bundles. */
interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = ReadonlyMap<string, ManifestEntry>;

const icon = "icon.svg";

/** Loads what `npm run build` made of `site/`. Throws when it is not there, which is no fault of any input. */
export async function loadSiteBundle(folder = join(packageFolder, "dist/site")): Promise<SiteBundle> {
  const manifest: Manifest = new Map(Object.entries(JSON.parse(await readFile(join(folder, "assets.json"), "utf8"))));
  const script = getEntry(manifest, "client/site.ts");
  const early = getEntry(manifest, "client/early.ts");
  const styles = getEntry(manifest, "styles/site.css");
  const paths = [...new Set([script, early, styles].flatMap((entry) => collectFiles(manifest, entry))), icon];
  const [server, files] = await Promise.all([
    loadServerBundle(folder),
    Promise.all(paths.map(async (path) => ({ path, content: await readFile(join(folder, "client", path)) }))),
  ]);
  return {
    renderPage: server.renderPage,
    renderNotFoundPage: server.renderNotFoundPage,
    assets: { styles: [styles.file, ...(script.css ?? [])], earlyScript: early.file, scripts: [script.file], icon },
    files,
  };
}

/** The script of pages that the development server shows; no site is written with it. */
export async function loadDevClient(folder = join(packageFolder, "dist/site")): Promise<string> {
  const manifest: Manifest = new Map(Object.entries(JSON.parse(await readFile(join(folder, "assets.json"), "utf8"))));
  return readFile(join(folder, "client", getEntry(manifest, "dev/connect.ts").file), "utf8");
}

function getEntry(manifest: Manifest, source: string): ManifestEntry {
  const entry = manifest.get(source);
  if (entry === undefined) throw new Error(`the site's bundle has no entry for ${source}`);
  return entry;
}

function collectFiles(manifest: Manifest, entry: ManifestEntry, seen = new Set<ManifestEntry>()): readonly string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const needed = [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])];
  return [
    entry.file,
    ...(entry.css ?? []),
    ...(entry.assets ?? []),
    ...needed.flatMap((name) => collectFiles(manifest, getEntry(manifest, name), seen)),
  ];
}
