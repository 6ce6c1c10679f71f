import type { NameScope, TextSegment } from "../../../markdown/text-segment.ts";

/** Where a stretch of text comes from; lines and columns count from 0. */
export interface Origin {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly scope?: NameScope | undefined;
}

/** Writes a text of lines from several files, and notes where each comes from. */
export interface TextWriter {
  line(text: string, origin: Origin): void;
  /** A line without words, unless there is one just before. */
  blank(origin: Origin): void;
  /** What follows stands in a line that begins with marks of quotes or lists, or with blanks. */
  enter(lead: string): void;
  leave(): void;
  /** Words of the line that was entered. */
  words(text: string, origin: Origin): void;
  /** What `write` writes are blocks, which end what stands before them on the line. */
  part(origin: Origin, write: () => void): void;
  /** The file that belongs here is not in the input; it is told like one that an include asks for. */
  missing(path: string, origin: Origin): void;
  /** How many characters are written. */
  size(): number;
  finish(): { readonly text: string; readonly segments: readonly TextSegment[] };
}

interface Lead {
  readonly first: string;
  readonly others: string;
  isWritten: boolean;
}

const directive = "{{ inline ";

/** A text that nothing has been written to. */
export function createTextWriter(): TextWriter {
  const lines: string[] = [];
  const segments: TextSegment[] = [];
  const leads: Lead[] = [];
  let size = 0;
  let pending: { text: string; readonly origin: Origin } | undefined;

  const write = (text: string, origin: Origin): void => {
    const lead = leads.map(({ first, others, isWritten }) => (isWritten ? others : first)).join("");
    for (const one of leads) one.isWritten = true;
    const segment = { firstLine: lines.length, ...toPlace(origin, lead.length - origin.column) };
    if (!goesOn(segments.at(-1), segment)) segments.push(segment);
    const line = text.trim() === "" && leads.length > 0 ? lead.trimEnd() : lead + text;
    size += line.length + 1;
    lines.push(line);
  };
  const flush = (): void => {
    const { text = "", origin } = pending ?? {};
    pending = undefined;
    if (origin !== undefined && text.trim() !== "") write(text, origin);
  };
  const blank = (origin: Origin): void => {
    const isFirst = leads.some(({ isWritten, first }) => !isWritten && first.trim() !== "");
    if (!isFirst && lines.length > 0 && !/^[\t >\r]*$/.test(lines.at(-1) ?? "")) write("", origin);
  };
  const words = (text: string, origin: Origin): void => {
    if (pending !== undefined && pending.text.trim() !== "") {
      pending.text += text;
      return;
    }
    const own = text.trimStart();
    pending = { text: own, origin: { ...origin, column: origin.column + text.length - own.length } };
  };
  return {
    line: write,
    blank,
    enter: (first) => void leads.push({ first, others: first.replace(/[^\t >]/g, " "), isWritten: false }),
    leave() {
      flush();
      leads.pop();
    },
    words,
    part(origin, writePart) {
      flush();
      blank(origin);
      writePart();
      blank(origin);
    },
    missing(path, { column, ...origin }) {
      const text = `${directive}${path} }}`;
      flush();
      if (leads.some(({ first, isWritten }) => !isWritten && /[^\t >]/.test(first)))
        write("", { column: 0, ...origin });
      write(text, { ...origin, column: column - directive.length });
    },
    size: () => size,
    finish: () => ({ text: lines.join("\n"), segments }),
  };
}

function toPlace({ file, line, scope }: Origin, shift: number): Omit<TextSegment, "firstLine"> {
  return { file, line, shift, ...(scope === undefined ? {} : { scope }) };
}

function goesOn(before: TextSegment | undefined, next: TextSegment): boolean {
  if (before === undefined || before.file !== next.file || before.scope !== next.scope) return false;
  return before.shift === next.shift && next.line - before.line === next.firstLine - before.firstLine;
}
