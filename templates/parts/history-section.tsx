import type { ReactNode } from "react";
import { historyId, type PageHistory } from "../../generator/page-model/history.ts";
import { breakable } from "./breakable.tsx";
import { DetailsBlock } from "./details-block.tsx";
import { RichTextView } from "./rich-text-view.tsx";
import { Section } from "./section.tsx";

/** What releases have done to the things on a page, folded, and what is gone from it. */
export function HistorySection({ history }: { readonly history: PageHistory }): ReactNode {
  const { timeline, removed } = history;
  if (timeline.length + removed.length === 0) return null;
  return (
    <Section id={historyId} title="History">
      {removed.length === 0 ? null : (
        <ul className="removed-things">
          {removed.map(({ id, name, note, members = [] }) => (
            <li key={id ?? name} id={id}>
              <code>
                <s>{breakable(name)}</s>
              </code>{" "}
              <span className="note">
                {note}
                {members.length === 0 ? null : `; it had ${members.join(", ")}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {timeline.length === 0 ? null : (
        <DetailsBlock summary={timeline.length === 1 ? "1 release" : `${timeline.length} releases`}>
          <dl className="timeline">
            {timeline.map(({ release, changes }) => (
              <div key={release}>
                <dt>{release}</dt>
                {changes.map((change, index) => (
                  <dd key={index}>
                    <RichTextView value={change} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </DetailsBlock>
      )}
    </Section>
  );
}
