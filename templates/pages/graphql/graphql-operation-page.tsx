import type { ReactNode } from "react";
import {
  graphqlSections,
  type GraphqlOperationContent,
  type GraphqlReturn,
} from "../../../generator/page-model/graphql.ts";
import { GraphqlExample } from "../../parts/graphql-example.tsx";
import { DetailsBlock } from "../../parts/details-block.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { LinkList } from "../../parts/link-groups.tsx";
import { RichTextView } from "../../parts/rich-text-view.tsx";
import { Section } from "../../parts/section.tsx";
import { GraphqlDefinition, GraphqlHead, GraphqlSignature, GraphqlUseGroups } from "./graphql-parts.tsx";

/** A query, mutation or subscription: signature, arguments, result, relatives. */
export function GraphqlOperationPage({ content }: { readonly content: GraphqlOperationContent }): ReactNode {
  return (
    <>
      <GraphqlSignature signature={content.signature} />
      <GraphqlHead content={content} />
      {content.arguments.length === 0 ? null : (
        <Section id={graphqlSections.arguments} title="Arguments" note={content.arguments.length}>
          <FieldTable rows={content.arguments} nameLabel="Argument" />
        </Section>
      )}
      <Section id={graphqlSections.returns} title="Returns">
        <Returned returns={content.returns} />
      </Section>
      <GraphqlExample id={graphqlSections.example} title="Example" example={content.example} />
      {content.related.length === 0 ? null : (
        <Section id={graphqlSections.related} title="Related operations">
          <GraphqlUseGroups groups={content.related} />
        </Section>
      )}
      <GraphqlDefinition definition={content.definition} />
    </>
  );
}

function Returned({ returns }: { readonly returns: GraphqlReturn }): ReactNode {
  return (
    <>
      <p>
        <code>
          <RichTextView value={returns.type} />
        </code>
        {returns.summary === "" ? null : ` — ${returns.summary}`}
      </p>
      {returns.parts.length === 0 ? null : (
        <DetailsBlock className="graphql-parts" summary={returns.partsLabel}>
          <LinkList links={returns.parts} />
        </DetailsBlock>
      )}
    </>
  );
}
