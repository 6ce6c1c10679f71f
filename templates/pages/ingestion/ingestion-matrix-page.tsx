import type { ReactNode } from "react";
import {
  ingestionSections,
  type CapabilityCell,
  type CapabilityMatrixContent,
} from "../../../generator/page-model/ingestion.ts";
import { BadgeList } from "../../parts/badge-list.tsx";
import { TableTools } from "../../parts/table-tools.tsx";

/** Which plugin can do what, as a table that scrolls in its frame. */
export function CapabilityMatrixPage({ content }: { readonly content: CapabilityMatrixContent }): ReactNode {
  const marks = content.rows.flatMap(({ status }) => status?.label ?? []);
  return (
    <>
      <p className="lead" id={ingestionSections.matrix}>
        {content.intro}
      </p>
      <p className="capability-legend" aria-hidden="true">
        <span className="capability-cell" data-supported="yes" /> yes
        <span className="capability-cell" data-supported="partial" /> in part
        <span className="capability-cell" data-supported="no" /> no
      </p>
      <TableTools count={content.rows.length} noun="plugins" scope="page" marks={marks} />
      <div
        className="matrix-frame"
        data-fold={`All ${content.rows.length}`}
        role="group"
        aria-labelledby={ingestionSections.matrix}
        tabIndex={0}
      >
        <table className="matrix capability-matrix" aria-label="Capabilities of sources">
          <thead>
            <tr>
              <td />
              {content.columns.map((column) => (
                <th key={column.label} scope="col" title={column.title}>
                  <span>{column.label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.rows.map((row) => (
              <tr key={row.plugin.label}>
                <th scope="row">
                  <a href={row.plugin.href}>{row.plugin.label}</a>
                  {row.status === undefined ? null : <BadgeList badges={[row.status]} />}
                </th>
                {row.cells.map((cell, index) => (
                  <Cell key={index} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The word says it; the style sheet shows a sign in its place. */
function Cell({ cell }: { readonly cell: CapabilityCell | null }): ReactNode {
  if (cell === null) return <td />;
  return (
    <td title={cell.title} data-supported={cell.supported}>
      {cell.label}
    </td>
  );
}
