import { z } from "zod";
import { digest } from "../places/digest.ts";
import { startOfFile } from "../places/start-of-file.ts";
import { InterruptedError } from "../diagnostics/interrupted-error.ts";
import { pluginCodes } from "../diagnostics/codes/plugin.ts";
import { listAreas } from "../diagnostics/codes.ts";
import type { Report } from "../diagnostics/report.ts";
import { suggestNames } from "../diagnostics/suggest.ts";
import { findPromise } from "./find-promise.ts";
import { findThrown } from "./find-thrown.ts";
import { bundledPlugins } from "./bundled-plugins.ts";
import { callPlugin, describeIssues, type PluginCall } from "./call-plugin.ts";
import { isOverdue } from "./signals/let-interrupt.ts";
import { letSignalsEndWork } from "./signals/let-signals-end-work.ts";
import { isToldTogether } from "./tell-together.ts";
import type { LoadedPlugin } from "./loaded-plugin.ts";
import type { PluginEntry } from "./plugin-entry.ts";
import type { FoundProblem, PageFamily, Plugin, PluginExport } from "./plugin.ts";
import { readFile } from "./read-file.ts";
import {
  addedShape,
  familyShape,
  namesShape,
  offerShape,
  pluginShape,
  problemsShape,
  unitedShape,
} from "./plugin-shapes.ts";
import { readModule, shortenPlugin } from "./modules/read-module.ts";
import { reportUnloaded } from "./report-unloaded.ts";
import { sayThrown } from "./say-thrown.ts";
import { openPluginThread } from "./thread/open-plugin-thread.ts";

/** The plug-ins that the configuration names, in its order; what can't be used has been reported and is left out. */
export async function loadPlugins(entries: readonly PluginEntry[], report: Report): Promise<readonly LoadedPlugin[]> {
  const loaded: LoadedPlugin[] = [];
  const taken = new Set(listAreas());
  for (const entry of entries) {
    const plugin = await loadPlugin(entry, report);
    if (plugin === undefined) continue;
    if (taken.has(plugin.name)) {
      const problem = `its name \`${plugin.name}\` is taken`;
      report.add(pluginCodes.noPlugin({ plugin: shortenPlugin(entry.plugin), problem, written: entry.plugin }));
      continue;
    }
    taken.add(plugin.name);
    loaded.push(plugin);
  }
  return loaded;
}

/** A module as it was loaded, wherever it is from. */
interface LoadedModule extends Pick<PluginCall, "file"> {
  readonly exported: unknown;
  readonly digest: string;
  /** Absent for one that comes with the tool. */
  readonly href?: string | undefined;
  readonly source?: LoadedPlugin["source"];
}

async function loadPlugin(entry: PluginEntry, report: Report): Promise<LoadedPlugin | undefined> {
  const { plugin: name, options = {} } = entry;
  const called = shortenPlugin(name);
  let module: LoadedModule;
  try {
    const bundled = bundledPlugins.get(called);
    if (bundled === undefined) {
      const read = await readModule(entry);
      module = { ...read, file: read.source.path };
    } else {
      module = { exported: (await bundled()).default, digest: "" };
    }
  } catch (error) {
    await reportUnloaded(error, entry, report);
    return undefined;
  }
  const { exported, href, file, source } = module;
  const isMaker = (value: unknown): value is Exclude<PluginExport, Plugin> => typeof value === "function";
  const limits = { time: entry.timeLimit === undefined ? readingLimits.time : entry.timeLimit * 1000 };
  let made: unknown;
  try {
    // What comes with the tool ends.
    const limit = href === undefined ? undefined : limits.time;
    made = isMaker(exported) ? letSignalsEndWork(() => exported(options), limit) : exported;
  } catch (error) {
    if (error instanceof InterruptedError) throw error;
    const place = findThrown(error, { file, location: source?.location });
    const call = { plugin: called, call: "default" };
    if (isOverdue(error))
      report.add(
        pluginCodes.stopped({ ...call, end: "time", limits }),
        file === undefined ? undefined : startOfFile(file),
      );
    else report.add(pluginCodes.threw({ ...call, problem: sayThrown(error) }), place);
    return undefined;
  }
  const problem = findProblem(made);
  if (problem !== undefined) {
    const place = file === undefined ? undefined : startOfFile(file);
    report.add(pluginCodes.noPlugin({ plugin: called, problem, written: name }), place);
    return undefined;
  }
  // Its methods may use what stands beside them.
  return guardPlugin(made as Plugin, module, entry);
}

/** Why what a module gives is no plug-in; undefined where it is one. Its getters are code of its own, which may throw. */
function findProblem(made: unknown): string | undefined {
  try {
    const checked = pluginShape.safeParse(made);
    return checked.success ? findMissing(checked.data) : (findNone(made) ?? describeIssues(checked.error.issues));
  } catch (error) {
    if (error instanceof InterruptedError) throw error;
    return `it fails where it is looked at: ${sayThrown(error)}`;
  }
}

