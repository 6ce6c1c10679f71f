import type { ReactNode } from "react";
import type { GraphqlIndexContent, GraphqlIndexItem } from "../../generator/page-model/graphql.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { LinkItemView, listLinkMarks } from "../parts/link-groups.tsx";
import { RichTextView } from "../parts/rich-text-view.tsx";
import { Section } from "../parts/section.tsx";
import { TableTools } from "../parts/table-tools.tsx";

/** Fewer letters than this need no way to jump between them. */
const fewLetters = 4;

/** A line for each thing of one kind, by letter. */
export function GraphqlIndexPage({ content }: { readonly content: GraphqlIndexContent }): ReactNode {
  if (content.groups.length === 0) return <EmptyState text={content.empty} />;
  const links = content.groups.flatMap(({ items }) => items.map(({ link }) => link));
  return (
    <>
      <p className="lead">{content.intro}</p>
      <TableTools count={links.length} noun="lines" scope="page" marks={listLinkMarks(links)} />
      {content.groups.length < fewLetters ? null : (
        <nav className="graphql-letters" aria-label="Letters">
          {content.groups.map((group) => (
            <a key={group.id} href={`#${group.id}`}>
              {group.label}
            </a>
          ))}
        </nav>
      )}
      {content.groups.map((group) => (
        <Section key={group.id} id={group.id} title={group.label}>
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

function IndexLine({ item }: { readonly item: GraphqlIndexItem }): ReactNode {
  return (
    <li>
      <span className="index-name">
        <LinkItemView link={item.link} />
      </span>
      <span className="index-summary">{item.summary}</span>
      <span className="note">
        <RichTextView value={item.note} />
      </span>
    </li>
  );
}
