import type { ReactNode } from "react";
import type { CodeTab } from "../../generator/page-model/parts.ts";
import { CodeColors } from "./code-colors.ts";
import { Tabs } from "./tabs.tsx";

interface CodeTabsProps {
  /** Names the group, unique on the page; groups of one name on different pages are remembered as one. */
  readonly id: string;
  /** What the tabs show, for those who do not see them. */
  readonly label: string;
  readonly tabs: readonly CodeTab[];
  /** Groups of this name follow each other's choice, on all pages. */
  readonly group?: string | undefined;
}

/** The same thing in several notations. */
export function CodeTabs({ id, label, tabs, group }: CodeTabsProps): ReactNode {
  const [only] = tabs;
  if (only === undefined) return null;
  if (tabs.length === 1) return <CodeBlock tab={only} />;
  const panels = tabs.map((tab) => ({ id: tab.id, label: tab.label, content: <CodeBlock tab={tab} /> }));
  return <Tabs id={id} label={label} panels={panels} group={group ?? id} />;
}

/** Code with its note; it can be scrolled with the keyboard. */
export function CodeBlock({ tab }: { readonly tab: CodeTab }): ReactNode {
  return (
    <>
      {tab.note === undefined ? null : <p className="note">{tab.note}</p>}
      {tab.code === "" ? null : (
        <pre className="code" data-fold={tab.label} role="group" tabIndex={0} aria-label={tab.label}>
          <Code tab={tab} />
        </pre>
      )}
    </>
  );
}

function Code({ tab }: { readonly tab: CodeTab }): ReactNode {
  return <CodeColors.Consumer>{(color) => toCode(color(tab))}</CodeColors.Consumer>;
}

function toCode({ code, language, html }: CodeTab): ReactNode {
  const className = `language-${language}`;
  if (html === undefined) return <code className={className}>{code}</code>;
  return <code className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