/** Why there is nothing that could have a form. */
function findNone(made: unknown): string | undefined {
  if (made === undefined) return "it has no default export, or one that gives nothing";
  return findPromise(made);
}

function findMissing({ reader, rules, offers, sections, pages }: Plugin): string | undefined {
  const does = [reader, rules, offers, sections, pages].some((part) => part !== undefined);
  return does ? undefined : "it has none of `reader`, `rules`, `offers`, `sections` and `pages`";
}

/** What the reading of a file may take. */
const readingLimits = { time: 30_000, memory: 1000 };
/** In milliseconds, what a call about the whole catalogue may take: more than any takes that comes to an end. */
const longestCall = 120_000;

const unseenFamily = z.custom<PageFamily>();

/** The plug-in behind calls that hold whatever it gives to its shape. */
function guardPlugin(plugin: Plugin, module: LoadedModule, { options = {}, timeLimit }: PluginEntry): LoadedPlugin {
  const { name, version, reader, rules, codes = {} } = plugin;
  const { file, source, href } = module;
  const longest = timeLimit === undefined ? undefined : timeLimit * 1000;
  const limits = { ...readingLimits, ...(longest !== undefined && { time: longest }) };
  // What comes with the tool ends.
  const isOurs = href === undefined;
  const thread = isOurs ? undefined : openPluginThread({ href, options }, limits);
  const place = { plugin: name, file, location: source?.location };
  const onFile = { ...place, timeLimit: isOurs ? undefined : limits.time };
  const onCatalogue = { ...place, timeLimit: isOurs ? undefined : (longest ?? longestCall) };
  const say = (report: Report, { code, message, help, span }: FoundProblem): void => {
    const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
    if (known === undefined) {
      report.add(
        pluginCodes.unknownCode({ plugin: name, code, suggestions: suggestNames(code, Object.keys(codes)) }),
        span ?? (file === undefined ? undefined : startOfFile(file)),
      );
      return;
    }
    const { severity, explanation } = known;
    report.add({ code: `${name}/${code}`, severity, message, help: help ?? known.help, explanation }, span);
  };
  const tell: LoadedPlugin["tell"] = ({ place: at, ...problem }, path, report) =>
    say(report, { ...problem, span: at && { file: path, ...at } });
  return {
    name,
    label: plugin.label,
    id: `${name} ${digest(version, module.digest, JSON.stringify(options))}`,
    files: reader?.files ?? [],
    copies: reader?.copies,
    codes,
    source,
    read(given, report) {
      const document = readFile({ call: onFile, reader, thread, limits }, given, report);
      // What several files have is told when all are read.
      for (const problem of document?.problems ?? []) {
        if (!isToldTogether(problem, codes)) tell(problem, given.path, report);
      }
      return document;
    },
    namesOf(path, report) {
      const call = { ...onFile, call: "reader.namesOf", about: startOfFile(path) };
      if (reader?.namesOf === undefined) return [];
      return callPlugin(call, { work: () => reader.namesOf?.(path), shape: namesShape, report }) ?? [];
    },
    unite:
      reader?.unite &&
      ((read, printed, report) => {
        const call = { ...onCatalogue, call: "reader.unite" };
        return callPlugin(call, { work: () => reader.unite?.(read, printed), shape: unitedShape, report }) ?? [];
      }),
    tell,
    rest: () => thread?.close(),
    check:
      rules &&
      ((catalogue, around, report) => {
        const call = { ...onCatalogue, call: "rules.check" };
        const found = callPlugin(call, { work: () => rules.check(catalogue, around), shape: problemsShape, report });
        for (const problem of found ?? []) say(report, problem);
      }),
    offers:
      plugin.offers &&
      ((catalogue, report) => {
        const call = { ...onCatalogue, call: "offers" };
        return callPlugin(call, { work: () => plugin.offers?.(catalogue), shape: offerShape, report });
      }),
    sections:
      plugin.sections &&
      ((catalogue, report) => {
        const call = { ...onCatalogue, call: "sections" };
        return callPlugin(call, { work: () => plugin.sections?.(catalogue), shape: addedShape, report }) ?? [];
      }),
    pages:
      plugin.pages &&
      ((catalogue, report) => {
        const call = { ...onCatalogue, call: "pages" };
        // A look at all that is on thousands of pages takes a quarter of their plan; tests have one at what ours give.
        const shape = isOurs ? unseenFamily : familyShape;
        return callPlugin(call, { work: () => plugin.pages?.(catalogue), shape, report });
      }),
  };
}
