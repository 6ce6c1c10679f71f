import type { ReactNode } from "react";
import type { SourceView } from "../../generator/page-model/parts.ts";
import { breakable } from "./breakable.tsx";

/** Where a thing is declared: a link when the repository is known, else the path alone. */
export function SourceLine({ source }: { readonly source: SourceView | undefined }): ReactNode {
  if (source === undefined) return null;
  const label = <code>{breakable(source.label)}</code>;
  return <span className="source-line">{source.href === undefined ? label : <a href={source.href}>{label}</a>}</span>;
}
