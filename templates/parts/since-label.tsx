import { createContext, type ReactNode } from "react";

/** By anchor, what the page's history says beside a name. */
export const HistoryLabels = createContext<Readonly<Record<string, string>>>({});

/** Since when the thing with an anchor is there or deprecated, where that is worth a word. */
export function SinceLabel({ id }: { readonly id: string }): ReactNode {
  return <HistoryLabels.Consumer>{(labels) => toLabel(labels, id)}</HistoryLabels.Consumer>;
}

function toLabel(labels: Readonly<Record<string, string>>, id: string): ReactNode {
  return Object.hasOwn(labels, id) ? (
    <>
      {" "}
      <span className="since">{labels[id]}</span>
    </>
  ) : null;
}
