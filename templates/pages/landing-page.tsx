import type { ReactNode } from "react";
import type { FrontView, LandingContent } from "../../generator/page-model/metamodel.ts";
import { LinkList } from "../parts/link-groups.tsx";
import { Section } from "../parts/section.tsx";

/** What is here, and the ways in. */
export function LandingPage({ content }: { readonly content: LandingContent }): ReactNode {
  return (
    <>
      <p className="lead">{content.intro}</p>
      {content.front === undefined ? null : <Front front={content.front} />}
      <ul className="entries">
        {content.entries.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href}>{entry.label}</a> <span className="count">{entry.count}</span>
            <p>{entry.text}</p>
          </li>
        ))}
      </ul>
      {content.groups.map((group) => (
        <Section key={group.id} id={group.id} title={group.label} note={group.links.length}>
          <LinkList links={group.links} />
        </Section>
      ))}
    </>
  );
}

/** Search, and what most readers come for. */
function Front({ front: { searched, tasks } }: { readonly front: FrontView }): ReactNode {
  return (
    <>
      <button type="button" className="search-front" aria-haspopup="dialog">
        <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="8.75" cy="8.75" r="5.25" />
          <path d="m12.75 12.75 4 4" />
        </svg>
        {`Search ${searched}`}
        <kbd aria-hidden="true">/</kbd>
      </button>
      {tasks.length === 0 ? null : (
        <ul className="tasks" aria-label="What most readers come for">
          {tasks.map(({ label, href, text }) => (
            <li key={href}>
              <a href={href}>{label}</a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
