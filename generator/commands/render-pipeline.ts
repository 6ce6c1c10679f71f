import { parseDocument } from "yaml";
import { renderText } from "../render/render-text.ts";
import { findSetting, type PipelineFacts } from "./find-setting.ts";

/** Jobs for GitLab. */
export interface Pipeline {
  readonly text: string;
  /** The file that the repository's own pipeline has to include, from its top; undefined where they are all of it. */
  readonly part: string | undefined;
  /** Whether a job of the repository's own publishes a site; a project has one. */
  readonly publishes: boolean;
}

/**
 * Jobs for GitLab CI: one for merge requests, and one that publishes the default branch by GitLab Pages. `existing` is the text of
 * the repository's `.gitlab-ci.yml`, whose jobs, stages and site they go beside; undefined where there is none.
 */
export function renderPipeline(facts: PipelineFacts, existing: string | undefined): Pipeline {
  const setting = findSetting(facts);
  const { folder, lock, lockFolder, install, version } = setting;
  const name = setting.name.replaceAll("/", "-");
  const ending = name === "" ? "" : `-${name}`;
  const base = `.aspectdoc${ending}`;
  const own = existing === undefined ? {} : readPipeline(existing);
  // What is left as an earlier run wrote it is the same again.
  const job = `reference${ending}`;
  const isOurs =
    existing === undefined ||
    (own[job] !== undefined && Object.keys(own).every((key) => [base, job, "pages"].includes(key)));
  const { stages: written } = own;
  const stages = Array.isArray(written) ? written.filter((stage) => typeof stage === "string") : usualStages;
  const publishes = !isOurs && own["pages"] !== undefined;
  const place = lock === undefined ? folder : lockFolder;
  const commands = lock === undefined ? [`npm install --no-save aspectdoc@${version}`] : install;
  const text = renderText("pipeline.yml", {
    ...setting,
    base,
    job,
    isPart: !isOurs,
    hasSubmodules: facts.hasSubmodules,
    publishes,
    checkStage: findStage(stages, "test", 0),
    publishStage: findStage(stages, "deploy", -1),
    before: [...enter("", place), ...commands, ...enter(place, folder)],
    cache: `aspectdoc${ending}`,
    below: (path: string) => (folder === "" ? path : `${folder}/${path}`),
    quote: (value: string) => (isPlain.test(value) ? value : JSON.stringify(value)),
  });
  return { text, part: isOurs ? undefined : `.gitlab/aspectdoc${ending}.yml`, publishes };
}

/** A text that YAML takes for one without quotes, and that nobody takes for a number or a truth. */
const isPlain = /^(?!(?:true|false|null|yes|no|on|off|[yn])$)[a-z][\w ./@-]*(?<! )$/i;

/** Of a pipeline that names none. */
const usualStages = ["build", "test", "deploy"];

/** The stage of a name, else the one at a place. */
function findStage(stages: readonly string[], name: string, at: number): string {
  return stages.includes(name) ? name : (stages.at(at) ?? name);
}

/** The command that goes from one folder of the repository to another, if they are not the same. */
function enter(from: string, to: string): readonly string[] {
  if (from === to) return [];
  return [to === "" ? 'cd "$CI_PROJECT_DIR"' : `cd "$CI_PROJECT_DIR"/'${to.replaceAll("'", "'\\''")}'`];
}

/** The keys of a pipeline; what can't be read, and tags that only GitLab knows, say nothing. */
function readPipeline(text: string): Readonly<Record<string, unknown>> {
  const value = readPlain(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Undefined for what is no YAML, which names that stand for too much of it are told of as errors. */
function readPlain(text: string): unknown {
  const document = parseDocument(text, { logLevel: "silent", uniqueKeys: false });
  try {
    return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 1000 });
  } catch {
    return undefined;
  }
}
