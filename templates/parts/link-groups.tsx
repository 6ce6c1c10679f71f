import type { ReactNode } from "react";
import type { LinkGroup, LinkItem } from "../../generator/page-model/parts.ts";
import { breakable } from "./breakable.tsx";
import { DetailsBlock } from "./details-block.tsx";

/** From here on a group is folded, so that a much used type does not bury what follows. */
const longGroup = 24;

/** Lists of links, each under its label. */
export function LinkGroups({ groups }: { readonly groups: readonly LinkGroup[] }): ReactNode {
  return groups
    .filter((group) => group.links.length > 0)
    .map((group) => (
      <div key={group.label} className="link-group">
        <LinkGroupView group={group} />
      </div>
    ));
}

function LinkGroupView({ group }: { readonly group: LinkGroup }): ReactNode {
  const label = (
    <>
      {group.label} <span className="count">{group.links.length}</span>
    </>
  );
  const list = <LinkList links={group.links} />;
  if (group.links.length > longGroup)
    return (
      <DetailsBlock summary={label}>
        <div data-fold="">{list}</div>
      </DetailsBlock>
    );
  return (
    <>
      <p className="link-group-label">{label}</p>
      {list}
    </>
  );
}

/** Links in columns, each with a few words of its own. */
export function LinkList({ links }: { readonly links: readonly LinkItem[] }): ReactNode {
  return (
    <ul className="link-list">
      {links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <LinkItemView link={link} />
        </li>
      ))}
    </ul>
  );
}

/** What links are marked with and chosen by. */
export function listLinkMarks(links: readonly LinkItem[]): readonly string[] {
  return links.some(({ deprecated }) => deprecated === true) ? ["deprecated"] : [];
}

/** One link to a named thing, struck when the thing is deprecated. */
export function LinkItemView({ link }: { readonly link: LinkItem }): ReactNode {
  // Guides have titles, everything else has names.
  const label = link.noun === "prose" ? link.label : <code data-noun={link.noun}>{breakable(link.label)}</code>;
  return (
    <>
      {link.href === "" ? (
        label
      ) : (
        <a href={link.href} title={link.title}>
          {link.deprecated === true ? <s>{label}</s> : label}
        </a>
      )}
      {link.note === undefined ? null : <span className="note"> {link.note}</span>}
    </>
  );
}
