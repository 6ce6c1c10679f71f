import type { ReactNode } from "react";
import type { MatrixContent, MatrixRow } from "../../generator/page-model/metamodel.ts";
import { sectionIds } from "../../generator/page-model/section-ids.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { LinkItemView, LinkList, listLinkMarks } from "../parts/link-groups.tsx";
import { Section } from "../parts/section.tsx";
import { TableTools } from "../parts/table-tools.tsx";

/** Which entities carry which aspects: the shared ones as a table, the others by entity. */
export function MatrixPage({ content }: { readonly content: MatrixContent }): ReactNode {
  const marks = listLinkMarks([...content.own.flatMap(({ aspects }) => aspects), ...content.loose]);
  return (
    <>
      <p className="lead">{content.intro}</p>
      <TableTools count={content.rows.length} noun="rows" scope="page" marks={marks} />
      <Section id={sectionIds.sharedAspects} title="Shared aspects" note={content.columns.length}>
        {content.columns.length === 0 ? (
          <EmptyState text="No aspect is carried by more than one entity." />
        ) : (
          <SharedAspects content={content} />
        )}
      </Section>
      <Section id={sectionIds.ownAspects} title="Aspects of one entity">
        {content.own.length === 0 ? (
          <EmptyState text="No aspect is carried by one entity alone." />
        ) : (
          <OwnAspects content={content} />
        )}
      </Section>
      {content.loose.length === 0 ? null : (
        <Section id={sectionIds.looseAspects} title="Aspects of no entity" note={content.loose.length}>
          <LinkList links={content.loose} />
        </Section>
      )}
    </>
  );
}

function SharedAspects({ content }: { readonly content: MatrixContent }): ReactNode {
  return (
    // Wider than a phone, so it scrolls inside its frame, with the keyboard too.
    <div
      className="matrix-frame"
      data-fold={`All ${content.rows.length}`}
      role="group"
      aria-labelledby={sectionIds.sharedAspects}
      tabIndex={0}
    >
      <table className="matrix" aria-label="Aspects and the entities that carry them">
        <thead>
          <tr>
            <td />
            {content.columns.map((aspect) => (
              <th key={aspect.href} scope="col" title={aspect.note}>
                <a href={aspect.href}>
                  <code data-noun="aspect">{aspect.label}</code>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.rows.map((row) => (
            <MatrixLine key={row.entity.href} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OwnAspects({ content }: { readonly content: MatrixContent }): ReactNode {
  return (
    <table className="own-aspects" data-fold={`All ${content.own.length}`} aria-label="Aspects of one entity">
      <thead>
        <tr>
          <th scope="col">Entity</th>
          <th scope="col">Aspects</th>
        </tr>
      </thead>
      <tbody>
        {content.own.map(({ entity, aspects }) => (
          <tr key={entity.href}>
            <th scope="row">
              <LinkItemView link={entity} />
            </th>
            <td>
              <LinkList links={aspects} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MatrixLine({ row }: { readonly row: MatrixRow }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <LinkItemView link={row.entity} />
      </th>
      {row.cells.map((cell, index) => (
        <td key={index}>{cell === null ? null : <a href={cell.href} aria-label={cell.label} title={cell.label} />}</td>
      ))}
    </tr>
  );
}
