import type { RestliCall, RestliModel, RestliParameter } from "../../catalogue/restli.ts";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { ProseExample } from "../../parse/prose/prose-document.ts";
import type { ShellRequest } from "../../parse/shell/shell-document.ts";
import { checkJson, type IndexedModel } from "./check-json-examples.ts";
import { placeInExample } from "./place-in-example.ts";

/** What `curl` sends in guides: parameters of Rest.li actions, and aspects wherever they go. */
export function checkRequests(
  examples: readonly ProseExample[],
  restli: RestliModel,
  model: IndexedModel,
  report: Report,
): void {
  for (const example of examples) {
    for (const { request } of example.commands ?? []) {
      if (request?.body === undefined) continue;
      const called = findAction(request, restli);
      if (called !== undefined) checkParameters(request, called, { example, report });
      checkJson(request.body, { model, example, report });
    }
  }
}

interface CalledAction {
  /** E.g. `/aspects?action=ingestProposal`. */
  readonly name: string;
  readonly call: RestliCall;
}

function findAction({ url }: ShellRequest, { resources }: RestliModel): CalledAction | undefined {
  const [, path = "", action = ""] = /^(?:https?:\/\/)?[^/?]*(\/[^?]*)\?(?:[^#]*&)?action=(\w+)/.exec(url) ?? [];
  const resource = resources.find((one) => one.path !== "" && path.endsWith(one.path));
  const call = resource?.calls.find(({ kind, name }) => kind === "action" && name === action);
  return resource && call && { name: `${resource.path}?action=${action}`, call };
}

function checkParameters(
  { body, span }: ShellRequest,
  { name: callee, call }: CalledAction,
  { example, report }: { readonly example: ProseExample; readonly report: Report },
): void {
  if (body?.kind !== "object") return;
  const names = call.parameters.map(({ name }) => name);
  for (const { key, keySpan } of body.entries.values()) {
    if (names.includes(key)) continue;
    const suggestions = suggestNames(key, names);
    report.add(proseCodes.unknownParameter({ name: key, callee, suggestions }), placeInExample(example, keySpan));
  }
  const isMissing = ({ name, optional, default: preset }: RestliParameter): boolean =>
    !optional && preset === undefined && !body.entries.has(name);
  const missing = call.parameters.find(isMissing);
  if (missing !== undefined) {
    report.add(proseCodes.missingArgument({ name: missing.name, callee }), placeInExample(example, span));
  }
}
