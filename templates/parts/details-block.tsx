import type { ReactNode } from "react";

interface DetailsBlockProps {
  readonly id?: string | undefined;
  readonly summary: ReactNode;
  readonly open?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part that opens in place, with or without scripts. */
export function DetailsBlock({ id, summary, open, className, children }: DetailsBlockProps): ReactNode {
  return (
    <details id={id} className={className} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
