import type { ReactNode } from "react";
import { graphqlSections, type GraphqlDirectiveContent } from "../../../generator/page-model/graphql.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { Section } from "../../parts/section.tsx";
import { GraphqlDefinition, GraphqlHead, GraphqlSignature, GraphqlUseGroups } from "./graphql-parts.tsx";

/** A directive: what it takes and what it is applied to. */
export function GraphqlDirectivePage({ content }: { readonly content: GraphqlDirectiveContent }): ReactNode {
  return (
    <>
      <GraphqlSignature signature={content.signature} />
      <GraphqlHead content={content} />
      {content.arguments.length === 0 ? null : (
        <Section id={graphqlSections.arguments} title="Arguments" note={content.arguments.length}>
          <FieldTable rows={content.arguments} nameLabel="Argument" />
        </Section>
      )}
      <Section id={graphqlSections.uses} title="Used by" note={content.uses.total}>
        {content.uses.total === 0 ? <EmptyState text="Nothing in the schema carries it." /> : null}
        <GraphqlUseGroups groups={content.uses.groups} />
      </Section>
      <GraphqlDefinition definition={content.definition} />
    </>
  );
}
