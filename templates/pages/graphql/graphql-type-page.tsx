import type { ReactNode } from "react";
import {
  graphqlSections,
  type GraphqlTypeContent,
  type GraphqlValueView,
} from "../../../generator/page-model/graphql.ts";
import { breakable } from "../../parts/breakable.tsx";
import { Deprecation } from "../../parts/deprecation.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { LinkList } from "../../parts/link-groups.tsx";
import { NeighbourhoodDiagramView } from "../../parts/neighbourhood-diagram.tsx";
import { RichTextView } from "../../parts/rich-text-view.tsx";
import { SinceLabel } from "../../parts/since-label.tsx";
import { Section } from "../../parts/section.tsx";
import { SymbolLists } from "../../parts/symbol-lists.tsx";
import { TableTools } from "../../parts/table-tools.tsx";
import { GraphqlDeclarations, GraphqlDefinition, GraphqlHead, GraphqlUseGroups } from "./graphql-parts.tsx";

/** An object, interface, input, union, enum or scalar: its parts, then who uses it. */
export function GraphqlTypePage({ content }: { readonly content: GraphqlTypeContent }): ReactNode {
  const { fields, values, possibleTypes, declared } = content;
  return (
    <>
      <GraphqlHead content={content} />
      {fields === undefined ? null : (
        <Section id={graphqlSections.fields} title="Fields" note={fields.length}>
          {content.fieldsNote === undefined ? null : <p>{content.fieldsNote}</p>}
          {fields.length === 0 ? <EmptyState text="The type has no fields." /> : <FieldTable rows={fields} />}
        </Section>
      )}
      {values === undefined ? null : (
        <Section id={graphqlSections.values} title="Values" note={values.length}>
          <TableTools count={values.length} noun="values" scope="list" />
          <SymbolLists
            entries={values.map((value) => (
              <ValueEntry key={value.id} value={value} />
            ))}
          />
        </Section>
      )}
      {possibleTypes === undefined ? null : (
        <Section
          id={graphqlSections.possibleTypes}
          title={fields === undefined ? "Possible types" : "Implemented by"}
          note={possibleTypes.length}
        >
          {possibleTypes.length === 0 ? <EmptyState text="None in the model." /> : <LinkList links={possibleTypes} />}
        </Section>
      )}
      {content.neighbourhood === undefined ? null : (
        <Section id={graphqlSections.neighbourhood} title="Neighbours">
          <NeighbourhoodDiagramView diagram={content.neighbourhood} />
        </Section>
      )}
      <Uses content={content} />
      {declared.length <= 1 ? null : (
        <Section id={graphqlSections.declared} title="Declared in" note={declared.length}>
          <GraphqlDeclarations declared={declared} />
        </Section>
      )}
      <GraphqlDefinition definition={content.definition} />
    </>
  );
}

function Uses({ content: { uses } }: { readonly content: GraphqlTypeContent }): ReactNode {
  return (
    <Section id={graphqlSections.uses} title="Used by" note={uses.total}>
      {uses.total === 0 ? <EmptyState text="Nothing else in the schema mentions it." /> : null}
      {uses.note === undefined ? null : <p>{uses.note}</p>}
      <GraphqlUseGroups groups={uses.groups} />
    </Section>
  );
}

function ValueEntry({ value }: { readonly value: GraphqlValueView }): ReactNode {
  const name = <a href={`#${value.id}`}>{breakable(value.name)}</a>;
  return (
    <div>
      <dt id={value.id}>
        <code>{value.deprecated === undefined ? name : <s>{name}</s>}</code>
        <SinceLabel id={value.id} />
      </dt>
      <dd>
        <Deprecation deprecated={value.deprecated} />
        <DocView html={value.doc} />
        {value.facts.map((fact, index) => (
          <p key={index} className="note">
            <RichTextView value={fact} />
          </p>
        ))}
      </dd>
    </div>
  );
}
