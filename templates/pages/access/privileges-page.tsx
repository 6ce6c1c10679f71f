import type { ReactNode } from "react";
import {
  accessSections,
  type PrivilegeRow,
  type PrivilegesContent,
  type ResourceTypeView,
} from "../../../generator/page-model/access.ts";
import type { Link } from "../../../generator/page-model/parts.ts";
import { breakable } from "../../parts/breakable.tsx";
import { DetailsBlock } from "../../parts/details-block.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { LinkList } from "../../parts/link-groups.tsx";
import { LinkLine } from "../../parts/link-line.tsx";
import { Section } from "../../parts/section.tsx";
import { TableTools } from "../../parts/table-tools.tsx";
import { SinceLabel } from "../../parts/since-label.tsx";

/** All that policies can grant, by what it is about, then by the type of resources. */
export function PrivilegesPage({ content }: { readonly content: PrivilegesContent }): ReactNode {
  const count = content.groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <p className="lead">{content.intro}</p>
      <DocView html={content.doc} under={1} />
      <LinkLine label="By the API:" links={content.operations} />
      <LinkLine label="More on access:" links={content.others} />
      <TableTools count={count} noun="privileges" scope="page" />
      {content.groups.map(({ id, label, text, rows }) => (
        <Section key={id} id={id} title={label} note={rows.length}>
          <p className="note">{text}</p>
          <table className="privileges" aria-label="Privileges">
            <thead>
              <tr>
                <th scope="col">Privilege</th>
                <th scope="col">What it allows</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <PrivilegeLine key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </Section>
      ))}
      {content.types.length === 0 ? null : (
        <Section id={accessSections.types} title="Types of resources" note={content.types.length}>
          {content.types.map((type) => (
            <TypeView key={type.id} type={type} />
          ))}
        </Section>
      )}
    </>
  );
}

function PrivilegeLine({ row }: { readonly row: PrivilegeRow }): ReactNode {
  return (
    <tr id={row.id}>
      <th scope="row">
        <code>
          <a href={`#${row.id}`}>{breakable(row.name)}</a>
        </code>
        <SinceLabel id={row.id} />
        {row.label === undefined ? null : <span className="privilege-label">{row.label}</span>}
      </th>
      <td>
        <DocView html={row.doc} />
        <LinkLine label="On" links={row.types} />
        <LinkLine label="Held by" links={row.holders} />
        <Askers links={row.askers} />
      </td>
    </tr>
  );
}

/** So many names are read at a glance. */
const fewAskers = 12;

/** Operations that ask for a privilege; very many do for some. */
function Askers({ links }: { readonly links: readonly Link[] }): ReactNode {
  if (links.length <= fewAskers) return <LinkLine label="Asked for by" links={links} />;
  return (
    <DetailsBlock className="privilege-askers" summary={`Asked for by ${links.length} operations`}>
      <LinkList links={links} />
    </DetailsBlock>
  );
}

function TypeView({ type }: { readonly type: ResourceTypeView }): ReactNode {
  return (
    <Section id={type.id} level={3} title={<code>{type.name}</code>} note={type.label}>
      <DocView html={type.doc} under={3} />
      {type.entity === undefined ? null : (
        <p className="note">
          Entity <a href={type.entity.href}>{type.entity.label}</a>
        </p>
      )}
      <LinkLine label="Can be granted:" links={type.privileges} />
    </Section>
  );
}
