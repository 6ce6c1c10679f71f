import type { ReactNode } from "react";
import type { CodeTab } from "../../generator/page-model/parts.ts";

interface CodeTabsProps {
  /** Names the group, unique on the page; groups of one name on different pages are remembered as one. */
  readonly id: string;
  /** What the tabs show, for those who do not see them. */
  readonly label: string;
  readonly tabs: readonly CodeTab[];
  /** Groups of this name follow each other's choice, on all pages. */
  readonly group?: string | undefined;
}

/**
 * The same thing in several notations. A radio group chooses, so arrow keys work and nothing needs a
 * script; where `:has()` is missing, all panels are shown one below the other.
 */
export function CodeTabs({ id, label, tabs, group }: CodeTabsProps): ReactNode {
  const [only] = tabs;
  if (only === undefined) return null;
  if (tabs.length === 1) return <CodeBlock tab={only} />;
  return (
    <fieldset className="tabs" data-group={group ?? id}>
      <legend className="visually-hidden">{label}</legend>
      <div className="tab-bar">
        {tabs.map((tab, index) => (
          <label key={tab.id}>
            <input type="radio" name={id} value={tab.id} defaultChecked={index === 0} />
            {tab.label}
          </label>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} className="tab-panel">
          <p className="tab-title">{tab.label}</p>
          <CodeBlock tab={tab} />
        </div>
      ))}
    </fieldset>
  );
}

/** Code with its note; it can be scrolled with the keyboard. */
export function CodeBlock({ tab }: { readonly tab: CodeTab }): ReactNode {
  return (
    <>
      {tab.note === undefined ? null : <p className="note">{tab.note}</p>}
      {tab.code === "" ? null : (
        <pre className="code" role="group" tabIndex={0} aria-label={tab.label}>
          <Code tab={tab} />
        </pre>
      )}
    </>
  );
}

function Code({ tab }: { readonly tab: CodeTab }): ReactNode {
  const className = `language-${tab.language}`;
  if (tab.html === undefined) return <code className={className}>{tab.code}</code>;
  return <code className={className} dangerouslySetInnerHTML={{ __html: tab.html }} />;
}
