import type { JsonValue } from "../../../catalogue/json.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "../../../parse/json/located-json.ts";
import { joinPath } from "../../join-path.ts";
import type { Place, PluginDocument, PluginFile } from "../../plugin.ts";
import { readLocated } from "../../read-located.ts";
import type { BufSettings, LeftOutFolder } from "./buf-settings.ts";

/** Globs of the files in which Buf is told where modules are. */
export const bufFiles = ["**/buf.yaml", "**/buf.work.yaml"] as const;

/** What reading such a file gives. */
export interface ReadBuf {
  readonly buf: BufSettings;
}

/** Whether a path is that of a file of Buf's. */
export function isBufFile(path: string): boolean {
  return /(?:^|\/)buf(?:\.work)?\.yaml$/.test(path);
}

/** Where modules are, in any version of Buf's files; all else that they say is no matter of documents. */
export function readBufFile(file: PluginFile): PluginDocument {
  const { value, mistakes } = readLocated(file);
  const problems = mistakes.map((mistake) => ({ code: "buf-settings", ...mistake }));
  const top = toObject(value);
  if (top === undefined) return { problems };
  const at = (place: Place) => (path: string) => toFolder(file.path, path, place);
  const modules = file.path.endsWith("buf.work.yaml")
    ? listTexts(top, "directories").map(({ text, place }) => ({ root: at(place)(text), leftOut: [], included: [] }))
    : listModules(top).map((module) => readModule(module, at));
  const data: ReadBuf = { buf: unite(modules) };
  return { data: data as unknown as JsonValue, problems };
}

type Located = (place: Place) => (path: string) => LeftOutFolder | undefined;

interface Module {
  readonly root: LeftOutFolder | undefined;
  readonly leftOut: readonly (LeftOutFolder | undefined)[];
  /** Where there are any, nothing else of the module belongs to it. */
  readonly included: readonly (LeftOutFolder | undefined)[];
}

/** What says of one module where it is: an entry of `modules`, else the file itself, which may have several roots in the oldest version. */
function listModules(top: LocatedObject): readonly LocatedObject[] {
  const modules = top.entries.get("modules")?.value;
  if (modules?.kind === "array") return modules.items.flatMap((item) => toObject(item) ?? []);
  const build = toObject(top.entries.get("build")?.value) ?? { ...top, entries: new Map<string, LocatedEntry>() };
  const roots = build.entries.get("roots")?.value;
  if (roots?.kind !== "array" || roots.items.length === 0) return [build];
  return roots.items.map((root) => {
    const entry = { key: "path", keySpan: root.span, value: root };
    return { ...build, entries: new Map([...build.entries, ["path", entry] as const]) };
  });
}

function readModule(module: LocatedObject, at: Located): Module {
  const path = module.entries.get("path")?.value;
  const text = path?.kind === "scalar" && typeof path.value === "string" ? path.value : ".";
  const list = (key: string) => listTexts(module, key).map((each) => at(each.place)(each.text));
  return { root: at(path?.span ?? module.span)(text), leftOut: list("excludes"), included: list("includes") };
}

function unite(modules: readonly Module[]): BufSettings {
  const isFolder = (folder: LeftOutFolder | undefined): folder is LeftOutFolder => folder !== undefined;
  const pathOf = ({ path }: LeftOutFolder): string => path;
  const roots = modules.flatMap(({ root }) => root ?? []);
  const isWhole = ({ included }: Module): boolean => included.length === 0;
  return {
    roots: roots.map(pathOf),
    kept: modules
      .flatMap((module) => (isWhole(module) ? (module.root ?? []) : module.included.filter(isFolder)))
      .map(pathOf),
    leftOut: [
      ...modules.flatMap(({ leftOut }) => leftOut.filter(isFolder)),
      ...modules.flatMap((module) => (isWhole(module) ? [] : (module.root ?? []))),
    ],
  };
}

/** A folder below the input; undefined for one that is outside of it. */
function toFolder(file: string, path: string, { startLine, startColumn, endLine, endColumn }: Place) {
  const found = joinPath(file, path);
  return found === undefined ? undefined : { path: found, place: { startLine, startColumn, endLine, endColumn } };
}

function listTexts(
  { entries }: LocatedObject,
  key: string,
): readonly { readonly text: string; readonly place: Place }[] {
  const list = entries.get(key)?.value;
  return list?.kind !== "array"
    ? []
    : list.items.flatMap((item) =>
        item.kind === "scalar" && typeof item.value === "string" ? { text: item.value, place: item.span } : [],
      );
}

function toObject(value: LocatedJson | undefined): LocatedObject | undefined {
  return value?.kind === "object" ? value : undefined;
}
