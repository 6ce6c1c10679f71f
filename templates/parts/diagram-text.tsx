import type { ReactNode } from "react";
import type { DiagramText } from "../../generator/page-model/diagrams.ts";

interface DiagramTextProps {
  readonly text: DiagramText;
  readonly lineHeight: number;
  readonly className?: string | undefined;
  /** What belongs to the link besides the words: the edge that a label names. */
  readonly children?: ReactNode;
}

/** A name or label in a picture, as a link where it has somewhere to lead. */
export function DiagramTextView({ text, lineHeight, className, children }: DiagramTextProps): ReactNode {
  const { x, y, lines, indent = 0, href, title, noun } = text;
  const [first, ...rest] = lines;
  const content = (
    <>
      {title === undefined ? null : <title>{title}</title>}
      {children}
      <text x={x} y={y} className={className}>
        {first}
        {rest.map((line, index) => (
          <tspan key={index} x={x + indent} dy={lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
  return href === undefined ? (
    <g data-noun={noun}>{content}</g>
  ) : (
    <a href={href} data-noun={noun}>
      {content}
    </a>
  );
}
