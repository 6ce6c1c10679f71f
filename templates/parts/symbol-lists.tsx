import type { ReactNode } from "react";

/** Of very long lists, those behind stand in one of their own, which a page that would be too large leaves out. */
const mostInSight = 500;

/** Names that an enum consists of, an entry each. */
export function SymbolLists({ entries }: { readonly entries: readonly ReactNode[] }): ReactNode {
  const first = <dl className="symbols">{entries.slice(0, mostInSight)}</dl>;
  if (entries.length <= mostInSight) return first;
  return (
    <>
      {first}
      <dl className="symbols" data-fold={`${entries.length - mostInSight} more`}>
        {entries.slice(mostInSight)}
      </dl>
    </>
  );
}
