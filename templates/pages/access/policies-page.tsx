import type { ReactNode } from "react";
import type { PoliciesContent } from "../../../generator/page-model/access.ts";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FactStrip } from "../../parts/fact-strip.tsx";
import { LinkList } from "../../parts/link-groups.tsx";
import { Section } from "../../parts/section.tsx";

/** The policies that are there from the start, each with its actors and privileges. */
export function PoliciesPage({ content }: { readonly content: PoliciesContent }): ReactNode {
  return (
    <>
      <p className="lead">{content.intro}</p>
      {content.policies.map(({ id, label, doc, facts, privileges }) => (
        <Section key={id} id={id} title={label}>
          <DocView html={doc} />
          <FactStrip facts={facts} />
          <div className="policy-privileges">
            {privileges.length === 0 ? <EmptyState text="It grants nothing." /> : <LinkList links={privileges} />}
          </div>
        </Section>
      ))}
    </>
  );
}
