import type { ReactNode } from "react";
import { breakable } from "./breakable.tsx";
import { SinceLabel } from "./since-label.tsx";

/** A name with dots, such as that of a namespace. */
const isName = /^[\w-]+(?:\.[\w-]+)+$/;

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  /** Said quietly beside the title, such as a count. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under a heading that can be linked to. It has no name for screen readers, whose list of landmarks would be that of headings again. */
export function Section({ id, title, level = 2, note, children }: SectionProps): ReactNode {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section data-heading={id}>
      <Heading id={id}>
        <a className="heading-anchor" href={`#${id}`}>
          {typeof title === "string" && isName.test(title) ? breakable(title) : title}
        </a>
        <SinceLabel id={id} />
        {note === undefined ? null : <span className="heading-note">{note}</span>}
      </Heading>
      {children}
    </section>
  );
}
