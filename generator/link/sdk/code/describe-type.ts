import type { ResolvedName } from "../../../parse/sdk/sdk-document.ts";
import type { PythonExpression } from "../../../parse/python/python-document.ts";

/** A type as Python writes it, and what its names stand for, as far as that is known. */
export interface DescribedType {
  readonly text: string;
  readonly names: readonly ResolvedName[];
}

/** Types in quotes name what is declared further down; they stand without. */
export function describeType(
  expression: PythonExpression,
  resolve: (dotted: string) => string | undefined,
): DescribedType {
  const names = new Map<string, string>();
  const note = (name: string): string => {
    const full = resolve(name);
    if (full !== undefined) names.set(name, full);
    return name;
  };
  const noteAll = (text: string): string => {
    for (const [name] of text.matchAll(/"[^"]*"|'[^']*'|[A-Za-z_][\w.]*/g)) if (!/^["']/.test(name)) note(name);
    return text;
  };
  const write = (part: PythonExpression, isValue = false): string => {
    switch (part.kind) {
      case "text":
        return isValue ? JSON.stringify(part.value) : noteAll(part.value.trim());
      case "name":
        return note(part.name);
      case "attribute": {
        const of = toDotted(part.of);
        return of === undefined ? noteAll(`${write(part.of)}.${part.name}`) : note(`${of}.${part.name}`);
      }
      case "subscript": {
        const of = write(part.of);
        const holdsValues = /(?:^|\.)Literal$/.test(of);
        const items = part.items.flatMap((item) => (item.kind === "tuple" ? item.items : [item]));
        return `${of}[${items.map((item) => write(item, holdsValues)).join(", ")}]`;
      }
      case "list":
        return `[${part.items.map((item) => write(item)).join(", ")}]`;
      case "binary":
        return `${write(part.left)} ${part.operator} ${write(part.right)}`;
      case "none":
        return "None";
      case "boolean":
        return part.value ? "True" : "False";
      case "ellipsis":
        return "...";
      case "spread":
        return `*${write(part.of)}`;
      default:
        return noteAll(part.text);
    }
  };
  const text = write(expression);
  return { text, names: [...names].map(([name, full]) => ({ name, full })) };
}

function toDotted(expression: PythonExpression): string | undefined {
  if (expression.kind === "name") return expression.name;
  if (expression.kind !== "attribute") return undefined;
  const of = toDotted(expression.of);
  return of && `${of}.${expression.name}`;
}
