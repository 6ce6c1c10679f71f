import type { ReactNode } from "react";
import type { IndexContent, IndexGroup } from "../../generator/page-model/metamodel.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { IndexLine } from "../parts/index-line.tsx";
import { listLinkMarks } from "../parts/link-groups.tsx";
import { Section } from "../parts/section.tsx";
import { TableTools } from "../parts/table-tools.tsx";

/** A line for each thing of a kind, in groups. */
export function IndexPage({ content }: { readonly content: IndexContent }): ReactNode {
  if (content.groups.length === 0) return <EmptyState text={content.empty} />;
  const items = content.groups.flatMap((group) => group.items);
  const marks = items.flatMap(({ link, badges, ...item }) => [
    ...listLinkMarks([link]),
    ...badges.map(({ label }) => label),
    ...(item.marks ?? []),
  ]);
  return (
    <>
      <p className="lead">{content.intro}</p>
      <TableTools count={items.length} noun={content.noun} scope="page" marks={marks} />
      {content.hasLetters === true ? <Letters groups={content.groups} /> : null}
      <Groups groups={content.groups.slice(0, mostGroups)} />
      {content.groups.length <= mostGroups ? null : (
        <div data-fold={`${content.groups.length - mostGroups} more`}>
          <Groups groups={content.groups.slice(mostGroups)} />
        </div>
      )}
    </>
  );
}

/** Of more groups than these the headings alone would be too much for a page. */
const mostGroups = 200;

function Groups({ groups }: { readonly groups: readonly IndexGroup[] }): ReactNode {
  return groups.map((group) =>
    group.label === "" ? (
      <Lines key={group.id} group={group} id={group.id} />
    ) : (
      <Section key={group.id} id={group.id} title={group.label} note={group.items.length}>
        <Lines group={group} />
      </Section>
    ),
  );
}

function Lines({ group, id }: { readonly group: IndexGroup; readonly id?: string }): ReactNode {
  return (
    <ul id={id} className="index" data-fold={`All ${group.items.length}`}>
      {group.items.map((item) => (
        <IndexLine key={item.link.href} item={item} />
      ))}
    </ul>
  );
}

function Letters({ groups }: { readonly groups: readonly IndexGroup[] }): ReactNode {
  return (
    <nav className="letters" aria-label="Letters">
      {groups.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
