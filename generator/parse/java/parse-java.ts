import { javaCodes } from "../../diagnostics/codes/java.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { Grammar } from "../syntax/grammar.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { JavaClass, JavaDocument, JavaField, JavaImport, JavaMethod } from "./java-document.ts";
import { readJavaExpression, readJavaStatements } from "./read-java-body.ts";
import { readJavaParameters } from "./read-java-parameters.ts";
import { readJavaType } from "./read-java-type.ts";
import { takeImports } from "./take-imports.ts";

/** Far beyond any file that people write. */
const longest = 2_000_000;
/** Classes in classes, which nobody nests so deep. */
const deepest = 20;

/**
 * Reads one Java file. It is taken apart and never run. What the grammar can't make sense of is reported once, at
 * the first place, and the rest is read around it.
 */
export function parseJava({ path, text }: SourceFile, grammar: Grammar, report: Report): JavaDocument {
  const nothing: JavaDocument = { kind: "javaDocument", file: path, package: "", imports: [], classes: [] };
  if (text.length > longest) {
    const start = startOfFile(path);
    report.add(javaCodes.tooLarge({ size: text.length, limit: longest }), start);
    return nothing;
  }
  const { imports, rest } = takeImports(text);
  const tree = grammar.read(rest, path);
  if (tree === undefined) return nothing;
  if (tree.error !== undefined) report.add(javaCodes.syntax(), tree.error);
  return readFile(path, tree.root, imports);
}

function readFile(file: string, root: SyntaxNode, imports: readonly JavaImport[]): JavaDocument {
  const top = root.children;
  const declared = top.find(({ type }) => type === "package_declaration");
  return {
    kind: "javaDocument",
    file,
    package: declared?.children.find(({ type }) => type.endsWith("identifier"))?.text ?? "",
    imports,
    classes: readClasses(top, 0),
  };
}

function readClasses(nodes: readonly SyntaxNode[], depth: number): readonly JavaClass[] {
  if (depth > deepest) return [];
  return nodes
    .filter(({ type }) => /^(?:class|interface|enum|record)_declaration$/.test(type))
    .map((node) => readClass(node, depth));
}

function readClass(node: SyntaxNode, depth: number): JavaClass {
  const body = node.child("body")?.children ?? [];
  const members = body.flatMap((child) => (child.type === "enum_body_declarations" ? child.children : [child]));
  const ofKind = (...wanted: readonly string[]): readonly SyntaxNode[] =>
    members.filter(({ type }) => wanted.includes(type));
  const name = node.child("name") ?? node;
  const base = node.child("superclass")?.children[0];
  return {
    name: name.text,
    base: base === undefined ? undefined : readJavaType(base),
    fields: [
      ...(node.type === "record_declaration" ? readComponents(node) : []),
      ...ofKind("field_declaration", "constant_declaration").flatMap((member) => readFields(member)),
    ],
    methods: ofKind("method_declaration", "constructor_declaration", "static_initializer").map((member) =>
      member.type === "static_initializer" ? readInitializer(member) : readMethod(member),
    ),
    classes: readClasses(members, depth + 1),
    span: name.span,
  };
}

function readInitializer(node: SyntaxNode): JavaMethod {
  return { name: "static", parameters: [], body: readJavaStatements(node), span: node.span };
}

/** What a record is made of, each a field of its objects. */
function readComponents(node: SyntaxNode): readonly JavaField[] {
  return readJavaParameters(node).map(({ name, type }) => ({ name, type, static: false, span: node.span }));
}

function readFields(node: SyntaxNode): readonly JavaField[] {
  const modifiers = node.children.find(({ type }) => type === "modifiers");
  return node.childrenIn("declarator").map((declarator) => {
    const name = declarator.child("name") ?? declarator;
    const value = declarator.child("value");
    return {
      name: name.text,
      type: readJavaType(node.child("type")),
      static: node.type === "constant_declaration" || /\bstatic\b/.test(modifiers?.text ?? ""),
      value: value === undefined ? undefined : readJavaExpression(value),
      span: name.span,
    };
  });
}

function readMethod(node: SyntaxNode): JavaMethod {
  const name = node.child("name") ?? node;
  const type = node.child("type");
  const body = node.child("body");
  return {
    name: name.text,
    parameters: readJavaParameters(node),
    type: type === undefined ? undefined : readJavaType(type),
    body: body === undefined ? [] : readJavaStatements(body),
    span: name.span,
  };
}
