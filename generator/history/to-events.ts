import type { Change } from "../compare/change.ts";
import type { HistoryEvent } from "./model-history.ts";

/** What can come and go by itself; what else comes or goes is a change of the thing that has it. */
const things = [
  "type|aspect|entity|event|field|required-field|symbol|union-member|entity-aspect",
  "graphql-(?:type|field|argument|required-argument|input-field|required-input-field|enum-value|directive)",
  "graphql-(?:directive-argument|required-directive-argument)|operation",
  "plugin|option|required-option|capability",
  "sdk-(?:name|member|parameter|required-parameter)|command|cli-option|required-cli-option",
  "component|variable|resource|call|call-parameter|required-call-parameter|starting-thing|retention|privilege|role|resource-type|policy|guide|guide-anchor",
  "endpoint|payload|input|required-input|answer|error-answer|(?:request|response)-property",
  "required-request-property|optional-response-property",
].join("|");
const existence = new RegExp(`^\\w+/(?:${things})-(added|removed)$`);

/** Judgements of the whole and of order, which are no part of a thing's life. */
const untold = /^\w+\/(?:schema-version-.*|.*-reordered|.*-retitled)$/;

/** The event that a change is in the life of what it is about; undefined for one that nobody will ask for. */
export function toEvent(change: Change, release: string): HistoryEvent | undefined {
  const { code, verdict, area, thing, name, before, after, evidence, members } = change;
  if (verdict === "docs" || untold.test(code)) return undefined;
  const what = toWhat(code);
  return {
    in: release,
    what,
    code,
    area,
    thing,
    ...(name === undefined ? {} : { name }),
    ...(before?.text === undefined ? {} : { before: before.text }),
    ...(after?.text === undefined ? {} : { after: after.text }),
    ...(what === "removed" && evidence?.[0] !== undefined ? { instead: evidence[0].name } : {}),
    ...(what === "removed" && members !== undefined ? { members } : {}),
  };
}

function toWhat(code: string): HistoryEvent["what"] {
  if (code.endsWith("/became-aspect")) return "added";
  // What is taken and ignored is listed no longer.
  if (/\/(?:no-longer-aspect|option-ignored)$/.test(code)) return "removed";
  if (code.endsWith("deprecation-lifted")) return "restored";
  if (code.endsWith("deprecated")) return "deprecated";
  const kind = existence.exec(code)?.[1];
  return kind === "added" || kind === "removed" ? kind : "changed";
}
