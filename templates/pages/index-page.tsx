import type { ReactNode } from "react";
import type { IndexContent } from "../../generator/page-model/metamodel.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { IndexLine } from "../parts/index-line.tsx";
import { listLinkMarks } from "../parts/link-groups.tsx";
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
