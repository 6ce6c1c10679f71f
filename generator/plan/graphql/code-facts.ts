import type { AspectEvidence, GraphqlOperation, OperationCode } from "../../catalogue/graphql.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Fact, RichText, TextRun } from "../../page-model/parts.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { joinTexts } from "../parts/parts.ts";

/** What the server's code says of an operation: who answers it, what that writes and reads, and what it asks for. */
export function toCodeFacts({ code }: GraphqlOperation, view: GraphqlView): readonly Fact[] {
  if (code === undefined) return [];
  const { resolver, span, writes, reads, deletes, privileges } = code;
  const facts: Fact[] = [
    {
      label: "Answered by",
      value: resolver === undefined ? [] : [{ text: resolver, code: true }, ...toPlace(span, view)],
    },
    {
      label: "Writes",
      value: [
        ...joinTexts(writes.map((one) => [toAspect(one, view), ...toPlace(one.span, view)])),
        // Nor are those around a write: what creates and updates may say who owns it when it creates alone.
        ...(writes.length > 1 ? [{ text: "; the code tells when it writes which" }] : []),
      ],
    },
    { label: "Deletes", value: deletes === undefined ? [] : [{ text: "whole entities" }, ...toPlace(deletes, view)] },
    // Queries read dozens; where, the title says.
    {
      label: "Reads",
      value: joinTexts(reads.map((one) => [{ ...toAspect(one, view), title: view.context.source(one.span).label }])),
    },
    {
      label: "Asks for privileges",
      value: [
        ...joinTexts(
          privileges.map((one) => [
            ...joinTexts(
              one.privileges.map((text) => [{ text, code: true, href: view.context.links.privilege(text) }]),
              " with ",
            ),
            ...toPlace(one.span, view),
          ]),
        ),
        ...sayWhatIsNeeded(code),
      ],
    },
  ];
  return facts.filter(({ value }) => value.length > 0);
}

/** Whether what is asked for is always needed; what conditions say is not read. */
function sayWhatIsNeeded({ privileges, anyPrivilege }: OperationCode): RichText {
  if (anyPrivilege === true) return [{ text: "; one of them is enough" }];
  const allConditional = privileges.length > 0 && privileges.every(({ conditional }) => conditional === true);
  if (privileges.length > 1)
    return [{ text: `; the code tells ${allConditional ? "when, and " : ""}whether one of them is enough` }];
  return allConditional ? [{ text: "; in some cases, which the code tells" }] : [];
}

function toAspect({ aspect }: AspectEvidence, { context }: GraphqlView): TextRun {
  return { text: aspect, code: true, href: context.links.aspect(aspect) };
}

/** The line of the code that shows it, by the file's name alone. */
export function toPlace(span: Span, { context }: GraphqlView): RichText {
  const { label, href } = context.source(span);
  const text = label.slice(label.lastIndexOf("/") + 1);
  return [{ text: " (" }, { text, href, title: label }, { text: ")" }];
}
