/*
 * Compiles the user's components for parts of the frame. They are configuration, code that the user runs
 * on purpose, and no input: nothing of a model gets here.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, parse, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { InlineConfig, Plugin } from "vite";
import { themeCodes } from "../diagnostics/codes/theme.ts";
import type { Report } from "../diagnostics/report.ts";
import { suggestNames } from "../diagnostics/suggest.ts";
import { packageFolder, readPackageVersion } from "../package-folder.ts";
import { clearCompiled } from "./clear-compiled.ts";
import { dropFolders } from "./drop-folders.ts";
import { loadModule } from "../plugins/modules/load-module.ts";
import { letSignalsEnd } from "../plugins/signals/hear-signals.ts";
import { partNames, type PartName, type SiteParts } from "../page-model/part-names.ts";
import { describeUnreadable } from "../diagnostics/describe-failure.ts";

/** What the folder of parts has given. */
export interface LoadedParts {
  readonly parts: SiteParts;
  /** By part, the module's file. */
  readonly partFiles: ReadonlyMap<string, string>;
  /** Names them, and what they import from the folder, by their content. */
  readonly partsDigest: string | undefined;
}

/** The components in a folder by the parts that they replace; what can't be used has been reported. */
export async function loadParts(folder: string, report: Report): Promise<LoadedParts> {
  const files = await listModules(folder, report);
  const parts: Partial<Record<PartName, unknown>> = {};
  const partFiles = new Map<string, string>();
  for (const file of files) {
    const { name } = parse(file);
    if (!isPartName(name)) {
      report.add(themeCodes.unknownPart({ file, suggestions: suggestNames(name, partNames) }));
      continue;
    }
    try {
      const module = await loadModule(await letSignalsEnd(() => compile(folder, file)));
      const component =
        typeof module === "object" && module !== null && "default" in module ? module.default : undefined;
      partFiles.set(name, file);
      if (typeof component === "function") parts[name] = component;
      else report.add(themeCodes.brokenPart({ file, problem: "it has no component as its default export" }));
    } catch (error) {
      report.add(themeCodes.brokenPart({ file, problem: describeProblem(error, folder) }));
    }
  }
  return { parts, partFiles, partsDigest: files.length === 0 ? undefined : await hashFolder(folder) };
}

/** An error's first line and its place, with no path of this machine in it. */
function describeProblem(error: unknown, folder = ""): string {
  // The compiler colours what it says.
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(/\u001B\[\d*(?:;\d+)*m/g, "");
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    // Who says it, and a name for modules that aren't on a disk, mean nothing to whoever wrote the part.
    .map((line) =>
      line.replace(/^(?:Error: )?(?:\[[^\]]*\]:?\s*(?:Rolldown )?)?(?:Error: )?/, "").replaceAll(virtual, ""),
    )
    .filter((line) => line !== "" && !/^Build failed|^file:/i.test(line));
  const [, place] = /^\s*╭─\[\s*(.*:\d+:\d+)\s*\]$/m.exec(text) ?? [];
  const problem = dropFolders(lines[0] ?? "it fails", folder);
  return place === undefined ? problem : `${problem} (${relative(folder, resolve(place)).replaceAll("\\", "/")})`;
}

/** Begins the names of modules that the compiler is handed in place of packages, which it may print so too. */
const virtual = /(?:\0|\\0)site:/g;

function isPartName(name: string): name is PartName {
  return (partNames as readonly string[]).includes(name);
}

async function listModules(folder: string, report: Report): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    const reason = describeUnreadable(error);
    report.add(themeCodes.unreadable({ key: "parts", path: parse(folder).base, reason, given: folder }));
    return [];
  }
}

/** The compiled module's address. It is kept by the content of the whole folder, which the module may import. */
async function compile(folder: string, file: string): Promise<string> {
  const target = join(folder, "node_modules/.aspectdoc", `${parse(file).name}.${await hashFolder(folder)}.mjs`);
  if (existsSync(target)) return pathToFileURL(target).href;
  const { build } = await import("vite");
  const output = await build(describeBuild(folder, file));
  const [result] = [output].flat();
  if (result === undefined || !("output" in result)) throw new Error("the compiler gives nothing");
  const { code } = result.output[0];
  // Where nothing may be written, as in a container, it is compiled each time: it has all that it imports in it.
  const isKept = await keep(target, { code, part: parse(file).name }).then(
    () => true,
    () => false,
  );
  return isKept ? pathToFileURL(target).href : `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
}

async function keep(target: string, { code, part }: { readonly code: string; readonly part: string }): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  // Under another name until it is whole, for a run that is killed or one beside this.
  const unfinished = `${target}.${process.pid}`;
  await writeFile(unfinished, code);
  await rename(unfinished, target);
  // What can't be removed does no harm.
  await clearCompiled(dirname(target), part).catch(() => {});
}

function describeBuild(folder: string, file: string): InlineConfig {
  return {
    root: folder,
    configFile: false,
    envFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [useReactOfSite(), refuseLargeFiles()],
    // The automatic runtime: no import of React is needed.
    oxc: { jsx: { runtime: "automatic", development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: join(folder, file),
      write: false,
      target: "node20",
      minify: false,
      // Nothing is published beside a part.
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { external: [serverBundle], output: { codeSplitting: false } },
    },
  };
}

const serverBundle = pathToFileURL(join(packageFolder, "dist/site/server/render-page.mjs")).href;

/**
 * Elements and hooks must be of the copy of React that renders the site; its bundle hands it out, with all that it exports:
 * packages of icons and the like import what does nothing where a page is rendered to text.
 */
function useReactOfSite(): Plugin {
  const modules = new Map([
    ["react", "react"],
    ["react/jsx-runtime", "jsxRuntime"],
  ] as const);
  const prefix = "\0site:";
  return {
    name: "react-of-site",
    enforce: "pre",
    resolveId: (source) => (modules.has(source as "react") ? prefix + source : undefined),
    async load(id) {
      const name = id.startsWith(prefix) ? modules.get(id.slice(prefix.length) as "react") : undefined;
      if (name === undefined) return undefined;
      const bundle = (await import(serverBundle)) as Readonly<Record<typeof name, object>>;
      const exported = Object.keys(bundle[name]).filter((key) => key !== "default");
      return `import { ${name} } from ${JSON.stringify(serverBundle)};
export default ${name};
export const { ${exported.join(", ")} } = ${name};`;
    },
  };
}

/** In bytes. Whatever a part imports but code stands in each page that shows the part. */
const largestFile = 32_768;

function refuseLargeFiles(): Plugin {
  return {
    name: "refuse-large-files",
    enforce: "pre",
    async load(id) {
      const path = id.replace(/\?.*$/s, "");
      if (!picture.test(path)) return undefined;
      const { size } = await stat(path);
      if (size <= largestFile) return undefined;
      throw new Error(
        `\`${basename(path)}\` has ${Math.ceil(size / 1024)} kB, which would stand in each page, and up to ${largestFile / 1024} kB may: ` +
          "let a sheet of `styles` show it as a background",
      );
    },
  };
}

const picture = /\.(?:avif|bmp|gif|ico|jpe?g|jfif|png|svg|webp)$/i;

async function hashFolder(folder: string): Promise<string> {
  // Another release, at the same place, may hand out something else.
  const hash = createHash("sha256").update(serverBundle).update(readPackageVersion());
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).includes("node_modules"))
    .sort();
  for (const path of files) hash.update(relative(folder, path)).update(await readFile(path));
  return hash.digest("hex").slice(0, 16);
}
