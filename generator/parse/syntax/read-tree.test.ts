import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Language, Parser, type Node } from "web-tree-sitter";
import { beforeAll, describe, expect, it } from "vitest";
import { findShippedFile } from "../../package-folder.ts";
import type { Grammar } from "./grammar.ts";
import { findNodes } from "./find-nodes.ts";
import { loadGrammar } from "./load-grammar.ts";
import type { SyntaxNode } from "./syntax-node.ts";

/** A node in the words of both: ours, and those of the package, whose nodes ask its module for each fact. */
interface Told {
  readonly type: string;
  readonly text: string;
  readonly operator: string | undefined;
  readonly start: readonly [line: number, column: number];
  readonly end: readonly [line: number, column: number];
  readonly children: readonly (readonly [field: string | undefined, Told])[];
}

const skipped = /comment$|^line_continuation$/;

function tellOurs(node: SyntaxNode): Told {
  const { type, text, operator, span, children } = node;
  return {
    type,
    text,
    operator,
    start: [span.startLine, span.startColumn],
    end: [span.endLine, span.endColumn],
    children: children.map((child) => [child.field, tellOurs(child)]),
  };
}

/** What the package says of the same; below texts and names nothing is told. */
function tellTheirs(node: Node, like: SyntaxNode): Told {
  const named = node.children.flatMap((child, index) =>
    child.isNamed && !skipped.test(child.type) ? [[node.fieldNameForChild(index) ?? undefined, child] as const] : [],
  );
  const operator = node.childForFieldName("operator");
  return {
    type: node.type,
    text: node.text,
    operator: operator === null || operator.isNamed ? undefined : operator.type,
    start: [node.startPosition.row + 1, node.startPosition.column + 1],
    end: [node.endPosition.row + 1, Math.max(1, node.endPosition.column)],
    children:
      like.children.length === 0 && /string|identifier/.test(node.type)
        ? []
        : named.map(([field, child], index) => [field, tellTheirs(child, like.children[index] ?? like)]),
  };
}

const python = readFileSync(fileURLToPath(new URL("../../testdata/python/kitchen-sink.py", import.meta.url)), "utf8");
const java = `package a.b; // why
class A<T> extends B implements C { /* what */
  static final String NAME = "n\\u0041" + 1;
  @Override Object get(List<String> x) { if (x != null && !done) { return f(() -> g(x, true)); } return new E(NAME) {}; }
  int lines = 3
    + 4;
}`;

describe.each([
  ["python", python],
  ["java", java],
  ["python", "a = 1\nclass Broken(Base:\n    b: int\n\nc = 2\n"],
  ["java", 'class A { void b() { c(; } String d = "é𝄞" + "\r\n; }'],
  ["python", ""],
] as const)("readTree of %s", (language, text) => {
  let grammar: Grammar;
  let parser: Parser;
  beforeAll(async () => {
    grammar = await loadGrammar(language);
    parser = new Parser();
    parser.setLanguage(await Language.load(findShippedFile(`tree-sitter-${language}/tree-sitter-${language}.wasm`)));
  });

  it("says what the package's own nodes say", () => {
    const ours = grammar.read(text, "a");
    const theirs = parser.parse(text);
    expect(ours && tellOurs(ours.root)).toEqual(ours && theirs && tellTheirs(theirs.rootNode, ours.root));
    expect(ours?.error !== undefined).toBe(theirs?.rootNode.hasError);
    theirs?.delete();
  });
});

it("goes as deep as brackets do", async () => {
  const deep = `a = ${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  const root = (await loadGrammar("python")).read(deep, "a")?.root;
  expect(root && findNodes(root, ["list"])).toHaveLength(20_000);
});
