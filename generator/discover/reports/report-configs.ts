import { join } from "node:path";
import { TomlError } from "smol-toml";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import { parseLocatedJson } from "../../parse/json/parse-located-json.ts";
import { takeFirstSide } from "../../parse/take-first-side.ts";
import { findYamlMistake } from "../../parse/yaml/read-yaml.ts";
import { parseToml } from "../../places/read-toml.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { decodeFile } from "../files/decode-file.ts";
import { findConfig } from "../guide-projects/find-config.ts";
import { largestConfig } from "../guide-projects/open-config.ts";
import { docsetConfigs, gitbookConfigs, sphinxConfigs } from "../guide-projects/guide-project-marks.ts";
import type { Input } from "../input.ts";
import type { Findings } from "../search-inputs.ts";

interface Telling {
  /** Takes the texts of what is told. */
  readonly texts: Map<string, string>;
  readonly options: DiscoverOptions;
  readonly report: Report;
}

/** Tells what is wrong with the configurations of projects of guides, but for those that are read as lists of pages as well and told of then. */
export function reportConfigs({ inputs, files }: Findings, telling: Telling): void {
  const { content, include } = telling.options;
  if (include !== undefined) return;
  const read = new Set(files.map(({ path }) => path));
  const projects = inputs.flatMap(({ input }) => [...(content === undefined ? [input] : []), ...(input.members ?? [])]);
  for (const project of projects) reportOfProject(project, read, telling);
}

/** Files that make a project of a folder only as far as their text says so, and that are none where it is lost. */
const mute: readonly string[] = [
  ...gitbookConfigs.filter((name) => name.startsWith(".")),
  ...sphinxConfigs,
  ...docsetConfigs,
];

function reportOfProject(input: Input, isRead: ReadonlySet<string>, telling: Telling): void {
  const { layout, prefix } = input;
  const { project } = layout;
  const own = project === undefined ? [] : [project.file, ...(project.parts ?? [])];
  for (const file of own) {
    const isTold = file === project?.file && project.failure !== undefined;
    if (!isTold && !isRead.has(prefix + file)) reportOfFile(file, input, telling);
  }
  if (layout.isBundled === true) return;
  for (const file of mute) {
    if (own.includes(file) || !input.tree.exists(join(input.folder, file))) continue;
    const { texts, options, report } = telling;
    const found = createReport();
    reportOfFile(file, input, { texts, options, report: found });
    // Of one that can be read, it is nobody's business what is odd about it.
    const mistake = found.diagnostics.find(({ code }) => losing.has(code));
    if (mistake !== undefined) report.add(mistake, mistake.span);
  }
}

const losing: ReadonlySet<string> = new Set([
  discoverCodes.unreadConfig({ reason: "" }).code,
  discoverCodes.binaryFile({ what: "" }).code,
]);

const leadsOut = "it is a link that leads out of the repository, where nothing is read";

function reportOfFile(file: string, { folder, prefix, tree }: Input, { texts, report }: Telling): void {
  const path = prefix + file;
  const location = findConfig(folder, file, tree);
  const written = join(folder, file);
  const read =
    location === undefined && tree.exists(written)
      ? { failure: leadsOut }
      : tree.read(location ?? written, largestConfig, 0);
  if ("failure" in read) {
    report.add(discoverCodes.unreadConfig({ reason: read.failure }), startOfFile(path));
  } else if (read.size <= largestConfig) {
    const { text, isText } = decodeFile(path, read.bytes, report);
    texts.set(path, text);
    if (isText) reportMistake(takeFirstSide({ path, text, kind: "sidebar" }, report), report);
  }
}

/** What is wrong with a configuration that is data; programs are judged by what reads them. */
function reportMistake(file: { readonly path: string; readonly text: string }, report: Report): void {
  if (file.path.endsWith(".toml")) reportToml(file, report);
  if (file.path.endsWith(".json")) parseLocatedJson(file, report, { comments: true });
  const mistake = /\.ya?ml$/.test(file.path) ? findYamlMistake(file) : undefined;
  if (mistake !== undefined) report.add(discoverCodes.unreadConfig({ reason: mistake.detail }), mistake.span);
}

function reportToml({ path: file, text }: { readonly path: string; readonly text: string }, report: Report): void {
  try {
    parseToml(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { line, column } = error;
    // The parser's message goes on with a frame of its own.
    const [, reason = "it is no TOML"] = /^Invalid TOML document: (.*)$/m.exec(error.message) ?? [];
    const span = { file, startLine: line, startColumn: column, endLine: line, endColumn: column };
    report.add(discoverCodes.unreadConfig({ reason }), span);
  }
}
