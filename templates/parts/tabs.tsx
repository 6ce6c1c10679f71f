import type { ReactNode } from "react";

/** One of several, under its label. */
export interface TabPanel {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Names the group, unique on the page. */
  readonly id: string;
  /** What the tabs show, for those who do not see them. */
  readonly label: string;
  readonly panels: readonly TabPanel[];
  /** Groups of this name follow each other's choice, on all pages. */
  readonly group: string;
}

/**
 * Panels of which one is seen. A radio group chooses, so arrow keys work and nothing needs a
 * script; where `:has()` is missing, all panels are shown one below the other.
 */
export function Tabs({ id, label, panels, group }: TabsProps): ReactNode {
  return (
    <fieldset className="tabs" data-group={group}>
      <legend className="visually-hidden">{label}</legend>
      <div className="tab-bar">
        {panels.map((panel, index) => (
          <label key={panel.id}>
            <input type="radio" name={id} value={panel.id} defaultChecked={index === 0} />
            {panel.label}
          </label>
        ))}
      </div>
      {panels.map((panel) => (
        <div key={panel.id} className="tab-panel">
          <p className="tab-title">{panel.label}</p>
          {panel.content}
        </div>
      ))}
    </fieldset>
  );
}
