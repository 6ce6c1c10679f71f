import type { ReactNode } from "react";
import type { AspectPanel, EntityContent, UrnPartView, UrnView } from "../../../generator/page-model/metamodel.ts";
import { sectionIds } from "../../../generator/page-model/section-ids.ts";
import { ActionsSection } from "../../parts/actions-section.tsx";
import { AspectPanelView } from "../../parts/aspect-panel.tsx";
import { CodeBlock } from "../../parts/code-tabs.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FactStrip } from "../../parts/fact-strip.tsx";
import { NeighbourhoodDiagramView } from "../../parts/neighbourhood-diagram.tsx";
import { OwnFields } from "../../parts/own-fields.tsx";
import { RelationshipTableView } from "../../parts/relationship-table.tsx";
import { RichTextView } from "../../parts/rich-text-view.tsx";
import { Section } from "../../parts/section.tsx";

/** An entity: what it is, how it is named, what it carries, what it is joined to. */
export function EntityPage({ content }: { readonly content: EntityContent }): ReactNode {
  return (
    <>
      {content.doc === undefined ? (
        <EmptyState text="No description in the model." source={content.source} />
      ) : (
        <DocView html={content.doc} under={1} />
      )}
      <FactStrip facts={content.facts} />
      {content.urn === undefined ? null : <UrnSection urn={content.urn} />}
      {content.keyAspect === undefined ? null : (
        <KeyAspectSection panel={content.keyAspect} open={content.urn === undefined} />
      )}
      <AspectsSection content={content} />
      <RelationshipsSection content={content} />
      <ActionsSection view={content.actions} />
      {content.inDepth === undefined ? null : (
        <Section id={sectionIds.inDepth} title="In depth">
          <div className="prose" dangerouslySetInnerHTML={{ __html: content.inDepth }} />
        </Section>
      )}
    </>
  );
}

function UrnSection({ urn }: { readonly urn: UrnView }): ReactNode {
  const isDescribed = urn.parts.some(({ doc }) => doc !== undefined);
  return (
    <Section id={sectionIds.urn} title="URN">
      <UrnExample urn={urn} />
      <p className="note">
        {urn.parts.length === 0 ? "All are made like this:" : "All are made like this, of these parts:"}
      </p>
      <p className="urn">
        <code>
          {urn.pieces.map((piece, index) =>
            piece.part === undefined ? (
              piece.text
            ) : (
              <a key={index} href={`#${piece.part.id}`}>
                {piece.text}
              </a>
            ),
          )}
        </code>
      </p>
      {urn.parts.length === 0 ? null : (
        <table className="fields urn-parts" aria-label="Parts of the URN">
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Value</th>
              {isDescribed ? <th scope="col">Description</th> : null}
            </tr>
          </thead>
          <tbody>
            {urn.parts.map((part) => (
              <UrnPartLine key={part.id} part={part} isDescribed={isDescribed} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

/** One to be copied, and what makes it. */
function UrnExample({ urn: { example, builder } }: { readonly urn: UrnView }): ReactNode {
  return (
    <div className="urn-example">
      <CodeBlock tab={example} />
      {builder === undefined ? null : (
        <p className="note">
          In Python, by{" "}
          <a href={builder.by.href}>
            <code>{builder.by.label}</code>
          </a>
          :
        </p>
      )}
      {builder?.code.map((tab) => (
        <CodeBlock key={tab.id} tab={tab} />
      ))}
    </div>
  );
}

interface UrnPartLineProps {
  readonly part: UrnPartView;
  /** Whether something is said of any part, so that there is a column for it. */
  readonly isDescribed: boolean;
}

function UrnPartLine({ part, isDescribed }: UrnPartLineProps): ReactNode {
  return (
    <tr id={part.id}>
      <th scope="row">
        <code>{part.name}</code>
      </th>
      <td>
        <RichTextView value={part.type} />
        {part.note === undefined ? null : <span className="note"> {part.note}</span>}
      </td>
      {isDescribed ? (
        <td>
          <DocView html={part.doc} />
        </td>
      ) : null}
    </tr>
  );
}

/** The parts of the URN tell most of it already, so the fields stay folded where there are any. */
function KeyAspectSection({ panel, open }: { readonly panel: AspectPanel; readonly open: boolean }): ReactNode {
  return (
    <Section id={sectionIds.keyAspect} title="Key aspect">
      <AspectPanelView panel={panel} open={open} />
    </Section>
  );
}

function AspectsSection({ content }: { readonly content: EntityContent }): ReactNode {
  const [own] = content.isItsOwnSchema === true ? content.aspects.flatMap(({ aspects }) => aspects) : [];
  if (own !== undefined) return <OwnFields panel={own} />;
  const count = content.aspects.reduce((sum, group) => sum + group.aspects.length, 0);
  if (count === 0) {
    return (
      <Section id={sectionIds.aspects} title="Aspects">
        <EmptyState text="The entity carries nothing but its key aspect." source={content.source} />
      </Section>
    );
  }
  const hasGroups = content.aspects.length > 1;
  // There is nothing else to choose from.
  const isOnly = count === 1 && content.keyAspect === undefined;
  return (
    <Section id={sectionIds.aspects} title="Aspects" note={count}>
      {content.aspects.map((group) => (
        <div key={group.id} className="aspect-group">
          {hasGroups ? <h3 id={group.id}>{group.label}</h3> : null}
          {group.aspects.map((panel) => (
            <AspectPanelView key={panel.id} panel={panel} open={isOnly} under={hasGroups ? 3 : 2} />
          ))}
        </div>
      ))}
    </Section>
  );
}

/** More relationships than this stay folded, so that what follows is near. */
const manyRows = 8;

interface FoldableProps {
  readonly isFolded: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

function Foldable({ isFolded, label, children }: FoldableProps): ReactNode {
  if (!isFolded) return children;
  return (
    <details className="more-code">
      <summary>{label}</summary>
      {children}
    </details>
  );
}

function RelationshipsSection({ content }: { readonly content: EntityContent }): ReactNode {
  return (
    <Section id={sectionIds.relationships} title="Relationships">
      {content.neighbourhood === undefined ? null : <NeighbourhoodDiagramView diagram={content.neighbourhood} />}
      {content.relationships.length === 0 ? (
        <EmptyState
          text={
            content.isJoinedByRecords === true
              ? "Records of relationships, named above, join this entity to others, and no field by itself."
              : "No field joins this entity to another, and none of another points here."
          }
        />
      ) : (
        content.relationships.map((table) => (
          <Section key={table.id} id={table.id} title={table.label} level={3} note={table.rows.length}>
            <Foldable isFolded={table.rows.length > manyRows} label={`All ${table.rows.length}`}>
              <RelationshipTableView
                rows={table.rows}
                columns={table.columns}
                label={`${table.label} relationships`}
                fold={table.rows.length > manyRows ? "" : undefined}
              />
            </Foldable>
          </Section>
        ))
      )}
    </Section>
  );
}
