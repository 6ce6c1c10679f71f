import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative } from "node:path";
import { countNoun, formatCount } from "../catalogue/nouns.ts";
import type { Config } from "../config/config.ts";
import { configKeys } from "../config/config-keys.ts";
import { configFileNames } from "../config/config-places.ts";
import { findConfigFile } from "../config/find-config-file.ts";
import { readConfig } from "../config/read-config.ts";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { findReadingPlugin, isReadByPlugin, sayUnread } from "../diagnostics/other-languages.ts";
import { listWaysOut } from "../diagnostics/say-ways-out.ts";
import { listFiles } from "../discover/files/list-files.ts";
import type { SurveyedPlugin } from "../discover/other-languages/to-plugins.ts";
import { surveyFolder, type FolderSurvey } from "../discover/survey-folder.ts";
import { listSubmodules } from "../discover/repository/list-submodules.ts";
import { describeFound } from "./describe-found.ts";
import { findLock, npm, sayAdd } from "./find-lock.ts";
import { describeUnwritten } from "../diagnostics/describe-failure.ts";
import { hasMarker } from "../write/marker.ts";
import { writeWhole } from "../write/write-whole.ts";
import { nameFolder, readName } from "./name-folder.ts";
import { renderText } from "../render/render-text.ts";
import { acceptWarnings } from "./accept-warnings.ts";
import { planPipeline, type PipelineHost, type PlannedPipeline } from "./plan-pipeline.ts";

/** What a new project is to get besides its configuration, and where. */
export interface InitializeOptions {
  /** The hosts that pipelines are written for too, with the baseline that they go by. */
  readonly hosts: readonly PipelineHost[];
  /** Replaces files that are there. */
  readonly force: boolean;
  /** From where the command was given to the folder; empty where it is the same. */
  readonly way: string;
}

/** The file that says how a site is made. */
export const configFile = "aspectdoc.config.yaml";
const baselineFile = "aspectdoc.baseline.json";

/** Writes the files that a folder needs, as far as it doesn't have them, and returns what to tell about it. */
export async function initialize(
  folder: string,
  options: InitializeOptions,
  report: Report,
): Promise<readonly string[]> {
  const survey = await surveyFolder(folder);
  const { repository } = survey;
  const lines = [
    ...describeSurvey(survey),
    ...describeLeftOut(survey),
    ...describeBeside(survey),
    ...describeRoots(survey),
    ...describeTooLarge(survey),
    ...describeOtherGuides(survey),
  ];
  const written: string[] = [];
  const kept: string[] = [];
  /** False where the file can't be written, which ends it all. */
  const write = async (path: string, text: string | undefined, note = ""): Promise<boolean> => {
    const existing = findExisting(folder, path, options.force);
    if (existing !== undefined) kept.push(existing);
    if (existing !== undefined) lines.push(`kept ${existing}`);
    if (existing !== undefined || text === undefined) return true;
    try {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      // A file that came into being in between is kept as well.
      await writeWhole(join(folder, path), text, options.force ? "any" : "new");
      written.push(path);
      lines.push(`wrote ${path}${note}`);
      return true;
    } catch (error) {
      report.add(usageCodes.fileNotWritten({ path, reason: describeUnwritten(error) }));
      return false;
    }
  };

  const above = await findConfigAbove(folder);
  if (above !== undefined) lines.push(`so far, ${above} counts here; one in this folder goes before it`);
  const heading = survey.frontReadme && readName(join(folder, survey.frontReadme));
  const title = (survey.title ?? survey.apiTitle ?? heading ?? nameFolder(folder)).slice(0, longestTitle);
  const site = findSite(folder);
  if (!(await write(configFile, renderConfig(title, { ...survey, site }, options)))) return lines;
  const steps: string[] = [];
  const first = options.way === "" ? [] : [`cd ${/\s/.test(options.way) ? `"${options.way}"` : options.way}`];
  if (options.hosts.length > 0) {
    const config = await readWritten(folder, report);
    if (config === undefined) return lines;
    const path = config.baseline === undefined ? baselineFile : relative(folder, config.baseline).replaceAll("\\", "/");
    // What is wrong today is no reason for the first run to fail; what comes from tomorrow on is.
    const accepted = await acceptWarnings(config);
    if (!(await write(path, accepted.baseline, ` (${accepted.note})`))) return lines;
    if (accepted.obstacle !== undefined && survey.unread === undefined) steps.push(accepted.obstacle);
    const named = config.baseline === undefined && existsSync(join(folder, path)) ? path : undefined;
    const top = repository?.top ?? folder;
    const hasSubmodules = listSubmodules(folder).some(({ isFetched }) => isFetched);
    const facts = { folder, top, branch: repository?.branch ?? "main", hasSubmodules, config, baseline: named };
    const planned: PlannedPipeline[] = [];
    for (const host of options.hosts) {
      const pipeline = planPipeline(host, facts);
      const file = relative(folder, join(top, pipeline.path)).replaceAll("\\", "/");
      if (!(await write(file, pipeline.text))) return lines;
      if (written.includes(file)) planned.push(pipeline);
    }
    if (planned.length > 0) {
      const all = [...written, ...(await listInstalled(folder, top))];
      steps.push([`commit ${all.join(", ")}`, ...planned.flatMap(({ steps }) => steps)].join("; "));
    }
  }
  if (written.length === 0) {
    report.add(usageCodes.nothingWritten({ files: kept }));
    return lines;
  }
  const { out } = (await readWritten(folder, createReport())) ?? {};
  const output = out === undefined ? (site ?? usualOutput) : relative(folder, out).replaceAll("\\", "/");
  return [...lines, ...(await describeNextSteps(folder, survey, { first, last: steps, output }))];
}

