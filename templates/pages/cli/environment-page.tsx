import type { ReactNode } from "react";
import type { EnvironmentContent, VariableRow } from "../../../generator/page-model/command.ts";
import { breakable } from "../../parts/breakable.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { hasFolds } from "../../parts/has-folds.ts";
import { SinceLabel } from "../../parts/since-label.tsx";
import { TableTools } from "../../parts/table-tools.tsx";

/** The environment variables that programs ask for, with what holds without them and where the code asks. */
export function EnvironmentPage({ content }: { readonly content: EnvironmentContent }): ReactNode {
  return (
    <>
      <p className="lead">{content.intro}</p>
      <TableTools count={content.rows.length} noun="variables" scope="table" isFlat={!hasFolds(content.rows)} />
      <table className="privileges" aria-label="Environment variables">
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {content.rows.map((row) => (
            <VariableLine key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function VariableLine({ row }: { readonly row: VariableRow }): ReactNode {
  return (
    <tr id={row.id}>
      <th scope="row">
        <code>
          <a href={`#${row.id}`}>{breakable(row.name)}</a>
        </code>
        {row.default === undefined ? null : (
          <code className="privilege-label" title="Default">
            = {breakable(row.default)}
          </code>
        )}
        <SinceLabel id={row.id} />
      </th>
      <td>
        <DocView html={row.doc} />
        {row.users.length === 0 ? null : (
          <p className="link-line">
            Used by{" "}
            {row.users.map(({ label, href }, index) => (
              <span key={href}>
                {index === 0 ? "" : ", "}
                <a href={href}>{label}</a>
              </span>
            ))}
            {row.moreUsers === 0 ? "" : ` and ${row.moreUsers} more`}
          </p>
        )}
        {row.places.length === 0 ? null : (
          <p className="link-line">
            Asked for in{" "}
            {row.places.map(({ label, href, title }, index) => (
              <span key={title}>
                {index === 0 ? "" : ", "}
                {href === "" ? (
                  <span title={title}>{label}</span>
                ) : (
                  <a href={href} title={title}>
                    {label}
                  </a>
                )}
              </span>
            ))}
            {row.more === 0 ? "" : ` and ${row.more} other ${row.more === 1 ? "place" : "places"}`}
          </p>
        )}
      </td>
    </tr>
  );
}
