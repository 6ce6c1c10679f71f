import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { Engine } from "../engine/engine.ts";
import type { LoadedPlugin } from "./loaded-plugin.ts";
import { type PluginDocuments, toDocuments } from "./to-documents.ts";
import { unlessStopped } from "./unless-stopped.ts";

/** What plug-ins read, each file once as long as it and the plug-in are what they were. */
export function readByPlugins(
  files: readonly SourceFile[],
  plugins: readonly LoadedPlugin[],
  { report, engine }: { readonly report: Report; readonly engine: Engine },
): PluginDocuments {
  const byName = new Map(plugins.map((plugin) => [plugin.name, plugin]));
  const documents = files.flatMap(({ path, text, plugin: name = "" }): readonly PluginDocuments[] => {
    const plugin = byName.get(name);
    if (plugin === undefined) return [];
    // What it makes of a text depends on nothing but what its id says.
    const question = { query: "read by plug-in", key: `${plugin.id} ${path}`, lasts: "whole" } as const;
    const answer = engine.ask(question, { text }, ({ text }, report) => {
      const document = plugin.read({ path, text }, report);
      return document === undefined ? [] : [toDocuments(name, path, document)];
    });
    return unlessStopped(() => answer.get(report), [], report);
  });
  for (const plugin of plugins) plugin.rest();
  return {
    schemas: documents.flatMap(({ schemas }) => schemas),
    registries: documents.flatMap(({ registries }) => registries),
    extensions: documents
      .flatMap(({ extensions }) => extensions)
      .toSorted((one, other) => (one.plugin < other.plugin ? -1 : one.plugin > other.plugin ? 1 : 0)),
  };
}
