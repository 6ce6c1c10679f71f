import type { ReactNode } from "react";
import { countNoun } from "../../generator/catalogue/nouns.ts";
import type { FieldRow, SourceView } from "../../generator/page-model/parts.ts";
import { BadgeList } from "./badge-list.tsx";
import { breakable } from "./breakable.tsx";
import { Deprecation } from "./deprecation.tsx";
import { countRows } from "./describe-rows.ts";
import { DetailsBlock } from "./details-block.tsx";
import { DocView } from "./doc-view.tsx";
import { hasFolds } from "./has-folds.ts";
import { RichTextView } from "./rich-text-view.tsx";
import { SinceLabel } from "./since-label.tsx";
import { TableTools } from "./table-tools.tsx";

interface FieldTableProps {
  readonly rows: readonly FieldRow[];
  /** Head of the first column. */
  readonly nameLabel?: string;
  /** Put before every id, so that several tables with the same rows can share a page. */
  readonly idPrefix?: string;
}

/** Fields, arguments or input fields; rows with parts of their own open in place. Where nothing is said of any, there is no column for it. */
export function FieldTable({ rows, nameLabel = "Field", idPrefix = "" }: FieldTableProps): ReactNode {
  return (
    <>
      <TableTools
        count={countRows(rows)}
        noun={toPlural(nameLabel.toLowerCase())}
        scope="table"
        marks={rows.flatMap(listMarks)}
        isFlat={!hasFolds(rows)}
      />
      <table className="fields" aria-label={toPlural(nameLabel)}>
        <thead>
          <tr>
            <th scope="col">{nameLabel}</th>
            <th scope="col">Type</th>
            {rows.some(saysMore) ? <th scope="col">Description</th> : null}
          </tr>
        </thead>
        <FieldRows rows={rows} idPrefix={idPrefix} />
      </table>
    </>
  );
}

function listMarks(row: FieldRow): readonly string[] {
  const own = new Set([
    ...(row.presence === "required" ? [row.presence] : []),
    ...(row.deprecated === undefined ? [] : ["deprecated"]),
    ...(row.marks ?? []),
    ...row.badges.map(({ label }) => label),
  ]);
  return [...own, ...(row.rows ?? []).flatMap(listMarks)];
}

function toPlural(noun: string): string {
  return noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** Whether anything is said of a row besides its name and type. */
function saysMore({ doc, deprecated, source, badges, facts, includedFrom }: FieldRow): boolean {
  const isTold = doc !== undefined || deprecated !== undefined || source !== undefined || includedFrom !== undefined;
  return isTold || badges.length > 0 || facts.length > 0;
}

function FieldRows({ rows, idPrefix }: { readonly rows: readonly FieldRow[]; readonly idPrefix: string }): ReactNode {
  const hasText = rows.some(saysMore);
  return (
    <tbody>
      {rows.flatMap((row) => {
        const line = <FieldLine key={row.id} row={row} idPrefix={idPrefix} hasText={hasText} />;
        return row.rows === undefined || row.rows.length === 0
          ? [line]
          : [
              line,
              <NestedRows
                key={`${row.id} nested`}
                row={row}
                rows={row.rows}
                idPrefix={idPrefix}
                columns={hasText ? 3 : 2}
              />,
            ];
      })}
    </tbody>
  );
}

interface FieldLineProps {
  readonly row: FieldRow;
  readonly idPrefix: string;
  /** Whether the table has a column for what is said of its rows. */
  readonly hasText: boolean;
}

function FieldLine({ row, idPrefix, hasText }: FieldLineProps): ReactNode {
  const id = idPrefix + row.id;
  const name = <a href={`#${id}`}>{breakable(row.name)}</a>;
  return (
    <tr id={id} data-marks={row.marks?.join(" ")}>
      <th scope="row">
        <code>{row.deprecated === undefined ? name : <s>{name}</s>}</code>
        {row.presence === "required" ? (
          <>
            {" "}
            {/* A space between elements is left out of the name of a row's head, one that a text begins with is spoken. */}
            <span className="required">{" required"}</span>
          </>
        ) : null}
        <SinceLabel id={id} />
      </th>
      <td>
        <code>
          <RichTextView value={row.type} />
        </code>
        {row.default === undefined ? null : (
          <>
            {" "}
            <code className="default" title="Default">
              {"= "}
              {breakable(row.default)}
            </code>
          </>
        )}
      </td>
      {hasText ? (
        <td>
          <FieldText row={row} />
        </td>
      ) : null}
    </tr>
  );
}

function FieldText({ row }: { readonly row: FieldRow }): ReactNode {
  return (
    <>
      <Deprecation deprecated={row.deprecated} />
      {row.doc === undefined ? <NoDescription source={row.source} /> : <DocView html={row.doc} />}
      {row.badges.length === 0 ? null : (
        <div className="badges">
          <BadgeList badges={row.badges} />
        </div>
      )}
      {row.facts.length === 0 ? null : (
        <ul className="field-facts">
          {row.facts.map((fact, index) => (
            <li key={index}>
              <RichTextView value={fact} />
            </li>
          ))}
        </ul>
      )}
      {row.includedFrom === undefined ? null : (
        <div className="note">
          included from <a href={row.includedFrom.href}>{row.includedFrom.label}</a>
        </div>
      )}
    </>
  );
}

function NoDescription({ source }: { readonly source: SourceView | undefined }): ReactNode {
  if (source === undefined) return null;
  const text = "No description in the model";
  return (
    <div className="note" title={source.label}>
      {source.href === undefined ? text : <a href={source.href}>{text}</a>}
    </div>
  );
}

interface NestedRowsProps {
  readonly row: FieldRow;
  readonly rows: readonly FieldRow[];
  readonly idPrefix: string;
  readonly columns: number;
}

function NestedRows({ row, rows, idPrefix, columns }: NestedRowsProps): ReactNode {
  const label = row.rowsLabel ?? countNoun(rows.length, "field");
  return (
    <tr className="nested">
      <td colSpan={columns}>
        <DetailsBlock summary={label}>
          <table className="fields" data-fold="" aria-label={`Inside ${row.name}`}>
            <FieldRows rows={rows} idPrefix={idPrefix} />
          </table>
        </DetailsBlock>
      </td>
    </tr>
  );
}
