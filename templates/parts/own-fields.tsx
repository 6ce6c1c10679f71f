import type { ReactNode } from "react";
import type { AspectPanel } from "../../generator/page-model/metamodel.ts";
import { sectionIds } from "../../generator/page-model/section-ids.ts";
import { countFields } from "./count-fields.ts";
import { EmptyState } from "./empty-state.tsx";
import { FieldTable } from "./field-table.tsx";
import { Section } from "./section.tsx";

/** The fields of an entity that one schema describes: nobody chooses among aspects, so that none is opened. */
export function OwnFields({ panel }: { readonly panel: AspectPanel }): ReactNode {
  const { id, href, rows, fieldCount } = panel;
  return (
    <Section id={sectionIds.fields} title="Fields" note={fieldCount ?? countFields(rows)}>
      {/* Its fields are at the places that they have where there are several aspects. */}
      <div id={id}>
        {href === undefined ? null : (
          <p className="note">
            <a href={href}>As they were declared</a>, with a sample, and where they are used
            {fieldCount === undefined ? "." : `. These are the first ${rows.length} of them.`}
          </p>
        )}
        {rows.length === 0 ? (
          <EmptyState text="It has no fields." source={panel.source} />
        ) : (
          <FieldTable rows={rows} idPrefix={`${id}.`} />
        )}
      </div>
    </Section>
  );
}
