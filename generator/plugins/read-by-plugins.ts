import { createReport, type Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import { findBuiltCopies } from "./find-built-copies.ts";
import { findLatestCopies } from "./find-latest-copies.ts";
import { chooseReadPaths } from "./choose-read-paths.ts";
import type { Engine } from "../engine/engine.ts";
import type { LoadedPlugin } from "./loaded-plugin.ts";
import type { PluginDocument, PluginProblem, PrintedSchema } from "./plugin.ts";
import { isToldTogether, tellTogether } from "./tell-together.ts";
import { gatherNames, settleElsewhere } from "./settle-elsewhere.ts";
import { type PluginDocuments, toDocuments } from "./to-documents.ts";
import { unlessStopped } from "./unless-stopped.ts";

/** A file as a plug-in has read it. */
interface ReadFile {
  readonly plugin: LoadedPlugin;
  readonly path: string;
  readonly documents: PluginDocuments;
  /** What it gave, with the addresses that it has; absent where it neither has nor names one. */
  readonly given?: PluginDocument | undefined;
  /** What is told of it together with other files. */
  readonly shared?: readonly PluginProblem[] | undefined;
  /** Present where it could not be read, or not whole, which has been reported: what it may declare besides. */
  readonly unread?: readonly string[] | undefined;
  /** Whether it belongs to a model that is only referred to, of which nothing is told. */
  readonly isReferred: boolean;
  /** What it was read as, and by which paths others may lead to it. */
  readonly readAs: string;
  readonly seenAs?: readonly string[] | undefined;
}

/** What plug-ins have read. */
export interface ReadByPlugins extends PluginDocuments {
  /** Of models that are only referred to. */
  readonly referred: Pick<PluginDocuments, "schemas" | "registries">;
}

/** What plug-ins read, each file once as long as it and the plug-in are what they were. */
export function readByPlugins(
  files: readonly SourceFile[],
  plugins: readonly LoadedPlugin[],
  {
    report: heard,
    engine,
    printed,
  }: { readonly report: Report; readonly engine: Engine; readonly printed: readonly PrintedSchema[] },
): ReadByPlugins {
  const silent = createReport();
  const byName = new Map(plugins.map((plugin) => [plugin.name, plugin]));
  const asked = files.filter(({ plugin = "" }) => byName.get(plugin)?.copies !== undefined);
  const copies = new Map([...findBuiltCopies(asked), ...findLatestCopies(asked)]);
  const readPaths = chooseReadPaths(files, byName, silent);
  const read = files.flatMap(({ path, text, isLost, role, seenAs, plugin: name = "" }): readonly ReadFile[] => {
    const plugin = byName.get(name);
    if (plugin === undefined) return [];
    const isReferred = role === "reference";
    const readAs = readPaths.get(path) ?? path;
    const said = { plugin, path, readAs, isReferred, seenAs };
    const report = isReferred ? silent : heard;
    const original = copies.get(path);
    if (original !== undefined && plugin.copies !== undefined) {
      const message = `\`${path}\` says the same as \`${original}\`, which stands for both`;
      plugin.tell({ code: plugin.copies, message }, path, report);
      return [];
    }
    const lost = (): readonly ReadFile[] => {
      const unread = unlessStopped(() => plugin.namesOf(readAs, report), [], report);
      return [{ ...said, documents: toDocuments(name, path, {}, unread), unread }];
    };
    if (isLost === true) return lost();
    // What it makes of a text depends on nothing but what its id says.
    const question = { query: "read by plug-in", key: `${plugin.id} ${path} ${readAs}`, lasts: "whole" } as const;
    const answer = engine.ask(question, { text }, ({ text }, report) => {
      const document = plugin.read({ path: readAs, text }, report);
      if (document === undefined) return undefined;
      const { addresses, elsewhere } = document;
      const isPlaced = addresses !== undefined || elsewhere !== undefined;
      const unread = isWhole(document, plugin) ? undefined : plugin.namesOf(readAs, report);
      const documents = toDocuments(name, path, document, unread);
      const shared = document.problems?.filter((problem) => isToldTogether(problem, plugin.codes)) ?? [];
      return {
        documents,
        ...(isPlaced && { given: document }),
        ...(unread && { unread }),
        ...(shared.length > 0 && { shared }),
      };
    });
    const one = unlessStopped(() => answer.get(report), undefined, report);
    return one === undefined ? lost() : [{ ...said, ...one }];
  });
  for (const plugin of plugins) plugin.rest();
  tellTogether(
    read.filter(({ isReferred }) => !isReferred),
    heard,
  );
  const united = uniteFiles(read, { printed, heard, silent });
  const documents = addCopiedNames(settle(united, { heard, silent }), { read: united, copies }, heard);
  const own = documents.filter((_, index) => united[index]?.isReferred !== true);
  const referred = documents.filter((_, index) => united[index]?.isReferred === true);
  return {
    schemas: own.flatMap(({ schemas }) => schemas),
    registries: own.flatMap(({ registries }) => registries),
    extensions: own
      .flatMap(({ extensions }) => extensions)
      .toSorted((one, other) => (one.plugin < other.plugin ? -1 : one.plugin > other.plugin ? 1 : 0)),
    referred: {
      schemas: referred.flatMap(({ schemas }) => schemas),
      registries: referred.flatMap(({ registries }) => registries),
    },
  };
}

interface Copies {
  readonly read: readonly ReadFile[];
  /** By its path, the file that a copy stands for. */
  readonly copies: ReadonlyMap<string, string>;
}

/** The documents, in which what stands for a copy goes by the names that the copy would have given it, too. */
function addCopiedNames(
  documents: readonly PluginDocuments[],
  { read, copies }: Copies,
  report: Report,
): readonly PluginDocuments[] {
  const byOriginal = new Map<string, readonly string[]>();
  for (const [copy, original] of copies) byOriginal.set(original, [...(byOriginal.get(original) ?? []), copy]);
  return documents.map((document, index) => {
    const file = read[index];
    if (file === undefined) return document;
    return addNamesOf(addSeenNames(document, file, report), file, byOriginal.get(file.path) ?? [], report);
  });
}

/** What a file of a model that is only referred to says, which goes by the names that it would have where others see it, too. */
function addSeenNames(document: PluginDocuments, file: ReadFile, report: Report): PluginDocuments {
  return addNamesOf(document, file, file.seenAs ?? [], report);
}

function addNamesOf(
  document: PluginDocuments,
  { plugin, readAs }: Pick<ReadFile, "plugin" | "readAs">,
  paths: readonly string[],
  report: Report,
): PluginDocuments {
  if (paths.length === 0) return document;
  const [own] = plugin.namesOf(readAs, report);
  return paths.reduce((known, path) => {
    const [other] = plugin.namesOf(path, report);
    return own === undefined || other === undefined || own === other ? known : addNames(known, own, other);
  }, document);
}

function addNames(document: PluginDocuments, own: string, other: string): PluginDocuments {
  const schemas = document.schemas.map((schema) => ({
    ...schema,
    declarations: schema.declarations.map((node) => {
      if (!("aliases" in node)) return node;
      const full = node.namespace === "" ? node.name : `${node.namespace}.${node.name}`;
      const names = [full, ...node.aliases].filter((name) => name === own || name.startsWith(`${own}.`));
      return { ...node, aliases: [...node.aliases, ...names.map((name) => `${other}${name.slice(own.length)}`)] };
    }),
  }));
  return { ...document, schemas };
}

/** Whether what a file says is all that it would: nothing of it is wrong, or something has been made of it and nothing is an error. */
function isWhole({ schemas = [], data, problems = [] }: PluginDocument, { codes }: LoadedPlugin): boolean {
  if (schemas.length === 0 && data === undefined) return problems.length === 0;
  return !problems.some(({ code }) => Object.hasOwn(codes, code) && codes[code]?.severity === "error");
}

interface Uniting {
  readonly printed: readonly PrintedSchema[];
  readonly heard: Report;
  /** Hears of what nobody here can mend. */
  readonly silent: Report;
}

/** The files, with what those of a plug-in say together where it wants to know all of them. */
function uniteFiles(read: readonly ReadFile[], { printed, heard, silent }: Uniting): readonly ReadFile[] {
  const uniting = new Set(read.flatMap(({ plugin }) => (plugin.unite === undefined ? [] : [plugin])));
  if (uniting.size === 0) return read;
  const said = new Map<ReadFile, PluginDocument>();
  for (const plugin of uniting) {
    const own = read.filter((file) => file.plugin === plugin);
    const byPath = new Map(own.map((file) => [file.path, file]));
    const given = own.map(({ path, documents, unread, isReferred, seenAs }) => ({
      ...{ path, data: documents.extensions[0]?.data },
      ...(isReferred && { isReferred, seenAs }),
      ...(unread !== undefined && { isLost: true as const }),
    }));
    for (const { path, document } of unlessStopped(() => plugin.unite?.(given, printed, heard) ?? [], [], heard)) {
      const file = byPath.get(path);
      if (file === undefined) continue;
      said.set(file, document);
      for (const problem of document.problems ?? []) plugin.tell(problem, path, file.isReferred ? silent : heard);
    }
  }
  return read.map((file) => {
    const document = said.get(file);
    if (document === undefined) return file;
    const { plugin, path, unread } = file;
    return { ...file, documents: toDocuments(plugin.name, path, document, unread), given: document };
  });
}

/** What files say, with full names for what they name by addresses that others of the same plug-in have. */
function settle(
  read: readonly ReadFile[],
  { heard, silent }: Pick<Uniting, "heard" | "silent">,
): readonly PluginDocuments[] {
  const askers = new Set(read.filter(({ given }) => given?.elsewhere !== undefined).map(({ plugin }) => plugin));
  const names = new Map(
    [...askers].map((asker) => {
      const own = read.filter(({ plugin }) => plugin === asker);
      const lost = own.flatMap(({ path, unread = [] }) => unread.slice(0, 1).map((name) => [path, name] as const));
      const declared = own.map((file) => {
        const { path, given, isReferred } = file;
        return { ...addSeenNames(file.documents, file, silent), addresses: given?.addresses, path, isReferred };
      });
      return [asker, gatherNames(declared, lost)];
    }),
  );
  return read.map(({ plugin, path, documents, given, unread, isReferred }) => {
    const known = names.get(plugin);
    if (given?.elsewhere === undefined || known === undefined) return documents;
    const settled = settleElsewhere(given, known, path);
    for (const problem of settled.problems) plugin.tell(problem, path, isReferred ? silent : heard);
    return settled.document === given ? documents : toDocuments(plugin.name, path, settled.document, unread);
  });
}
