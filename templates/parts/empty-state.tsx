import type { ReactNode } from "react";
import type { SourceView } from "../../generator/page-model/parts.ts";
import { SourceLine } from "./source-line.tsx";

interface EmptyStateProps {
  readonly text: string;
  /** The line where something could be written. */
  readonly source?: SourceView | undefined;
}

/** What stands where the model has nothing to show. */
export function EmptyState({ text, source }: EmptyStateProps): ReactNode {
  return (
    <p className="empty-state">
      {text}
      {source === undefined ? null : (
        <>
          {" · "}
          <SourceLine source={source} />
        </>
      )}
    </p>
  );
}
