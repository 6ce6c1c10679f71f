import type { ReactNode } from "react";
import type { ActionsView, ActionWay } from "../../generator/page-model/actions.ts";
import { sectionIds } from "../../generator/page-model/section-ids.ts";
import { ExampleTools } from "./example-tools.tsx";
import { CodeBlock } from "./code-tabs.tsx";
import { RichTextView } from "./rich-text-view.tsx";
import { Section } from "./section.tsx";
import { Tabs } from "./tabs.tsx";

/** What can be done with a thing, in tabs of the interfaces that do it. */
export function ActionsSection({ view }: { readonly view: ActionsView | undefined }): ReactNode {
  if (view === undefined) return null;
  return (
    <Section id={sectionIds.use} title="What can be done">
      <p className="note">
        <RichTextView value={view.note} />
      </p>
      <ExampleTools hasSettings />
      {view.actions.map(({ id, label, ways }) => (
        <Section key={id} id={id} title={label} level={3}>
          <Tabs
            id={`${id}.way`}
            label={label}
            group="interface"
            panels={ways.map((way) => ({ id: way.id, label: way.label, content: <Way way={way} /> }))}
          />
        </Section>
      ))}
    </Section>
  );
}

function Way({ way: { id, by, note, code, endpoint } }: { readonly way: ActionWay }): ReactNode {
  const [main, ...others] = code;
  return (
    <div className="way" data-example="">
      <p className="note">
        <a href={by.href}>
          <code>{by.label}</code>
        </a>
        {note === undefined ? null : (
          <>
            {" · "}
            <RichTextView value={note} />
          </>
        )}
      </p>
      {id === "graphql" ? <ExampleTools path="/api/graphql" endpoint={endpoint} /> : null}
      {main === undefined ? null : <CodeBlock tab={main} />}
      {others.map((tab) => (
        <details key={tab.id} className="more-code">
          <summary>{tab.label}</summary>
          <CodeBlock tab={tab} />
        </details>
      ))}
    </div>
  );
}
