import type { PythonExpression } from "../../parse/python/python-document.ts";

/** Nobody writes a longer type, or a deeper one. */
const longest = 500;
const deepest = 30;

/**
 * The type that stands in a text, as annotations may have it before their names are known: names, their
 * arguments, and what is joined by `|`. Undefined for anything else.
 */
export function readTypeText(text: string): PythonExpression | undefined {
  if (text.length > longest) return undefined;
  const tokens = text.match(
    /[\p{L}_][\p{L}\p{N}_]*(?:\s*\.\s*[\p{L}_][\p{L}\p{N}_]*)*|\.\.\.|"[^"\\]*"|'[^'\\]*'|\d+|\S/gu,
  );
  if (tokens === null) return undefined;
  let at = 0;

  function readUnion(depth: number): PythonExpression | undefined {
    let left = readOne(depth);
    while (left !== undefined && tokens?.[at] === "|") {
      at += 1;
      const right = readOne(depth);
      left = right && { kind: "binary", operator: "|", left, right, text };
    }
    return left;
  }

  function readOne(depth: number): PythonExpression | undefined {
    const token = tokens?.[at] ?? "";
    at += 1;
    const of = readToken(token);
    if (of === undefined || tokens?.[at] !== "[" || depth > deepest) return of;
    const items: PythonExpression[] = [];
    do {
      at += 1;
      const item = readUnion(depth + 1);
      if (item === undefined) return undefined;
      items.push(item);
    } while (tokens[at] === ",");
    if (tokens[at] !== "]") return undefined;
    at += 1;
    return { kind: "subscript", of, items, text };
  }

  const type = readUnion(0);
  return at === tokens.length ? type : undefined;
}

function readToken(token: string): PythonExpression | undefined {
  if (token === "None") return { kind: "none" };
  if (token === "...") return { kind: "ellipsis" };
  if (/^["']/.test(token)) return { kind: "text", value: token.slice(1, -1) };
  if (/^\d/.test(token)) return { kind: "number", text: token };
  if (!/^[\p{L}_]/u.test(token)) return undefined;
  const [first = "", ...rest] = token.split(".").map((name) => name.trim());
  return rest.reduce<PythonExpression>((of, name) => ({ kind: "attribute", of, name }), { kind: "name", name: first });
}
