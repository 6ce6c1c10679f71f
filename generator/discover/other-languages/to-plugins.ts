import { posix } from "node:path";
import { findReadingPlugin, type OtherFiles } from "../../diagnostics/other-languages.ts";

/** A plug-in that comes with the tool and reads some of the files. */
export interface SurveyedPlugin {
  /** Its name in `plugins`, e.g. `json-schema`. */
  readonly plugin: string;
  /** Its options, where it has to be told something. */
  readonly options: { readonly files?: readonly string[]; readonly root?: string };
}

/**
 * Each plug-in once, with the files of all languages that it reads. Of those that name one file it is the first one's, so one that
 * knows its files by their names stands before one that takes all of a folder around them.
 */
export function toPlugins(others: readonly OtherFiles[]): readonly SurveyedPlugin[] {
  const plugins = listPlugins(others);
  return plugins.toSorted((one, other) => measureReach(other) - measureReach(one));
}

/** How long the shortest path is below which a plug-in takes whatever is there; without end where it goes by names of files. */
function measureReach({ options: { files = [] } }: SurveyedPlugin): number {
  const reaches = files.map((glob) => glob.search(/[*?{[]/)).filter((at) => at >= 0);
  return reaches.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...reaches);
}

function listPlugins(others: readonly OtherFiles[]): readonly SurveyedPlugin[] {
  const named = new Set(others.flatMap(({ language }) => findReadingPlugin(language) ?? []));
  return [...named].map((name): SurveyedPlugin => {
    const files = others.filter(({ language }) => findReadingPlugin(language) === name);
    const isOwn = files.every(({ globs }) => globs === undefined);
    const globs = files.flatMap(({ globs: each }) => each ?? usualSchemas);
    // Schemas are called by the folders that they are in, and those above them all say nothing.
    const folder = findRoot(files.find(({ language }) => language === "jsonSchema"));
    const root = folder === "" ? undefined : { root: folder };
    return { plugin: `aspectdoc/plugins/${name}`, options: { ...(!isOwn && { files: globs }), ...root } };
  });
}

/** The folder that holds all schemas; the one above it where some of them are called for a version alone, so that it says of what. */
function findRoot({ folder, paths }: Pick<OtherFiles, "folder" | "paths"> = { folder: "", paths: [] }): string {
  const isNamed = paths.every(
    (path) => posix.dirname(path) !== posix.dirname(`${folder}x`) || !isVersion.test(posix.basename(path)),
  );
  return isNamed ? folder.slice(0, -1) : posix.dirname(folder).replace(/^\.$/, "");
}

const isVersion = /^v?\d+(?:[._-]\d+)*(?:\.schema)?\.\w+$/i;

/** What the plug-in for JSON Schema reads where it isn't told. */
const usualSchemas: readonly string[] = ["**/*.schema.json", "**/*.schema.yaml"];

/** Patterns of all files that the plug-ins read. */
export function listGlobs(plugins: readonly SurveyedPlugin[]): readonly string[] {
  return plugins.flatMap(({ options }) => options.files ?? usualSchemas);
}
