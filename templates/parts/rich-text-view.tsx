import type { ReactNode } from "react";
import { breakable } from "./breakable.tsx";
import type { RichText, TextRun } from "../../generator/page-model/parts.ts";

/** Running text with its links, names and marked placeholders. */
export function RichTextView({ value }: { readonly value: RichText }): ReactNode {
  return value.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run }: { readonly run: TextRun }): ReactNode {
  const text = run.code === true ? <code data-noun={run.noun}>{breakable(run.text)}</code> : toPlain(run);
  if (run.unresolved === true) {
    return (
      <span className="unresolved" title={run.title ?? "Not in the model"}>
        {text}
      </span>
    );
  }
  if (run.href !== undefined) {
    return (
      <a href={run.href} title={run.title}>
        {text}
      </a>
    );
  }
  return run.title === undefined ? text : <span title={run.title}>{text}</span>;
}

/** A name may be broken where it stands as a link, as in a type; the words around it are broken at spaces. */
function toPlain({ text, href }: TextRun): ReactNode {
  return href === undefined ? text : breakable(text);
}
