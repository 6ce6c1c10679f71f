import type { AspectEvidence, GraphqlOperation } from "../../catalogue/graphql.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Fact, RichText, TextRun } from "../../page-model/parts.ts";
import type { GraphqlView } from "./graphql-view.ts";

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
        ...join(writes.map((one) => [toAspect(one, view), ...toPlace(one.span, view)])),
        // Nor are those around a write: what creates and updates may say who owns it when it creates alone.
        ...(writes.length > 1 ? [{ text: "; the code tells when it writes which" }] : []),
      ],
    },
    { label: "Deletes", value: deletes === undefined ? [] : [{ text: "whole entities" }, ...toPlace(deletes, view)] },
    // Queries read dozens; where, the title says.
    {
      label: "Reads",
      value: join(reads.map((one) => [{ ...toAspect(one, view), title: view.context.source(one.span).label }])),
    },
    {
      label: "Asks for privileges",
      value: [
        ...join(
          privileges.map((one) => [
            ...join(
              one.privileges.map((text) => [{ text, code: true, href: view.context.links.privilege(text) }]),
              " with ",
            ),
            ...toPlace(one.span, view),
          ]),
        ),
        // Conditions are not read, so two checks in a row look like two ways to pass.
        ...(privileges.length > 1 ? [{ text: "; the code tells whether one of them is enough" }] : []),
      ],
    },
  ];
  return facts.filter(({ value }) => value.length > 0);
}

function toAspect({ aspect }: AspectEvidence, { context }: GraphqlView): TextRun {
  return { text: aspect, code: true, href: context.links.aspect(aspect) };
}

/** The line of the code that shows it, by the file's name alone. */
function toPlace(span: Span, { context }: GraphqlView): RichText {
  const { label, href } = context.source(span);
  const text = label.slice(label.lastIndexOf("/") + 1);
  return [{ text: " (" }, { text, href, title: label }, { text: ")" }];
}

function join(parts: readonly RichText[], between = ", "): RichText {
  return parts.flatMap((part, index) => (index === 0 ? part : [{ text: between }, ...part]));
}