/** The file that stands in the way. A config file of another name does even when force is used: there may be one only. */
function findExisting(folder: string, path: string, force: boolean): string | undefined {
  const names = path === configFile ? configFileNames : [path];
  return names.find((name) => existsSync(join(folder, name)) && !(force && name === path));
}

const longestTitle = 80;
/** So many files are named on the terminal; the config file has them all. */
const mostTooLarge = 3;

/** The folder right here that an earlier run was told to write its site to; undefined where there is none, or several. */
function findSite(folder: string): string | undefined {
  const entries = readdirSync(folder, { withFileTypes: true });
  const sites = entries.filter((entry) => entry.isDirectory() && hasMarker(join(folder, entry.name)));
  return sites.length === 1 && sites[0]?.name !== usualOutput ? sites[0]?.name : undefined;
}

interface ConfigFacts extends FolderSurvey {
  readonly site: string | undefined;
}

function renderConfig(title: string, survey: ConfigFacts, { hosts }: InitializeOptions): string {
  const { unread, otherGuides, input } = survey;
  return renderText("config.yaml", {
    ...survey,
    // Such folders count from the input.
    otherGuides: otherGuides.length === 1 && otherGuides[0] === input ? ["."] : otherGuides,
    // They are patterns there.
    tooLarge: survey.tooLarge.map((path) => path.replaceAll(/[*?()[\]{}!|+@\\]/g, "\\$&")),
    quote: (value: unknown) => JSON.stringify(value),
    title,
    isNamed: survey.title !== undefined,
    baseline: hosts.length > 0 && unread === undefined ? baselineFile : undefined,
  });
}

/** The config file of a folder above that counts in this one too, from here; undefined where none does. */
async function findConfigAbove(folder: string): Promise<string | undefined> {
  // What is wrong with it is no matter of the one that is to be written.
  const file = await findConfigFile(undefined, folder, createReport());
  if (file === undefined || file === "none" || dirname(file) === folder) return undefined;
  return relative(folder, file).replaceAll("\\", "/");
}

/** What the config file says; undefined where one that was there before is wrong, which has been reported. */
async function readWritten(folder: string, report: Report): Promise<Partial<Config> | undefined> {
  const read = await readConfig(undefined, folder, report);
  return report.diagnostics.length > 0 ? undefined : read?.config;
}

function describeSurvey(survey: FolderSurvey): string[] {
  const { isRecognised, layout, guides, content, packages, plugins, unread } = survey;
  if (unread !== undefined) return [`found no model here: ${unread}`];
  if (packages.length > 0) {
    return [`found ${packages.length === 1 ? "a package" : "packages"} of Python: ${packages.join(", ")}`];
  }
  const found = [...survey.found.map(describeFound), ...plugins.map(describePlugin)];
  if (guides > 0) {
    const pages = `${countNoun(guides, "page")} of guides`;
    return [`found ${layout}: ${[pages, ...found].join(", ")}${found.length === 0 ? ", and no model" : ""}`];
  }
  const prose = `guides${content.length === 0 ? "" : ` in ${content.map(describeFolder).join(", ")}`}`;
  if (found.length === 0) return [`found ${prose}, and no model`];
  const all = [...found, ...(content.length === 0 ? [] : [prose])].join(", ");
  return [isRecognised ? `found ${layout}: ${all}` : `found ${all}`];
}

