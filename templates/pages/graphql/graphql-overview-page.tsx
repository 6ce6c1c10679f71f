import type { ReactNode } from "react";
import { graphqlSections, type GraphqlOverviewContent } from "../../../generator/page-model/graphql.ts";
import { DocView } from "../../parts/doc-view.tsx";
import { FactStrip } from "../../parts/fact-strip.tsx";
import { Section } from "../../parts/section.tsx";
import { GraphqlDeclarations } from "./graphql-parts.tsx";

/** The kinds of the schema with their counts, and where its root types come from. */
export function GraphqlOverviewPage({ content }: { readonly content: GraphqlOverviewContent }): ReactNode {
  return (
    <>
      <p className="lead">{content.intro}</p>
      <DocView html={content.doc} under={1} />
      <FactStrip facts={content.facts} />
      <ul className="entries">
        {content.families.map((family) => (
          <li key={family.href}>
            <a href={family.href}>{family.label}</a> <span className="count">{family.count}</span>
            <p>{family.text}</p>
          </li>
        ))}
      </ul>
      {content.roots.length === 0 ? null : (
        <Section id={graphqlSections.declared} title="Declared in" note={content.roots.length}>
          <div data-fold={`All ${content.roots.length}`}>
            <GraphqlDeclarations declared={content.roots} />
          </div>
        </Section>
      )}
    </>
  );
}
