import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { countNoun } from "../catalogue/nouns.ts";
import { configFileNames } from "../config/read-config.ts";
import { usageCodes } from "../diagnostics/codes/usage.ts";
import type { Report } from "../diagnostics/report.ts";
import { describeFailure } from "../discover/read-bytes.ts";
import { surveyFolder, type FolderSurvey, type FoundKind } from "../discover/survey-folder.ts";
import { readPackageVersion } from "../package-folder.ts";
import { renderText } from "../render/render-text.ts";

export interface InitializeOptions {
  readonly github: boolean;
  /** Replaces files that are there. */
  readonly force: boolean;
}

const configFile = "aspectdoc.config.yaml";
const workflowFile = ".github/workflows/aspectdoc.yml";

/** Writes the files that a folder needs, as far as it doesn't have them, and returns what to tell about it. */
export async function initialize(
  folder: string,
  options: InitializeOptions,
  report: Report,
): Promise<readonly string[]> {
  const survey = await surveyFolder(folder);
  const files = [
    { path: configFile, text: renderConfig(folder, survey) },
    ...(options.github ? [{ path: workflowFile, text: renderWorkflow(folder, survey) }] : []),
  ];
  const lines = describeSurvey(survey);
  const written: string[] = [];
  for (const { path, text } of files) {
    const existing = findExisting(folder, path, options.force);
    if (existing !== undefined) {
      lines.push(`kept ${existing}`);
      continue;
    }
    try {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      // A file that came into being in between is kept as well.
      await writeFile(join(folder, path), text, { flag: options.force ? "w" : "wx" });
      written.push(path);
      lines.push(`wrote ${path}`);
    } catch (error) {
      report.add(usageCodes.fileNotWritten({ path, reason: describeFailure(error) }));
      return lines;
    }
  }
  if (written.length === 0) {
    report.add(usageCodes.nothingWritten({ files: files.map(({ path }) => path) }));
    return lines;
  }
  return [...lines, ...(await describeNextSteps(folder, survey, written))];
}

/** The file that stands in the way. A config file of another name does even when force is used: there may be one only. */
function findExisting(folder: string, path: string, force: boolean): string | undefined {
  const names = path === configFile ? configFileNames : [path];
  return names.find((name) => existsSync(join(folder, name)) && !(force && name === path));
}

function renderConfig(folder: string, survey: FolderSurvey): string {
  const { repository, input } = survey;
  const below = input === "." ? "" : `${input}/`;
  const toUrl = (view: string): string | undefined =>
    repository && `https://github.com/${repository.name}/${view}/${repository.branch}/${below}{path}`;
  return renderText("config.yaml", {
    ...survey,
    quote: (value: unknown) => JSON.stringify(value),
    title: toTitle(basename(folder)),
    sourceUrl: toUrl("blob")?.concat("#L{line}"),
    editUrl: toUrl("edit"),
  });
}

function renderWorkflow(folder: string, { repository }: FolderSurvey): string {
  return renderText("workflow.yml", {
    branch: repository?.branch ?? "main",
    hasLock: existsSync(join(folder, "package-lock.json")),
    version: readPackageVersion(),
  });
}

/** `acme-models` as `Acme models`; at most as long as a title may be. */
function toTitle(name: string): string {
  const words = name
    .replace(/[\s_-]+/g, " ")
    .trim()
    .slice(0, 80);
  return words === "" ? "Metadata model" : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function describeSurvey({ found, isRecognised, layout }: FolderSurvey): string[] {
  if (found.length === 0) return ["found no model here; the config file says where to name its folder"];
  const what = found.map(describeKind).join(", ");
  return [isRecognised ? `found ${layout}: ${what}` : `found ${what}`];
}

function describeKind({ count, folder, kind }: FoundKind): string {
  return `${countNoun(count, "file")} of ${languages[kind] ?? kind}${folder === "." ? "" : ` in ${folder}`}`;
}

/** Kinds of files whose names are no words. */
const languages: Readonly<Partial<Record<FoundKind["kind"], string>>> = {
  pdl: "PDL",
  pdsc: "PDSC",
  avsc: "Avro schemas",
  avpr: "Avro protocols",
  graphql: "GraphQL",
  registry: "entity registries",
  ingestion: "ingestion sources",
  sdk: "the client library",
  restli: "Rest.li",
};

async function describeNextSteps(folder: string, survey: FolderSurvey, written: readonly string[]): Promise<string[]> {
  const steps = [
    ...(survey.found.length === 0 ? [`name the folder of the model under \`inputs\` in ${configFile}`] : []),
    ...((await dependsOnUs(folder)) ? [] : ["npm install --save-dev aspectdoc"]),
    "npx aspectdoc check",
    "npx aspectdoc generate && npx aspectdoc serve",
    ...(written.includes(workflowFile)
      ? [`commit ${workflowFile}; for publishing, set Pages to be built by GitHub Actions`]
      : []),
  ];
  return ["", "next:", ...steps.map((step) => `  ${step}`)];
}

async function dependsOnUs(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, "package.json"), "utf8").catch(() => "");
  return /"aspectdoc"\s*:/.test(text);
}
