import type { ReactNode } from "react";
import type { LandingContent } from "../../generator/page-model/metamodel.ts";
import { Front } from "../parts/front.tsx";
import { LinkList } from "../parts/link-groups.tsx";
import { Section } from "../parts/section.tsx";

/** What is here, and the ways in. */
export function LandingPage({ content }: { readonly content: LandingContent }): ReactNode {
  return (
    <>
      <p className="lead">{content.intro}</p>
      {content.front === undefined ? null : <Front front={content.front} />}
      {content.entries.length === 0 ? null : (
        <ul className="entries">
          {content.entries.map((entry) => (
            <li key={entry.href}>
              <a href={entry.href}>{entry.label}</a>{" "}
              {entry.count === "" ? null : <span className="count">{entry.count}</span>}
              {entry.text === "" ? null : <p>{entry.text}</p>}
            </li>
          ))}
        </ul>
      )}
      {content.groups.map((group) => (
        <Section key={group.id} id={group.id} title={group.label} note={group.links.length}>
          <LinkList links={group.links} />
        </Section>
      ))}
    </>
  );
}
