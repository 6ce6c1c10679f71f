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
import { findLedTo } from "./find-led-to.ts";
import type { FoundReference } from "./find-references.ts";

interface ReadBy {
  readonly plugins: readonly LoadedPlugin[];
  /** Files of the inputs, and their texts by path. */
  readonly own: readonly FoundFile[];
  readonly texts: ReadonlyMap<string, string>;
  readonly inputs: readonly Pick<Input, "folder" | "prefix">[];
  readonly tree: FileTree;
}

/** The files of models that are only referred to, with those that plug-ins read. A model of which nothing is read has been reported. */
export function findReferredFiles(models: readonly FoundReference[], by: ReadBy, report: Report): readonly FoundFile[] {
  return models.flatMap((model) => {
    const files = by.plugins.length === 0 ? model.files : withPluginFiles(model, by);
    if (files.length === 0) report.add(discoverCodes.emptyReference({ path: model.given }));
    return files;
  });
}

function withPluginFiles(model: FoundReference, by: ReadBy): readonly FoundFile[] {
  const { folder, prefix, files, isOfInput } = model;
  const seeAs = (location: string): readonly string[] => [
    ...new Set(by.inputs.map((input) => seeFrom(input, location))),
  ];
  const found = by.plugins.flatMap((plugin) => {
    const all = plugin.source === undefined ? listRead(model, plugin, { ...by, seeAs }) : listAsked(model, plugin);
    const read = [...new Set(all)].map((below) => ({ below, location: join(folder, below) }));
    return read
      .filter(({ location }) => !isOfInput(location))
      .map(({ below, location }): FoundFile => ({
        ...{ path: prefix + below, below, location, kind: "plugin", plugin: plugin.name, role: "reference" },
        seenAs: seeAs(location),
      }));
  });
  // What a plug-in reads is none of the rest, but for other plug-ins: a schema may be a part of an API as well.
  const read = new Set(found.map(({ location }) => location));
  return [...found, ...files.filter(({ location }) => !read.has(location))];
}

/** The path of a file as paths of an input's files are, `../base/tag.json` where it lies beside all inputs. */
function seeFrom({ folder, prefix }: Pick<Input, "folder" | "prefix">, location: string): string {
  return join(prefix, relative(folder, location)).split(sep).join("/");
}

/** What others ask for. */
function listAsked({ file, listing }: FoundReference, { files }: LoadedPlugin): readonly string[] {
  return file === undefined ? listing.find(files) : [];
}

/** What comes with the tool reads what is in its language, wherever that lies there, and what the model's own files lead to. */
function listRead(
  model: FoundReference,
  { name, files: globs }: LoadedPlugin,
  { own, texts, tree, seeAs }: ReadBy & { seeAs(location: string): readonly string[] },
): readonly string[] {
  const isSplit = name === "openapi" || name === "json-schema";
  const asking = own.filter(({ plugin }) => plugin === name);
  const ledTo = isSplit ? findLedTo(model, { own: asking, texts, tree, seeAs }) : [];
  // Nothing but a path leads to what describes an API.
  return name === "openapi" ? ledTo : [...listOfLanguage(model, { name, globs, tree }), ...ledTo];
}

function listOfLanguage(
  { folder, file, prefix, listing, files }: FoundReference,
  { name, globs: usual, tree }: { readonly name: string; readonly globs: readonly string[]; readonly tree: FileTree },
): readonly string[] {
  if (file !== undefined) return isReadBy(join(folder, file), name, tree) ? [file] : [];
  const taken = new Set(files.map(({ below }) => below));
  const others = findOtherFiles({ folder, prefix, listing, tree }, (path) => taken.has(path));
  const own = others.filter(({ language }) => findReadingPlugin(language) === name);
  return own.flatMap(({ globs }) => listing.find(globs ?? usual));
}

function isReadBy(location: string, name: string, tree: FileTree): boolean {
  const language = readFileLanguage(location, tree);
  return language !== undefined && language !== schemaByShape && findReadingPlugin(language) === name;
}
