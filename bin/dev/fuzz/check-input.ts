import { checkConfig } from "../../../generator/config/check-config.ts";
import { locateInYaml } from "../../../generator/config/locate.ts";
import { check } from "../../../generator/check/check.ts";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { createReport } from "../../../generator/diagnostics/report.ts";
import { link } from "../../../generator/link/link.ts";
import { parse } from "../../../generator/parse/parse.ts";
import { plan } from "../../../generator/plan/plan.ts";
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
  const { path, text, kind, role, beside = [], packages } = input;
  if (kind === "config") {
    const read = locateInYaml(text, path, report);
    const config = read && checkConfig(read.value, read.locate, report);
    return { diagnostics: report.diagnostics, made: printJson([config, report.diagnostics]) };
  }
  const documents = parse([{ path, text, kind, ...(role === undefined ? {} : { role }) }, ...beside], report);
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
  const catalogue = await link({ ...documents, packages }, report);
  if (!whole) return { diagnostics: report.diagnostics, made: printJson([catalogue, report.diagnostics]) };
  check(catalogue, report);
  const site = plan(catalogue, { title: "Fuzz", base: "/docs/" }, report, documents.prose);
  // What pages hold is made when it is read.
  const made = { ...site, pages: site.pages.map(readPage) };
  return { diagnostics: report.diagnostics, made: printJson([made, report.diagnostics]) };
}
