import type { JsonObject } from "../../catalogue/json.ts";
import { type ApiOperation, asText, nameRequest } from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import { isMadeId } from "./is-made-id.ts";
import { takeSentence, tellSummary } from "./tell-summary.ts";
import { toPlainSummary } from "./to-plain-summary.ts";

/** What the page of an operation is called. */
export interface OperationTitle {
  /** Unlike those of others in its group, where it goes without the group. */
  readonly label: string;
  /** Unlike those of others in its API. */
  readonly title: string;
}

/**
 * What operations are called in their groups: their summary, or a description that is as short as one, which are written for readers,
 * where it is no other's; otherwise their `operationId`, which is written for programs, and where a program has made it too, their
 * request. What several groups have is told by their names, and by the request where groups are called alike too.
 */
export function titleOperations(
  groups: readonly (readonly [title: string, operations: readonly ApiOperation[]])[],
): ReadonlyMap<ApiOperation, OperationTitle> {
  const labels = groups.flatMap(([group, operations]) =>
    labelOperations(operations).map(([operation, label]) => ({ operation, label, inGroup: `${label} (${group})` })),
  );
  const isOwn = findOwn(labels.map(({ label }) => label));
  const isOwnInGroup = findOwn(labels.map(({ inGroup }) => inGroup));
  const toOwn = ({ operation, label, inGroup }: (typeof labels)[number]): string =>
    isOwnInGroup(inGroup) ? inGroup : `${label} (${nameRequest(operation)})`;
  return new Map(
    labels.map((each) => [each.operation, { label: each.label, title: isOwn(each.label) ? each.label : toOwn(each) }]),
  );
}

function labelOperations(operations: readonly ApiOperation[]): readonly (readonly [ApiOperation, string])[] {
  const titles = operations.map(
    ({ node }) => toTitle(asText(node["summary"])) ?? titleBySentence(node) ?? titleByDescription(node),
  );
  const isOwn = findOwn(titles.filter((title) => title !== undefined));
  return operations.map((operation, index) => {
    const title = titles[index];
    if (title !== undefined && isOwn(title)) return [operation, title];
    const id = isMadeId(operation) ? undefined : asText(operation.node["operationId"]);
    return [operation, id ?? nameRequest(operation)];
  });
}

/** Whether a name is there only once, whatever the case of its letters. */
function findOwn(names: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return (name) => counts.get(name.toLowerCase()) === 1;
}

/** In characters: longer summaries are told and not asked for. */
const longestTitle = 80;

/** The summary as a title, unless it is too long for one. */
export function toTitle(summary: string | undefined): string | undefined {
  const words = toPlainSummary(summary)?.trim().replace(/\s+/g, " ") ?? "";
  // A title is no sentence, whatever ends it.
  return words.length > longestTitle ? undefined : words.replace(/(?<!\.)\.$/, "") || undefined;
}

/** The first sentence of a summary that has more, as if it were a description; a word alone tells less than a name. */
function titleBySentence({ summary }: JsonObject): string | undefined {
  const words = toPlainSummary(asText(summary))?.trim().replace(/\s+/g, " ") ?? "";
  const sentence = takeSentence(words);
  return sentence !== words && sentence.includes(" ") ? toTitle(sentence) : undefined;
}

/** A description that is one short sentence, as a title, where there is no summary; none where a title would lose links or marks of it. */
export function titleByDescription({ summary, description = null }: JsonObject): string | undefined {
  const doc = asDoc(description);
  if (asText(summary) !== undefined || doc === undefined || /[`*[\]<>|\\]|:\/\//.test(doc)) return undefined;
  const title = toTitle(doc);
  // Of several sentences, the first alone would be a summary; a word alone, such as “Deprecated”, tells less than a name.
  if (title === undefined || !title.includes(" ") || title !== toTitle(tellSummary({ description }))) return undefined;
  return title.replace(/^[a-z](?=[a-z]*(?:\s|$))/, (letter) => letter.toUpperCase());
}
