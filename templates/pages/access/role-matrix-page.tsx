import type { ReactNode } from "react";
import type { RoleMatrixContent, RoleMatrixGroup } from "../../../generator/page-model/access.ts";
import type { Link } from "../../../generator/page-model/parts.ts";
import { breakable } from "../../parts/breakable.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { Section } from "../../parts/section.tsx";
import { TableTools } from "../../parts/table-tools.tsx";

/** Who has which privileges from the start. */
export function RoleMatrixPage({ content }: { readonly content: RoleMatrixContent }): ReactNode {
  const count = content.groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <p className="lead">{content.intro}</p>
      <dl className="holders">
        {content.columns.map(({ id, label, doc, count: privileges }) => (
          <div key={label} id={id}>
            <dt>
              {label} <span className="note">{privileges}</span>
            </dt>
            <dd>
              <DocView html={doc} />
            </dd>
          </div>
        ))}
      </dl>
      <TableTools count={count} noun="privileges" scope="page" />
      {content.groups.map((group) => (
        <Section key={group.id} id={group.id} title={group.label} note={group.rows.length}>
          <Matrix group={group} columns={content.columns.map(({ label }) => label)} />
        </Section>
      ))}
    </>
  );
}

interface MatrixProps {
  readonly group: RoleMatrixGroup;
  readonly columns: readonly string[];
}

function Matrix({ group, columns }: MatrixProps): ReactNode {
  return (
    // Wider than a phone, so it scrolls inside its frame, with the keyboard too.
    <div className="matrix-frame" role="group" aria-labelledby={group.id} tabIndex={0}>
      <table className="matrix role-matrix" aria-label="Privileges of roles">
        <thead>
          <tr>
            <td />
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map(({ privilege, label, cells }) => (
            <tr key={privilege.label}>
              <th scope="row">
                <a href={privilege.href}>
                  <code>{breakable(privilege.label)}</code>
                </a>
                {label === undefined ? null : <span className="privilege-label">{label}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={index}>{cell === null ? null : <Mark cell={cell} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The word says it; the style sheet shows a sign in its place. */
function Mark({ cell }: { readonly cell: Link }): ReactNode {
  return (
    <a href={cell.href} title={cell.label}>
      yes
    </a>
  );
}
