import type { ReactNode } from "react";
import type { RichText } from "../../generator/page-model/parts.ts";
import type { PlainPartView, PlainSectionView } from "../../generator/page-model/plain.ts";
import { CodeTabs } from "./code-tabs.tsx";
import { DocView } from "./doc-view.tsx";
import { FactStrip } from "./fact-strip.tsx";
import { FieldTable } from "./field-table.tsx";
import { LinkList } from "./link-groups.tsx";
import { RichTextView } from "./rich-text-view.tsx";
import { Section } from "./section.tsx";

/** Sections of plug-ins, on pages of theirs or behind what a page shows. */
export function PlainSections({
  sections,
  level = 2,
}: {
  readonly sections: readonly PlainSectionView[];
  readonly level?: 2 | 3;
}): ReactNode {
  return sections.map((section) => (
    <Section key={section.id} id={section.id} title={section.title} level={level}>
      {section.parts.map((part, index) => (
        <PlainPart key={index} part={part} title={section.title} level={level} />
      ))}
      <PlainSections sections={section.sections} level={3} />
    </Section>
  ));
}

interface PlainPartProps {
  readonly part: PlainPartView;
  /** Of the section that it is in. */
  readonly title: string;
  readonly level: 2 | 3;
}

/** Whether a table has names and what is said of each, which on a phone reads as well one below the other. */
function isOfNames({ columns, rows }: TablePart): boolean {
  return columns.length > 1 && rows.every(([name = []]) => name.length > 0 && name.every(({ code }) => code === true));
}

/** What a cell between the name and what is said of it is called where no head stands above it. */
function nameCell({ columns }: TablePart, cell: RichText, index: number): string | undefined {
  return index === 0 || index === columns.length - 1 || cell.length === 0 ? undefined : columns[index];
}

function PlainPart({ part, title, level }: PlainPartProps): ReactNode {
  switch (part.kind) {
    case "text":
      return <DocView html={part.html} under={level} />;
    case "facts":
      return <FactStrip facts={part.facts} />;
    case "rows":
      return part.rows.length === 0 ? null : <FieldTable rows={part.rows} nameLabel={part.nameLabel} />;
    case "table":
      return <PlainTable part={part} title={title} />;
    case "code":
      return <CodeTabs id={part.id} label={title} tabs={part.tabs} />;
    case "links":
      return <LinkList links={part.links} />;
  }
}

type TablePart = Extract<PlainPartView, { kind: "table" }>;

/** From so many rows on, a page that would be too large leaves them out until they are asked for. */
const longTable = 12;

function PlainTable({ part, title }: { readonly part: TablePart; readonly title: string }): ReactNode {
  const isStacked = isOfNames(part);
  const table = (
    <div className="table-box" role="group" tabIndex={0} aria-label={title}>
      <table className={isStacked ? "pairs" : undefined}>
        <thead>
          <tr>
            {part.columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index} data-label={isStacked ? nameCell(part, cell, index) : undefined}>
                  <RichTextView value={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return part.rows.length < longTable ? table : <div data-fold={`All ${part.rows.length}`}>{table}</div>;
}
