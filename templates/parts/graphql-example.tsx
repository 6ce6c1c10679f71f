import type { ReactNode } from "react";
import type { GraphqlExampleView } from "../../generator/page-model/graphql.ts";
import type { CodeTab } from "../../generator/page-model/parts.ts";
import { ExampleTools } from "./example-tools.tsx";
import { CodeBlock, CodeTabs } from "./code-tabs.tsx";
import { RichTextView } from "./rich-text-view.tsx";
import { Section } from "./section.tsx";

interface GraphqlExampleProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  /** Said beside the title. */
  readonly note?: ReactNode;
  readonly example: GraphqlExampleView | undefined;
}

/** A request in several notations with its variables, and the response beside it where there is room. */
export function GraphqlExample({ id, title, level, note, example }: GraphqlExampleProps): ReactNode {
  if (example === undefined) return null;
  return (
    <Section id={id} title={title} level={level ?? 2} note={note}>
      <p className="note">
        <RichTextView value={example.note} />
      </p>
      <div className="graphql-example" data-example="">
        <ExampleTools path={example.path} endpoint={example.endpoint} hasSettings />
        <div className="graphql-request">
          <CodeTabs id={`${id}.request`} label="Request" tabs={example.request} group="request-language" />
        </div>
        <div className="graphql-answer">
          <LabelledCode tab={example.variables} />
          <LabelledCode tab={example.response} />
        </div>
      </div>
    </Section>
  );
}

function LabelledCode({ tab }: { readonly tab: CodeTab | undefined }): ReactNode {
  if (tab === undefined) return null;
  return (
    <>
      <p className="graphql-code-label">{tab.label}</p>
      <CodeBlock tab={tab} />
    </>
  );
}
