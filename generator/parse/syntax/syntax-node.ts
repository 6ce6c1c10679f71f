import type { Span } from "../../catalogue/span.ts";
import { findLine, listLineStarts } from "../../places/line-starts.ts";

/** The text that nodes stand in. */
export interface SyntaxSource {
  readonly file: string;
  readonly text: string;
  /** Offsets at which its lines begin, listed when somebody asks where a node stands. */
  lineStarts?: readonly number[] | undefined;
}

/** What a node is made of. */
interface SyntaxFacts extends Pick<SyntaxNode, "type" | "field" | "parent" | "start" | "end"> {
  readonly source: SyntaxSource;
}

const none: readonly SyntaxNode[] = [];

/**
 * What a grammar says of a piece of a text. Of what stands in it there are the nodes that have a name in the grammar,
 * without comments: brackets, commas and words that are always the same tell nothing that the type doesn't.
 */
export class SyntaxNode {
  /** As the grammar calls it, e.g. `call`; `ERROR` for what it has no place for. */
  readonly type: string;
  /** What it is to its parent, e.g. `name`. */
  readonly field: string | undefined;
  readonly parent: SyntaxNode | undefined;
  /** Told once all of them have been read. */
  children: readonly SyntaxNode[] = none;
  /** The sign of an operation, such as `+`. */
  operator: string | undefined = undefined;
  /** Offsets in the text, the end behind the last character. */
  readonly start: number;
  readonly end: number;
  private readonly source: SyntaxSource;

  constructor({ type, field, parent, start, end, source }: SyntaxFacts) {
    this.type = type;
    this.field = field;
    this.parent = parent;
    this.start = start;
    this.end = end;
    this.source = source;
  }

  get text(): string {
    return this.source.text.slice(this.start, this.end);
  }

  /** The first child in a field. */
  child(field: string): SyntaxNode | undefined {
    return this.children.find((child) => child.field === field);
  }

  /** All children in a field. */
  childrenIn(field: string): readonly SyntaxNode[] {
    return this.children.filter((child) => child.field === field);
  }

  get span(): Span {
    const { file, text } = this.source;
    const starts = (this.source.lineStarts ??= listLineStarts(text));
    const first = findLine(starts, this.start);
    const last = findLine(starts, this.end);
    return {
      file,
      startLine: first + 1,
      startColumn: this.start - (starts[first] ?? 0) + 1,
      endLine: last + 1,
      // The end is the place behind the node; what ends with a line ends in the line's last character.
      endColumn: Math.max(1, this.end - (starts[last] ?? 0)),
    };
  }
}
