import type { ReactNode } from "react";
import type { LinkGroup, LinkItem } from "../../generator/page-model/parts.ts";
import { breakable } from "./breakable.tsx";
import { DetailsBlock } from "./details-block.tsx";

/** From here on a group is folded, so that a much used type does not bury what follows. */
const longGroup = 24;

interface LinkGroupsProps {
  readonly groups: readonly LinkGroup[];
  /** The lists are what the page is for: long ones are open, too. */
  readonly isOpen?: boolean;
}

/** Lists of links, each under its label. */
export function LinkGroups({ groups, isOpen = false }: LinkGroupsProps): ReactNode {
  return groups
    .filter((group) => group.links.length > 0)
    .map((group) => (
      <div key={group.label} className="link-group">
        <LinkGroupView group={group} isOpen={isOpen} />
      </div>
    ));
}

function LinkGroupView({ group, isOpen }: { readonly group: LinkGroup; readonly isOpen: boolean }): ReactNode {
  const label = (
    <>
      {group.label} <span className="count">{group.links.length}</span>
    </>
  );
  const list = <LinkList links={group.links} />;
  if (group.links.length <= longGroup)
    return (
      <>
        <p className="link-group-label">{label}</p>
        {list}
      </>
    );
  if (isOpen)
    return (
      <>
        <p className="link-group-label">{label}</p>
        <div data-fold={`All ${group.links.length}`}>{list}</div>
      </>
    );
  return (
    <DetailsBlock summary={label}>
      <div data-fold="">{list}</div>
    </DetailsBlock>
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

/** One link to a named thing, or its name where there is no page of it; struck when the thing is deprecated. */
export function LinkItemView({ link }: { readonly link: LinkItem }): ReactNode {
  // Guides have titles, everything else has names.
  const name = link.noun === "prose" ? link.label : <code data-noun={link.noun}>{breakable(link.label)}</code>;
  const label = link.deprecated === true ? <s>{name}</s> : name;
  return (
    <>
      {link.href === "" ? (
        label
      ) : (
        <a href={link.href} title={link.title}>
          {label}
        </a>
      )}
      {link.note === undefined ? null : <span className="note"> {link.note}</span>}
    </>
  );
}
