import type { ReactNode } from "react";
import type { RelationshipsContent } from "../../../generator/page-model/metamodel.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { OverviewDiagramView } from "../../parts/overview-diagram.tsx";
import { RelationshipTableView } from "../../parts/relationship-table.tsx";
import { Section } from "../../parts/section.tsx";
import { TableTools } from "../../parts/table-tools.tsx";

/** Every edge of the graph, by name. */
export function RelationshipsPage({ content }: { readonly content: RelationshipsContent }): ReactNode {
  if (content.groups.length === 0) return <EmptyState text="No field of the model declares a relationship." />;
  const rows = content.groups.flatMap((group) => group.rows);
  const marks = rows.flatMap(({ deprecated, lineage, overridden }) => [
    ...(deprecated ? ["deprecated"] : []),
    ...(lineage === undefined ? [] : [lineage.label]),
    ...(overridden === undefined ? [] : [overridden.label]),
  ]);
  return (
    <>
      <p className="lead">{content.intro}</p>
      {content.overview === undefined ? null : (
        <OverviewDiagramView diagram={content.overview} explorer={content.explorer} />
      )}
      <TableTools count={rows.length} noun="relationships" scope="page" marks={marks} />
      {content.groups.map((group) => (
        <Section key={group.id} id={group.id} title={<code>{group.name}</code>}>
          <RelationshipTableView
            rows={group.rows}
            columns={["from", "to"]}
            withName={false}
            label={`Relationships named ${group.name}`}
            fold={group.rows.length === 1 ? "The only one" : `All ${group.rows.length}`}
          />
        </Section>
      ))}
    </>
  );
}
