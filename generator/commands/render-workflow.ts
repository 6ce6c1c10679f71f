import { dirname, relative, sep } from "node:path";
import type { Config } from "../config/config.ts";
import { readPackageVersion } from "../package-folder.ts";
import { renderText } from "../render/render-text.ts";
import { findLock, npm } from "./find-lock.ts";

/** Where a workflow is to run, and what of it is settled elsewhere. */
export interface WorkflowFacts {
  /** The folder that the commands run in. */
  readonly folder: string;
  /** The one at the top of its repository. */
  readonly top: string;
  /** The branch whose site is published. */
  readonly branch: string;
  readonly config: Partial<Config>;
  /** The baseline file, where the config file doesn't name it. */
  readonly baseline?: string | undefined;
  /** Whether what is read may stand in submodules, which a checkout leaves empty unless it is told otherwise. */
  readonly hasSubmodules: boolean;
}

/** The text of a workflow for GitHub Actions, which stands at the top of the repository wherever the model is. */
export function renderWorkflow({ folder, top, branch, config, baseline, hasSubmodules }: WorkflowFacts): string {
  const below = relative(top, folder).replaceAll(sep, "/");
  const found = findLock(folder, top);
  const manager = found?.manager ?? npm;
  const lock = found?.path;
  const version = readPackageVersion();
  const depends = lock === undefined ? version : `\${{ hashFiles('${lock.replaceAll("'", "''")}') }}`;
  // Several models of one repository have a workflow each, and none of them touches what the others have said.
  const name = below.replace(/[^\w./-]+/g, "-").replaceAll("--", "-");
  return renderText("workflow.yml", {
    branch,
    folder: below,
    lock,
    lockFolder: lock === undefined || !lock.includes("/") ? "" : dirname(lock),
    version,
    hasSubmodules,
    isNpm: manager === npm,
    install: manager.install,
    call: `${manager.call} aspectdoc`,
    below: (path: string) => (below === "" ? path : `${below}/${path}`),
    cacheKey: `aspectdoc-${name === "" ? "" : `${name.replaceAll("/", "-")}-`}\${{ runner.os }}-${depends}`,
    hasBase: config.base !== undefined || config.url !== undefined,
    baseline: baseline === undefined ? "" : `--baseline ${baseline} `,
    mark: `<!-- aspectdoc: ${name === "" ? "." : name} -->`,
    category: name === "" ? "aspectdoc" : `aspectdoc-${name}`,
    quote: (value: string) => JSON.stringify(keepLiteral(value)),
  });
}

/** What GitHub would take for an expression of its own, as an expression that gives it as it is. */
function keepLiteral(text: string): string {
  return text.replaceAll("${{", "${{ '${{' }}");
}
