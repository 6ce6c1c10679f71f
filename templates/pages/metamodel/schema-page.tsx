import type { ReactNode } from "react";
import type {
  EnumContent,
  RecordContent,
  SymbolView,
  TyperefContent,
} from "../../../generator/page-model/metamodel.ts";
import type { Fact, RichText } from "../../../generator/page-model/parts.ts";
import { sectionIds } from "../../../generator/page-model/section-ids.ts";
import { ActionsSection } from "../../parts/actions-section.tsx";
import { breakable } from "../../parts/breakable.tsx";
import { CodeTabs } from "../../parts/code-tabs.tsx";
import { Deprecation } from "../../parts/deprecation.tsx";
import { countFields } from "../../parts/count-fields.ts";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FactStrip } from "../../parts/fact-strip.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { LinkGroups } from "../../parts/link-groups.tsx";
import { RelationshipTableView } from "../../parts/relationship-table.tsx";
import { RichTextView } from "../../parts/rich-text-view.tsx";
import { SinceLabel } from "../../parts/since-label.tsx";
import { Section } from "../../parts/section.tsx";
import { SymbolLists } from "../../parts/symbol-lists.tsx";
import { TableTools } from "../../parts/table-tools.tsx";

type SchemaContent = RecordContent | EnumContent | TyperefContent;

/** An aspect, a record or an event: facts, fields, notations, uses. */
export function RecordPage({ content }: { readonly content: RecordContent }): ReactNode {
  return (
    <SchemaFrame content={{ ...content, facts: addExamples(content) }}>
      <Section id={sectionIds.fields} title="Fields" note={countFields(content.fields)}>
        {content.fields.length === 0 ? (
          <EmptyState text="The record has no fields." source={content.source} />
        ) : (
          <FieldTable rows={content.fields} />
        )}
      </Section>
      <MessageSections message={content.message} />
      <ActionsSection view={content.actions} />
      {content.relationships === undefined ? null : (
        <Section id={sectionIds.relationships} title="Relationships" note={content.relationships.length}>
          <RelationshipTableView rows={content.relationships} columns={["to"]} label="Relationships" />
        </Section>
      )}
    </SchemaFrame>
  );
}

/** What a message is answered with, and the errors that it may end with. */
function MessageSections({ message }: Pick<RecordContent, "message">): ReactNode {
  if (message === undefined) return null;
  const { isOneWay, response, errors } = message;
  return (
    <>
      <Section id={sectionIds.response} title="Response">
        {response.length === 0 ? (
          <EmptyState text={isOneWay ? "None: the message is one-way." : "The message declares none."} />
        ) : (
          <FieldTable rows={response} nameLabel="Response" />
        )}
      </Section>
      {errors === undefined ? null : (
        <Section id={sectionIds.errors} title="Errors" note={errors.length}>
          {errors.length === 0 ? (
            <EmptyState text="The message declares none." />
          ) : (
            <FieldTable rows={errors} nameLabel="Error" />
          )}
        </Section>
      )}
    </>
  );
}

/** The facts, with the ways to what can be done with the thing, which comes after its fields, before the first long list. */
function addExamples({ facts, actions }: RecordContent): readonly Fact[] {
  if (actions === undefined) return facts;
  const value = actions.actions.flatMap(({ id, label }, index): RichText => {
    const link = { text: label, href: `#${id}` };
    return index === 0 ? [link] : [{ text: ", " }, link];
  });
  const at = facts.findIndex((fact) => fact.value.filter(({ href }) => href !== undefined).length > 1);
  return facts.toSpliced(at < 0 ? facts.length : at, 0, { label: "Examples", value });
}

/** An enum: its symbols are what it says. */
export function EnumPage({ content }: { readonly content: EnumContent }): ReactNode {
  return (
    <SchemaFrame content={content}>
      <Section id={sectionIds.symbols} title="Symbols" note={content.symbols.length}>
        {content.symbols.length === 0 ? (
          <EmptyState text="The enum has no symbols." source={content.source} />
        ) : (
          <>
            <TableTools count={content.symbols.length} noun="symbols" scope="list" />
            <SymbolLists
              entries={content.symbols.map((symbol) => (
                <SymbolEntry key={symbol.id} symbol={symbol} />
              ))}
            />
          </>
        )}
      </Section>
    </SchemaFrame>
  );
}

function SymbolEntry({ symbol }: { readonly symbol: SymbolView }): ReactNode {
  const name = <a href={`#${symbol.id}`}>{breakable(symbol.name)}</a>;
  return (
    <div>
      <dt id={symbol.id}>
        <code>{symbol.deprecated === undefined ? name : <s>{name}</s>}</code>
        <SinceLabel id={symbol.id} />
      </dt>
      <dd>
        <Deprecation deprecated={symbol.deprecated} />
        <DocView html={symbol.doc} />
        {symbol.annotations === undefined ? null : (
          <p className="note">
            <RichTextView value={symbol.annotations} />
          </p>
        )}
      </dd>
    </div>
  );
}

/** A typeref or a fixed: mostly facts. */
export function TyperefPage({ content }: { readonly content: TyperefContent }): ReactNode {
  return (
    <SchemaFrame content={content}>
      {content.rows.length === 0 ? null : (
        <Section id={sectionIds.members} title="Parts" note={content.rows.length}>
          <FieldTable rows={content.rows} nameLabel="Part" />
        </Section>
      )}
    </SchemaFrame>
  );
}

/** What all schemas have, around what is special to the kind. */
function SchemaFrame({
  content,
  children,
}: {
  readonly content: SchemaContent;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <Deprecation deprecated={content.deprecated} />
      {content.doc === undefined ? (
        <EmptyState text="No description in the model." source={content.source} />
      ) : (
        <DocView html={content.doc} under={1} />
      )}
      <FactStrip facts={content.facts} />
      {children}
      {content.code.length === 0 ? null : (
        <Section id={sectionIds.definition} title="Definition">
          <CodeTabs id="notation" label="Notation" tabs={content.code} />
        </Section>
      )}
      <Section id={sectionIds.usedBy} title="Used by">
        {content.usedBy.length === 0 ? (
          <EmptyState
            text={
              content.isCarried === true
                ? "No other type names it; entities carry it."
                : "Nothing else in the model uses it."
            }
          />
        ) : (
          <LinkGroups groups={content.usedBy} />
        )}
      </Section>
    </>
  );
}
