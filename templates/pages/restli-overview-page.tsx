import type { ReactNode } from "react";
import type { IndexItem } from "../../generator/page-model/metamodel.ts";
import { restliSections, type RestliOverviewContent } from "../../generator/page-model/restli.ts";
import { BadgeList } from "../parts/badge-list.tsx";
import { CodeBlock } from "../parts/code-tabs.tsx";
import { DocView } from "../parts/doc-view.tsx";
import { LinkItemView } from "../parts/link-groups.tsx";
import { Section } from "../parts/section.tsx";

/** The resources, and what all calls have in common. */
export function RestliOverviewPage({ content }: { readonly content: RestliOverviewContent }): ReactNode {
  return (
    <>
      <p className="lead">{content.intro}</p>
      <Section id={restliSections.resources} title="Resources" note={content.resources.length}>
        <ul className="index">
          {content.resources.map((item) => (
            <ResourceLine key={item.link.href} item={item} />
          ))}
        </ul>
      </Section>
      <Section id={restliSections.calling} title="How to call">
        <DocView html={content.calling} />
        <div className="sdk-import">
          <CodeBlock tab={content.example} />
        </div>
      </Section>
    </>
  );
}

function ResourceLine({ item }: { readonly item: IndexItem }): ReactNode {
  return (
    <li>
      <span className="index-name">
        <LinkItemView link={item.link} />
        <BadgeList badges={item.badges} />
      </span>
      <span className="index-summary">{item.summary}</span>
      <span className="note">{item.note}</span>
    </li>
  );
}
