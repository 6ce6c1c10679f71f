import type { ReactNode } from "react";
import type {
  CapabilityMark,
  IngestionIndexContent,
  IngestionIndexItem,
} from "../../../generator/page-model/ingestion.ts";
import { LinkLine } from "../../parts/link-line.tsx";
import { Section } from "../../parts/section.tsx";
import { TableTools } from "../../parts/table-tools.tsx";
import { CapabilitySign, CapabilitySigns } from "./ingestion-signs.tsx";

/** All sources by status, each with what it extracts. */
export function IngestionIndexPage({ content }: { readonly content: IngestionIndexContent }): ReactNode {
  const items = content.groups.flatMap((group) => group.items);
  const marks = items.flatMap(({ capabilities }) => capabilities.map(({ label }) => label));
  return (
    <>
      <CapabilitySigns />
      <p className="lead">{content.intro}</p>
      <p>
        <a href={content.matrix.href}>{content.matrix.label}</a>
      </p>
      <LinkLine label="What else recipes name:" links={content.others} />
      <TableTools count={items.length} noun="sources" scope="page" marks={marks} />
      {content.groups.map((group) => (
        <Section key={group.id} id={group.id} title={group.label} note={group.items.length}>
          <p className="note">{group.text}</p>
          <ul className="source-list" data-fold={`All ${group.items.length}`}>
            {group.items.map((item) => (
              <SourceLine key={item.href} item={item} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function SourceLine({ item }: { readonly item: IngestionIndexItem }): ReactNode {
  return (
    <li>
      <div className="source-name">
        <a href={item.href}>{item.label}</a>
        {item.plugins.map((plugin) => (
          <code key={plugin} className="note">
            {plugin}
          </code>
        ))}
      </div>
      <div>
        {item.summary === "" ? null : <p className="source-summary">{item.summary}</p>}
        <Marks marks={item.capabilities} source={item.label} />
      </div>
    </li>
  );
}

function Marks({ marks, source }: { readonly marks: readonly CapabilityMark[]; readonly source: string }): ReactNode {
  if (marks.length === 0) return <p className="note">Says nothing about what it extracts.</p>;
  return (
    <ul className="capability-marks" aria-label={`What ${source} extracts`}>
      {marks.map((mark) => (
        <li key={mark.label}>
          <CapabilitySign icon={mark.icon} />
          {mark.label}
        </li>
      ))}
    </ul>
  );
}
