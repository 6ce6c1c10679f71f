import { join } from "node:path";
import { readBytes } from "../discover/files/read-bytes.ts";
import { findStats } from "../find-stats.ts";
import type { PipelineFacts } from "./find-setting.ts";
import { renderPipeline } from "./render-pipeline.ts";
import { renderWorkflow } from "./render-workflow.ts";

/** Where a pipeline may run. */
export type PipelineHost = "github" | "gitlab";

/** The file that has a host check and publish a model. */
export interface PlannedPipeline {
  /** From the top of the repository. */
  readonly path: string;
  readonly text: string;
  /** What people have to do there, said after the files that they have to commit. */
  readonly steps: readonly string[];
}

const gitlabFile = ".gitlab-ci.yml";
/** In bytes; no pipeline that somebody keeps comes near. */
const largestPipeline = 1_000_000;

/** What is written for a host. GitLab runs one file, so that where there is one already, ours is a part of it. */
export function planPipeline(host: PipelineHost, facts: PipelineFacts): PlannedPipeline {
  if (host === "github") {
    const steps = ["for publishing, set Pages to be built by GitHub Actions"];
    return { path: ".github/workflows/aspectdoc.yml", text: renderWorkflow(facts), steps };
  }
  const { text, part, publishes } = renderPipeline(facts, readExisting(join(facts.top, gitlabFile)));
  if (part === undefined) return { path: gitlabFile, text, steps: [] };
  const include = `add \`include: [{ local: ${part} }]\` to ${gitlabFile}`;
  const publish = "its job `pages` publishes already: have it take in what `aspectdoc generate` writes";
  return { path: part, text, steps: publishes ? [include, publish] : [include] };
}

/** The pipeline of a repository; empty where it can't be read, undefined where there is none, or something else in its place. */
function readExisting(file: string): string | undefined {
  if (findStats(file)?.isFile() !== true) return undefined;
  const read = readBytes(file, largestPipeline);
  return "failure" in read || read.size > largestPipeline ? "" : read.bytes.toString("utf8");
}
