import type { GraphqlOperation } from "../../catalogue/graphql.ts";
import type { Fact, TextRun } from "../../page-model/parts.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { namedTypeOf } from "./named-type-of.ts";
import { toNameRun } from "./type-text.ts";

const needsPermission =
  /\b(?:requires?|needs?|takes?|must)\b.*\b(?:privileges?|permissions?)\b|\bwith the (?:privilege|permission)\b/i;

/**
 * What the schema says of the permission to call an operation: sentences of its description, and of what it takes. A
 * short description stands right above and has said so itself: of that, there is the way to the privileges that it names.
 */
export function findPermissions(
  { description = "", arguments: args, code }: GraphqlOperation,
  view: GraphqlView,
): readonly Fact[] {
  const sentences = listSentences(description, view);
  const own = sentences.flatMap((text) => linkPrivileges(text, view));
  if (own.length > 0 && description.length <= shortDescription) {
    const isTold = code !== undefined && code.privileges.length > 0;
    return isTold ? [] : toPrivileges(own);
  }
  const ofInputs = args.flatMap((argument): readonly TextRun[] => {
    const type = namedTypeOf(argument.type);
    const said = [
      ...listSentences(argument.description, view),
      ...listSentences(view.findType(type)?.description, view),
    ];
    return said.flatMap((text) => [
      ...linkPrivileges(text, view),
      { text: " (" },
      { ...toNameRun(type, view), code: true },
      { text: ")" },
    ]);
  });
  const value = own.length > 0 ? own : ofInputs;
  return value.length === 0 ? [] : [{ label: "Permission", value }];
}

/** In characters, about three lines. */
const shortDescription = 400;

/** The privileges that sentences lead to, each once. */
function toPrivileges(runs: readonly TextRun[]): readonly Fact[] {
  const named = new Map(runs.flatMap((run) => (run.href === undefined ? [] : [[run.text, run]])));
  const value = [...named.values()].flatMap((run, index) => (index === 0 ? [run] : [{ text: ", " }, run]));
  return value.length === 0 ? [] : [{ label: named.size === 1 ? "Privilege" : "Privileges", value }];
}

/** The sentence with each privilege in it that the model has as a link. */
function linkPrivileges(text: string, { context }: GraphqlView): readonly TextRun[] {
  return text.split(/(\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b)/).flatMap((part): readonly TextRun[] => {
    const href = context.links.privilege(part);
    if (href !== undefined) return [{ text: part, code: true, href }];
    return part === "" ? [] : [{ text: part }];
  });
}

function listSentences(text: string | undefined, { context }: GraphqlView): readonly string[] {
  return (text ?? "")
    .replaceAll(/\s+/g, " ")
    .split(/(?<=[.!?]) (?=[^a-z])/)
    .filter((sentence) => needsPermission.test(sentence))
    .map((sentence) => context.summary(sentence));
}
