import type { ReactNode } from "react";
import { breakable } from "./breakable.tsx";
import type { RichText, TextRun } from "../../generator/page-model/parts.ts";

/** Running text with its links, names and marked placeholders. */
export function RichTextView({ value }: { readonly value: RichText }): ReactNode {
  return value.map((run, index) =>
    isPlain(run) ? run.text : <Run key={index} run={run} length={measureWord(value, index)} />,
  );
}

/** Whether a run is nothing but words, as every other one is. */
function isPlain({ code, href, title, unresolved, id }: TextRun): boolean {
  return code !== true && href === undefined && title === undefined && unresolved !== true && id === undefined;
}

/** How much there is from space to space around a run, such as the `array[Owner]` around `Owner`. */
function measureWord(value: RichText, index: number): number {
  const text = value[index]?.text ?? "";
  const before = value[index - 1]?.text ?? "";
  const after = value[index + 1]?.text ?? "";
  return before.length - (before.search(/\s\S*$/) + 1) + text.length + after.search(/\s|$/);
}

interface RunProps {
  readonly run: TextRun;
  /** Of the word that it is a part of. */
  readonly length: number;
}

function Run({ run, length }: RunProps): ReactNode {
  const text =
    run.code === true ? <code data-noun={run.noun}>{breakable(run.text, length)}</code> : toPlain(run, length);
  if (run.id !== undefined) return <span id={run.id}>{text}</span>;
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
function toPlain({ text, href }: TextRun, length: number): ReactNode {
  return href === undefined ? text : breakable(text, length);
}
