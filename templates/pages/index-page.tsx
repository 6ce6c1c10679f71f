import type { ReactNode } from "react";
import type { IndexContent } from "../../generator/page-model/metamodel.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { IndexLine } from "../parts/index-line.tsx";
import { Section } from "../parts/section.tsx";
import { TableTools } from "../parts/table-tools.tsx";

/** A line for each thing of a kind, in groups. */
export function IndexPage({ content }: { readonly content: IndexContent }): ReactNode {
  if (content.groups.length === 0) return <EmptyState text={content.empty} />;
  return (
    <>
      <p className="lead">{content.intro}</p>
      <TableTools count={content.groups.flatMap(({ items }) => items).length} noun="lines" scope="page" />
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
