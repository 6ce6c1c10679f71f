import type { ReactNode } from "react";
import type { AspectPanel } from "../../generator/page-model/metamodel.ts";
import { BadgeList } from "./badge-list.tsx";
import { Deprecation } from "./deprecation.tsx";
import { DocView } from "./doc-view.tsx";
import { EmptyState } from "./empty-state.tsx";
import { FieldTable } from "./field-table.tsx";

interface AspectPanelProps {
  readonly panel: AspectPanel;
  readonly open?: boolean;
}

/** An aspect on the page of an entity: one line that opens to its fields. */
export function AspectPanelView({ panel, open }: AspectPanelProps): ReactNode {
  return (
    <details className="aspect" id={panel.id} open={open}>
      <summary>
        <code className="aspect-name">{panel.deprecated === undefined ? panel.name : <s>{panel.name}</s>}</code>
        <BadgeList badges={panel.badges} />
        <span className="aspect-summary">{panel.summary}</span>
        {panel.href === undefined ? null : <FieldCount count={panel.rows.length} />}
      </summary>
      <Deprecation deprecated={panel.deprecated} />
      <DocView html={panel.doc} />
      {panel.href === undefined ? (
        <EmptyState text="The registry names this aspect, but no record is annotated with it." source={panel.source} />
      ) : (
        <p className="aspect-link">
          <a href={panel.href}>
            Aspect <code>{panel.name}</code>
          </a>
          : as PDL, Avro, JSON Schema and sample, and where it is used.
        </p>
      )}
      {panel.rows.length === 0 ? null : <FieldTable rows={panel.rows} idPrefix={`${panel.id}.`} />}
    </details>
  );
}

function FieldCount({ count }: { readonly count: number }): ReactNode {
  return <span className="count">{count === 1 ? "1 field" : `${count} fields`}</span>;
}
