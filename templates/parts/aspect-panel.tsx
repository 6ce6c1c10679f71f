import type { ReactNode } from "react";
import { countNoun } from "../../generator/catalogue/nouns.ts";
import type { AspectPanel } from "../../generator/page-model/metamodel.ts";
import { BadgeList } from "./badge-list.tsx";
import { breakable } from "./breakable.tsx";
import { Deprecation } from "./deprecation.tsx";
import { DocView } from "./doc-view.tsx";
import { EmptyState } from "./empty-state.tsx";
import { describeRows } from "./describe-rows.ts";
import { FieldTable } from "./field-table.tsx";
import { SinceLabel } from "./since-label.tsx";

interface AspectPanelProps {
  readonly panel: AspectPanel;
  readonly open?: boolean;
  /** The level of the heading that it stands under. */
  readonly under?: 2 | 3;
}

/** An aspect on the page of an entity: one line that opens to its fields. */
export function AspectPanelView({ panel, open, under }: AspectPanelProps): ReactNode {
  const name = breakable(panel.name);
  const isMissing = panel.href === undefined && panel.model === undefined;
  return (
    <details className="aspect" id={panel.id} open={open}>
      <summary>
        <code className="aspect-name">{panel.deprecated === undefined ? name : <s>{name}</s>}</code>
        <BadgeList badges={panel.badges} />
        <SinceLabel id={panel.id} />
        <span className="aspect-summary">{panel.summary}</span>
        {isMissing ? null : <FieldCount panel={panel} />}
      </summary>
      <Deprecation deprecated={panel.deprecated} />
      <DocView html={panel.doc} under={under} />
      {isMissing ? (
        <EmptyState text="The registry names this aspect, but no record is annotated with it." source={panel.source} />
      ) : (
        <PanelLink panel={panel} />
      )}
      {panel.rows.length === 0 ? null : (
        <div data-fold="">
          <FieldTable rows={panel.rows} idPrefix={`${panel.id}.`} />
        </div>
      )}
    </details>
  );
}

/** The way to the aspect's own page, or the model that it is of. */
function PanelLink({ panel }: Pick<AspectPanelProps, "panel">): ReactNode {
  const { name, href, model, rows, fieldCount, isAsWritten } = panel;
  const forms = isAsWritten === true ? "as it was written, a sample" : "as PDL, Avro, JSON Schema and sample";
  const label = (
    <>
      Aspect <code>{name}</code>
    </>
  );
  return (
    <p className="aspect-link">
      {href === undefined ? label : <a href={href}>{label}</a>}
      {model === undefined ? `: ${forms}, and where it is used.` : ` of ${model}.`}
      {fieldCount === undefined
        ? null
        : ` It has ${countNoun(fieldCount, "field")}, of which these are the first ${rows.length}.`}
    </p>
  );
}

function FieldCount({ panel: { rows, fieldCount } }: Pick<AspectPanelProps, "panel">): ReactNode {
  return (
    <span className="count">{fieldCount === undefined ? describeRows(rows) : countNoun(fieldCount, "field")}</span>
  );
}
