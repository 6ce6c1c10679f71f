import { renderText } from "../render/render-text.ts";
import { npm } from "./find-lock.ts";
import { findSetting, type PipelineFacts } from "./find-setting.ts";

/** The text of a workflow for GitHub Actions, which stands at the top of the repository wherever the model is. */
export function renderWorkflow(facts: PipelineFacts): string {
  const setting = findSetting(facts);
  const { folder, name, lock, version } = setting;
  const depends = lock === undefined ? version : `\${{ hashFiles('${lock.replaceAll("'", "''")}') }}`;
  // Several models of one repository have a workflow each, and none of them touches what the others have said.
  return renderText("workflow.yml", {
    ...setting,
    branch: facts.branch,
    hasSubmodules: facts.hasSubmodules,
    isNpm: setting.manager === npm,
    below: (path: string) => (folder === "" ? path : `${folder}/${path}`),
    cacheKey: `aspectdoc-${name === "" ? "" : `${name.replaceAll("/", "-")}-`}\${{ runner.os }}-${depends}`,
    mark: `<!-- aspectdoc: ${name === "" ? "." : name} -->`,
    category: name === "" ? "aspectdoc" : `aspectdoc-${name}`,
    quote: (value: string) => JSON.stringify(keepLiteral(value)),
  });
}

/** What GitHub would take for an expression of its own, as an expression that gives it as it is. */
function keepLiteral(text: string): string {
  return text.replaceAll("${{", "${{ '${{' }}");
}
