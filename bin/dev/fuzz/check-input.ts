import { checkConfig } from "../../../generator/config/check-config.ts";
import { locateInYaml } from "../../../generator/config/locate.ts";
import { check } from "../../../generator/check/check.ts";
import type { Catalogue } from "../../../generator/catalogue/catalogue.ts";
import { compareCatalogues } from "../../../generator/compare/compare-catalogues.ts";
import { pluginCodes } from "../../../generator/diagnostics/codes/plugin.ts";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { createReport, type Report } from "../../../generator/diagnostics/report.ts";
import { forgetful } from "../../../generator/engine/engine.ts";
import { link } from "../../../generator/link/link.ts";
import { parse } from "../../../generator/parse/parse.ts";
import type { Documents } from "../../../generator/parse/documents.ts";
import { plan } from "../../../generator/plan/plan.ts";
import { loadPlugins } from "../../../generator/plugins/load-plugins.ts";
import type { PluginEntry } from "../../../generator/plugins/plugin-entry.ts";
import { addOffers, type LoadedPlugin, readByPlugins } from "../../../generator/plugins/plugins.ts";
import { readPage } from "../../../generator/page-model/read-page.ts";
import { printJson } from "../../../generator/print/print-json.ts";
import { findMisplaced } from "./find-misplaced.ts";
import type { FuzzInput } from "./fuzz-input.ts";

/** In milliseconds of processor time, for a text of up to 60,000 characters. */
const longest = 6_000;

interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  /** All that came of it, as text. */
  readonly made: string;
}

/** What is wrong with how an input is taken, if anything is: read twice, and `whole` as far as its pages. */
export async function checkInput(input: FuzzInput, whole: boolean): Promise<string | undefined> {
  try {
    const before = process.cpuUsage();
    const first = await takeInput(input, whole);
    const { user, system } = process.cpuUsage(before);
    const milliseconds = Math.round((user + system) / 1000);
    if (milliseconds > longest) return `takes ${milliseconds} ms`;
    const misplaced = findMisplaced(first.diagnostics, input);
    if (misplaced !== undefined) return misplaced;
    // Plug-ins that come with the tool are held to what it is.
    const thrown = first.diagnostics.find(({ code }) => code === pluginCodes.threw.code);
    if (thrown !== undefined) return thrown.message;
    const second = await takeInput(input, whole);
    return first.made === second.made ? undefined : "gives something else the second time";
  } catch (error) {
    return error instanceof Error
      ? (error.stack ?? error.message).split("\n").slice(0, 6).join("\n    ")
      : String(error);
  }
}

async function takeInput(input: FuzzInput, whole: boolean): Promise<Outcome> {
  const report = createReport();
  const { path, text, kind, beside = [], plugin } = input;
  if (kind === "config") {
    const read = locateInYaml(text, path, report);
    const config = read && checkConfig(read.value, read.locate, report);
    return { diagnostics: report.diagnostics, made: printJson([config, report.diagnostics]) };
  }
  const plugins = await loadPlugins(plugin === undefined ? [] : [pluginEntry(plugin)], report);
  const documents = parseInput(input, plugins, report);
  // SDL and code are only read when they are linked; of code, what names lead to.
  if (!whole && kind !== "graphql" && beside.length === 0) {
    const { graphql: _, code, server, ...read } = documents;
    const open = await code.open(code.files, report);
    const openServer = await server.open(server.files, report);
    const modules = [
      ...[...code.files.values()].map((file) => open(file.path)),
      ...[...server.files.values()].map((file) => openServer(file.path)),
    ];
    return { diagnostics: report.diagnostics, made: printJson([read, modules, report.diagnostics]) };
  }
  const catalogue = await linkInput(input, { documents, plugins }, report);
  if (!whole) return { diagnostics: report.diagnostics, made: printJson([catalogue, report.diagnostics]) };
  check(catalogue, report, forgetful, plugins);
  const options = { title: "Fuzz", base: "/docs/", additions: plugins };
  const site = plan(catalogue, options, report, documents.prose);
  // What pages hold is made when it is read.
  const made = { ...site, pages: site.pages.map(readPage) };
  const changes = await compareInput(input, { catalogue, plugins });
  return { diagnostics: report.diagnostics, made: printJson([made, changes, report.diagnostics]) };
}

function parseInput(
  { path, text, kind, role, beside = [], plugin }: FuzzInput,
  plugins: readonly LoadedPlugin[],
  report: Report,
): Documents {
  if (kind === "config") throw new Error("a config file is part of no model");
  const file = { path, text, kind, ...(role !== undefined && { role }), ...(plugin !== undefined && { plugin }) };
  return parse([file, ...beside], report, { readOthers: (files, given) => readByPlugins(files, plugins, given) });
}

interface ParsedInput {
  readonly documents: Documents;
  readonly plugins: readonly LoadedPlugin[];
}

async function linkInput(
  { packages }: FuzzInput,
  { documents, plugins }: ParsedInput,
  report: Report,
): Promise<Catalogue> {
  return addOffers(await link({ ...documents, packages }, report), plugins, report);
}

/** What has changed from the undamaged text to the damaged one, and back. */
async function compareInput(
  input: FuzzInput,
  { catalogue, plugins }: { readonly catalogue: Catalogue; readonly plugins: readonly LoadedPlugin[] },
): Promise<unknown> {
  const { undamaged } = input;
  if (undamaged === undefined) return undefined;
  const report = createReport();
  const documents = parseInput({ ...input, text: undamaged }, plugins, report);
  const before = await linkInput(input, { documents, plugins }, report);
  return [compareCatalogues(before, catalogue), compareCatalogues(catalogue, before)];
}

/** A plug-in that takes whatever file it is given. */
function pluginEntry(name: string): PluginEntry {
  return { plugin: `aspectdoc/plugins/${name}`, options: { files: ["**/*"] } };
}
