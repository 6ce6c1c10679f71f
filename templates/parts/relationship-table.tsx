import type { ReactNode } from "react";
import type { RelationshipRow } from "../../generator/page-model/metamodel.ts";
import { BadgeList } from "./badge-list.tsx";
import { breakable } from "./breakable.tsx";
import { RichTextView } from "./rich-text-view.tsx";

type Column = "name" | "from" | "to";

interface RelationshipTableProps {
  readonly rows: readonly RelationshipRow[];
  /** Columns before the field; the name comes first where it is not said otherwise. */
  readonly columns: readonly ("from" | "to")[];
  readonly withName?: boolean;
  readonly label: string;
  /** What the rows are called where a large page folds them away; empty in a fold. */
  readonly fold?: string | undefined;
}

const columnLabels: Readonly<Record<Column, string>> = { name: "Relationship", from: "From", to: "To" };

/** Relationships with the entities that they join and the field that holds them. */
export function RelationshipTableView({
  rows,
  columns,
  withName = true,
  label,
  fold,
}: RelationshipTableProps): ReactNode {
  const shown: readonly Column[] = withName ? ["name", ...columns] : columns;
  return (
    <table className="relationships" data-fold={fold} data-columns={columns.join(" ")} aria-label={label}>
      <thead>
        <tr>
          {shown.map((column) => (
            <th key={column} scope="col">
              {columnLabels[column]}
            </th>
          ))}
          <th scope="col">Through</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} id={row.id}>
            {shown.map((column) => (
              <Cell key={column} row={row} column={column} />
            ))}
            <td>
              {row.deprecated ? (
                <s title="The field is deprecated">
                  <RichTextView value={row.via} />
                </s>
              ) : (
                <RichTextView value={row.via} />
              )}
              {row.lineage === undefined && row.overridden === undefined ? null : (
                <>
                  {" "}
                  <BadgeList badges={[row.lineage, row.overridden].filter((badge) => badge !== undefined)} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ row, column }: { readonly row: RelationshipRow; readonly column: Column }): ReactNode {
  if (column !== "name") {
    return (
      <td>
        <RichTextView value={row[column]} />
      </td>
    );
  }
  return (
    <th scope="row">
      <a href={row.name.href}>
        <code>{breakable(row.name.label)}</code>
      </a>
    </th>
  );
}
