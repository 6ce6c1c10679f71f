import type { Cursor } from "./cursor.ts";
import { SyntaxNode, type SyntaxSource } from "./syntax-node.ts";

/** How the nodes of a type are read. */
export interface SyntaxPart {
  readonly type: string;
  readonly reading:
    /** A node with what stands in it. */
    | "whole"
    /** A node whose inside tells nothing. */
    | "leaf"
    /** A sign or a word that is always the same. */
    | "sign"
    | "nothing";
}

/** What there is to know of a language to read its trees. */
export interface SyntaxReading {
  /** By the number of the type. */
  readonly parts: readonly SyntaxPart[];
  /** Names of fields by their number. */
  readonly fields: readonly (string | null)[];
  readonly source: SyntaxSource;
}

/** How nodes of a type are read; the names are those of the grammars of Python and Java. */
export function toPart(type: string, isNamed: boolean): SyntaxPart {
  if (!isNamed) return { type, reading: "sign" };
  if (skipped.test(type)) return { type, reading: "nothing" };
  return { type, reading: leaves.has(type) ? "leaf" : "whole" };
}

const skipped = /comment$|^line_continuation$/;
/** Tokens of the grammars, and texts, whose escapes are read from what they say. */
const leaves = new Set([
  ...["identifier", "type_identifier", "string_start", "string_content", "string_end", "string_literal"],
  ...["integer", "float", "true", "false", "none", "ellipsis", "this", "super", "null_literal", "void_type"],
]);

/** What the grammar gives a number beyond all types: it has no place for such a node. */
const unknown: SyntaxPart = { type: "ERROR", reading: "whole" };

/** The tree below a cursor as plain data. It goes step by step, since nesting could exhaust the stack. */
export function readTree(cursor: Cursor, { parts, fields, source }: SyntaxReading): SyntaxNode {
  /** What has been read of each node that is open, one after the other, and where that of each begins. */
  const read: SyntaxNode[] = [];
  const begins: number[] = [];
  const enter = (part: SyntaxPart, field: number, parent: SyntaxNode | undefined): SyntaxNode => {
    const start = cursor.start();
    return new SyntaxNode({
      type: part.type,
      field: fields[field] ?? undefined,
      parent,
      start,
      end: cursor.end(),
      source,
    });
  };
  const root = enter(parts[cursor.type()] ?? unknown, 0, undefined);
  if (!cursor.toChild()) return root;
  let node = root;
  begins.push(0);
  for (;;) {
    const part = parts[cursor.type()] ?? unknown;
    if (part.reading === "whole") {
      const child = enter(part, cursor.field(), node);
      read.push(child);
      if (cursor.toChild()) {
        node = child;
        begins.push(read.length);
        continue;
      }
    } else if (part.reading === "leaf") read.push(enter(part, cursor.field(), node));
    else if (part.reading === "sign" && fields[cursor.field()] === "operator") node.operator = part.type;
    while (!cursor.toSibling()) {
      const begin = begins.pop() ?? 0;
      node.children = read.slice(begin);
      read.length = begin;
      if (node === root || node.parent === undefined) return root;
      cursor.toParent();
      node = node.parent;
    }
  }
}
