import type { ReactNode } from "react";
import type { IndexContent, IndexItem } from "../../generator/page-model/metamodel.ts";
import { BadgeList } from "../parts/badge-list.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { LinkItemView, listLinkMarks } from "../parts/link-groups.tsx";
import { Section } from "../parts/section.tsx";
import { TableTools } from "../parts/table-tools.tsx";

/** A line for each thing of a kind, in groups. */
export function IndexPage({ content }: { readonly content: IndexContent }): ReactNode {
  if (content.groups.length === 0) return <EmptyState text={content.empty} />;
  const items = content.groups.flatMap((group) => group.items);
  const marks = items.flatMap(({ link, badges }) => [...listLinkMarks([link]), ...badges.map(({ label }) => label)]);
  return (
    <>
      <p className="lead">{content.intro}</p>
      <TableTools count={items.length} noun="lines" scope="page" marks={marks} />
      {content.groups.map((group) => (
        <Section key={group.id} id={group.id} title={group.label} note={group.items.length}>
          <ul className="index">
            {group.items.map((item) => (
              <IndexLine key={item.link.href} item={item} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function IndexLine({ item }: { readonly item: IndexItem }): ReactNode {
  return (
    <li>
      <span className="index-name">
        <LinkItemView link={item.link} />
        <BadgeList badges={item.badges} />
      </span>
      <span className="index-summary">{item.summary}</span>
      {item.note === undefined ? null : <span className="note">{item.note}</span>}
    </li>
  );
}
