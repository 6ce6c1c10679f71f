import { type ApiOperation, asText, nameRequest } from "./api-document.ts";

/** What the page of an operation is called. */
export interface OperationTitle {
  /** Unlike those of others in its group, where it goes without the group. */
  readonly label: string;
  /** Unlike those of others in its API. */
  readonly title: string;
}

/**
 * What operations are called in their groups: their summary, which is written for readers, where it is short and no other's; otherwise
 * their `operationId`, which is written for programs and often made by one. What several groups have is told by their names, and by
 * the request where groups are called alike too.
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
  const titles = operations.map(({ node }) => toTitle(asText(node["summary"])));
  const isOwn = findOwn(titles.filter((title) => title !== undefined));
  return operations.map((operation, index) => {
    const title = titles[index];
    if (title !== undefined && isOwn(title)) return [operation, title];
    return [operation, asText(operation.node["operationId"]) ?? nameRequest(operation)];
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
  const words = summary?.trim().replace(/\s+/g, " ") ?? "";
  // A title is no sentence, whatever ends it.
  return words.length > longestTitle ? undefined : words.replace(/(?<!\.)\.$/, "") || undefined;
}