/** What nothing reads beside what is found; where that is no model, the next steps tell of it. */
function describeLeftOut({ found, plugins, others }: FolderSurvey): readonly string[] {
  const left = others.filter((files) => !isReadByPlugin(files));
  return found.length + plugins.length === 0 || left.length === 0 ? [] : [sayUnread(left)];
}

/** Files beside a model that a plug-in would read; the config file has it in a comment. */
function describeBeside({ pluginsBeside, others }: FolderSurvey): readonly string[] {
  const names = pluginsBeside.map(({ plugin }) => plugin.split("/").at(-1));
  const left = others.filter(({ language }) => names.includes(findReadingPlugin(language)));
  if (left.length === 0) return [];
  return [`${sayUnread(left)} beside the model: a comment in ${configFile} has the plug-in for that`];
}

/** From where schemas are called, which without a configuration is the folder itself; other names have other addresses. */
function describeRoots({ plugins }: FolderSurvey): readonly string[] {
  return plugins.flatMap(({ options: { root } }) =>
    root === undefined
      ? []
      : [`names of schemas, and addresses of their pages, leave out ${root}/, as \`root\` in ${configFile} says`],
  );
}

/** Files that are larger than any that are read. */
function describeTooLarge({ tooLarge }: FolderSurvey): readonly string[] {
  const named = tooLarge.slice(0, mostTooLarge);
  const more = tooLarge.length - named.length;
  if (named.length === 0) return [];
  const others = more === 0 ? "" : ` and ${formatCount(more)} more`;
  return [`left out ${named.join(", ")}${others}: too large to be read`];
}

/** Guides that nobody reads until they are named. */
function describeOtherGuides({ otherGuides }: FolderSurvey): readonly string[] {
  if (otherGuides.length === 0) return [];
  return [`guides in ${otherGuides.join(", ")} are read where \`content\` names them`];
}

function describeFolder(folder: string): string {
  return folder === "." ? "this folder" : folder;
}

function describePlugin({ plugin, options: { files } }: SurveyedPlugin): string {
  return `what ${plugin} reads${files === undefined ? "" : ` in ${files.join(", ")}`}`;
}

async function describeNextSteps(
  folder: string,
  survey: FolderSurvey,
  {
    first,
    last,
    output,
  }: { readonly first: readonly string[]; readonly last: readonly string[]; readonly output: string },
): Promise<string[]> {
  const manager = findLock(folder, survey.repository?.top ?? folder)?.manager ?? npm;
  const { run } = manager;
  const steps = [
    ...first,
    ...listWaysToModel(survey),
    ...(takesUpSite(folder, output, survey)
      ? [`add a line \`${output}\` to .gitignore, so that Git leaves the site alone`]
      : []),
    ...((await dependsOnUs(folder)) ? [] : [`${sayAdd(manager, folder)} aspectdoc`]),
    `${run} aspectdoc check`,
    `${run} aspectdoc generate && ${run} aspectdoc serve`,
    ...last,
  ];
  return ["", "next:", ...steps.map((step) => `  ${step}`)];
}

/** What is to be done for a model to be read, where there is none, be there guides or nothing at all. */
function listWaysToModel({ unread, found, plugins, others, around, unfetched }: FolderSurvey): readonly string[] {
  if (unread === undefined && found.length + plugins.length > 0) return listWaysOut({ seen: "", unfetched });
  const ways = listWaysOut({ seen: unread ?? "", others, around, unfetched });
  return unread === undefined
    ? ways
    : [`put a model here, or name its folder under \`inputs\` in ${configFile}`, ...ways];
}

const usualOutput = configKeys.out.default ?? "";

/** Whether Git would take up what a run writes here. Of a folder below the top, only files above it can tell, which nobody has read. */
function takesUpSite(folder: string, output: string, { repository }: FolderSurvey): boolean {
  const isInside = output !== "" && !output.startsWith("..") && !isAbsolute(output);
  return isInside && repository?.top === folder && listFiles(folder).dropIgnored([`${output}/index.html`]).length > 0;
}

/** What changes where our package is added, without which the workflow installs all but that. */
async function listInstalled(folder: string, top: string): Promise<readonly string[]> {
  const lock = findLock(folder, top);
  if (lock === undefined || (await dependsOnUs(folder))) return [];
  return ["package.json", relative(folder, join(top, lock.path)).replaceAll("\\", "/")];
}

async function dependsOnUs(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, "package.json"), "utf8").catch(() => "");
  return /"aspectdoc"\s*:/.test(text);
}
