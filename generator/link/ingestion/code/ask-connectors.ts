import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import type { Report } from "../../../diagnostics/report.ts";
import { createReport } from "../../../diagnostics/report.ts";
import { tellOnce } from "../../../diagnostics/tell-once.ts";
import { forgetful, type Engine } from "../../../engine/engine.ts";
import { hearReport, reportAgain } from "../../../engine/hear-report.ts";
import type { CodeFiles, LibraryCode } from "../../../parse/documents.ts";
import type { PackageDocument } from "../../../parse/python-package/package-document.ts";
import type { ProsePartDocument } from "../../../parse/prose/prose-document.ts";
import type { PythonDocument } from "../../../parse/python/python-document.ts";
import { addFramework } from "../framework/add-framework.ts";
import {
  createPluginReader,
  gatherConnectors,
  listPlugins,
  type CodeConnectors,
  type ReadPlugin,
} from "./read-connectors.ts";

interface AskedConnectors {
  readonly connectors: CodeConnectors;
  /** The texts of their classes. */
  readonly docs: readonly ProsePartDocument[];
}

/** Each connector of a checkout is a question of its own, which has looked at the files that its class leads to. */
export async function askConnectors(
  { code, packages }: { readonly code: LibraryCode; readonly packages: readonly PackageDocument[] },
  report: Report,
  engine: Engine,
): Promise<AskedConnectors> {
  // What is wrong with a class, all plugins that inherit from it have.
  const once = tellOnce(report);
  const { points, incomplete } = await engine
    .ask({ query: "list connectors", lasts: "whole" }, { files: code.files, packages }, async (from, report) =>
      listPlugins({
        paths: new Set(from.files.keys()),
        read: await code.open(from.files, report),
        packages: from.packages,
      }),
    )
    .get(once);
  const files = points.length === 0 ? code.files : addFramework(code.files);
  const paths = [...files.keys()];
  const open = shareReading(code, files);
  // Where nothing is remembered, nobody has to look at what somebody else has gone through.
  const shared =
    engine === forgetful && points.length > 0
      ? createPluginReader({ paths: new Set(paths), read: await open(files, once) }, once)
      : undefined;
  const found: ReadPlugin[] = [];
  for (const registered of points) {
    const { kind, folder, point } = registered;
    const key = `${folder} ${kind} ${point.name}`;
    const answer = engine.ask(
      { query: "read connector", key, lasts: "whole" },
      { files, paths, registered },
      async ({ files, paths, registered }, report) => {
        const read = shared ?? createPluginReader({ paths: new Set(paths), read: await open(files, report) }, report);
        return read(registered);
      },
    );
    // One after the other: an engine tells by that who has asked for what.
    found.push(await answer.get(once));
  }
  const connectors = gatherConnectors(incomplete ? [...found, { incomplete }] : found, once);
  const written = [...connectors.sources, ...connectors.components].flatMap(({ doc }) => doc ?? []);
  return { connectors, docs: code.readDocs(written, code.files, once) };
}

type Read = (path: string) => PythonDocument | undefined;

/** Reads each file once for all; who wants it still looks at it, and hears what is wrong with it. */
function shareReading(code: LibraryCode, all: CodeFiles): (files: CodeFiles, report: Report) => Promise<Read> {
  const known = new Map<
    string,
    { readonly document: PythonDocument | undefined; readonly said: readonly Diagnostic[] }
  >();
  const { heard, diagnostics } = hearReport(createReport());
  let opened: Promise<Read> | undefined;
  return async (files, report) => {
    opened ??= code.open(all, heard);
    const read = await opened;
    return (path) => {
      if (files.get(path) === undefined) return undefined;
      let one = known.get(path);
      if (one === undefined) {
        const before = diagnostics.length;
        one = { document: read(path), said: diagnostics.slice(before) };
        known.set(path, one);
      }
      reportAgain(one.said, report);
      return one.document;
    };
  };
}
