import type { ReactNode } from "react";
import type { ReleaseGroup, ReleaseRow, ReleasesContent } from "../../../generator/page-model/releases.ts";
import { BadgeList } from "../../parts/badge-list.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { Section } from "../../parts/section.tsx";

/** What has been released: a table for each product, then what was new in each. */
export function ReleasesPage({ content }: { readonly content: ReleasesContent }): ReactNode {
  const hasLinks = content.groups.some(({ rows }) => rows.some(({ links }) => links.length > 0));
  return (
    <>
      <p className="lead">{content.intro}</p>
      {content.groups.map((group) => (
        <Section key={group.id} id={group.id} title={group.label} note={group.rows.length}>
          <ReleaseTable group={group} hasLinks={hasLinks} />
        </Section>
      ))}
      {content.notes.map(({ id, version, note, html }) => (
        <Section key={id} id={id} title={version} note={note === "" ? undefined : note}>
          <DocView html={html} />
        </Section>
      ))}
    </>
  );
}

interface Columns {
  /** The same for all tables of the page, so that their columns stand in line. */
  readonly hasLinks: boolean;
}

function ReleaseTable({ group, hasLinks }: Columns & { readonly group: ReleaseGroup }): ReactNode {
  const hasDates = group.rows.some(({ date }) => date !== undefined);
  return (
    <table className="releases" aria-label={group.label}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          {hasDates ? <th scope="col">Released</th> : null}
          {hasLinks ? <th scope="col">More</th> : null}
        </tr>
      </thead>
      <tbody>
        {group.rows.map((row) => (
          <ReleaseLine key={row.version} row={row} hasDates={hasDates} hasLinks={hasLinks} />
        ))}
      </tbody>
    </table>
  );
}

const prerelease = { label: "pre-release", tone: "warning" } as const;

interface ReleaseLineProps extends Columns {
  readonly row: ReleaseRow;
  readonly hasDates: boolean;
}

function ReleaseLine({ row, hasDates, hasLinks }: ReleaseLineProps): ReactNode {
  const { id, version, notes, date, links } = row;
  return (
    <tr id={id}>
      <th scope="row">
        {notes === undefined ? version : <a href={notes.href}>{notes.label}</a>}
        {row.prerelease ? <BadgeList badges={[prerelease]} /> : null}
      </th>
      {hasDates ? <td>{date === undefined ? null : <time dateTime={date}>{date}</time>}</td> : null}
      {hasLinks ? (
        <td>
          {links.map(({ label, href }, index) => (
            <span key={href}>
              {index === 0 ? null : ", "}
              <a href={href}>{label}</a>
            </span>
          ))}
        </td>
      ) : null}
    </tr>
  );
}
