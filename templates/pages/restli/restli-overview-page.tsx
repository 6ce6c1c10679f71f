import type { ReactNode } from "react";
import { restliSections, type RestliOverviewContent } from "../../../generator/page-model/restli.ts";
import { CodeBlock } from "../../parts/code-tabs.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { IndexLine } from "../../parts/index-line.tsx";
import { Section } from "../../parts/section.tsx";

/** The resources, and what all calls have in common. */
export function RestliOverviewPage({ content }: { readonly content: RestliOverviewContent }): ReactNode {
  return (
    <>
      <p className="lead">{content.intro}</p>
      <Section id={restliSections.resources} title="Resources" note={content.resources.length}>
        <ul className="index">
          {content.resources.map((item) => (
            <IndexLine key={item.link.href} item={item} />
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
