import { join, relative, sep } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import { findReadingPlugin } from "../../diagnostics/other-languages.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import type { FileTree } from "../files/file-tree.ts";
import type { FoundFile, Input } from "../input.ts";
import { findOtherFiles } from "../other-languages/find-other-files.ts";
import { readFileLanguage } from "../other-languages/read-file-language.ts";
import { schemaByShape } from "../other-languages/recognise-language.ts";
import type { FoundReference } from "./find-references.ts";

interface ReadBy {
  readonly plugins: readonly LoadedPlugin[];
  readonly inputs: readonly Pick<Input, "folder" | "prefix">[];
  readonly tree: FileTree;
}

/** The files of models that are only referred to, with those that plug-ins read. A model of which nothing is read has been reported. */
export function findReferredFiles(
  models: readonly FoundReference[],
  { plugins, inputs, tree }: ReadBy,
  report: Report,
): readonly FoundFile[] {
  return models.flatMap((model) => {
    const files = plugins.length === 0 ? model.files : withPluginFiles(model, { plugins, inputs, tree });
    if (files.length === 0) report.add(discoverCodes.emptyReference({ path: model.given }));
    return files;
  });
}

function withPluginFiles(model: FoundReference, { plugins, inputs, tree }: ReadBy): readonly FoundFile[] {
  const { folder, prefix, file, files, isOfInput } = model;
  const read = new Map<string, FoundFile>();
  for (const plugin of plugins) {
    const found =
      file === undefined ? listRead(model, plugin, tree) : isReadBy(join(folder, file), plugin, tree) ? [file] : [];
    for (const below of found) {
      const location = join(folder, below);
      if (read.has(location) || isOfInput(location)) continue;
      read.set(location, {
        ...{ path: prefix + below, below, location, kind: "plugin", plugin: plugin.name, role: "reference" },
        seenAs: [...new Set(inputs.map((input) => seeFrom(input, location)))],
      });
    }
  }
  // What a plug-in reads is none of the rest.
  return [...read.values(), ...files.filter(({ location }) => !read.has(location))];
}

/** The path of a file as paths of an input's files are, `../base/tag.json` where it lies beside all inputs. */
function seeFrom({ folder, prefix }: Pick<Input, "folder" | "prefix">, location: string): string {
  return join(prefix, relative(folder, location)).split(sep).join("/");
}

/** What comes with the tool reads what is in its language, wherever that lies there; others what they ask for. */
function listRead(
  { folder, prefix, listing, files }: FoundReference,
  plugin: LoadedPlugin,
  tree: FileTree,
): readonly string[] {
  if (plugin.source !== undefined) return listing.find(plugin.files);
  const taken = new Set(files.map(({ below }) => below));
  const others = findOtherFiles({ folder, prefix, listing, tree }, (path) => taken.has(path));
  const own = others.filter(({ language }) => findReadingPlugin(language) === plugin.name);
  return own.flatMap(({ globs }) => listing.find(globs ?? plugin.files));
}

function isReadBy(location: string, { name, source }: LoadedPlugin, tree: FileTree): boolean {
  const language = source === undefined ? readFileLanguage(location, tree) : undefined;
  return language !== undefined && language !== schemaByShape && findReadingPlugin(language) === name;
}
