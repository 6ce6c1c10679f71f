import type { Node, Parser } from "web-tree-sitter";
import { javaCodes } from "../../diagnostics/codes/java.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../discover/source-file.ts";
import { findSyntaxError } from "../find-syntax-error.ts";
import { toNodeSpan } from "../to-node-span.ts";
import type { JavaClass, JavaDocument, JavaField, JavaImport, JavaMethod } from "./java-document.ts";
import { takeImports } from "./take-imports.ts";
import { createBodyReader, readType, type BodyReader } from "./read-java-body.ts";

/** Far beyond any file that people write. */
const longest = 2_000_000;
/** Classes in classes, which nobody nests so deep. */
const deepest = 20;

/**
 * Reads one Java file. It is taken apart and never run. What the grammar can't make sense of is reported once, at
 * the first place, and the rest is read around it.
 */
export function parseJava({ path, text }: SourceFile, parser: Parser, report: Report): JavaDocument {
  const nothing: JavaDocument = { kind: "javaDocument", file: path, package: "", imports: [], classes: [] };
  if (text.length > longest) {
    const start = { file: path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
    report.add(javaCodes.tooLarge({ size: text.length, limit: longest }), start);
    return nothing;
  }
  const { imports, rest } = takeImports(text);
  const tree = parser.parse(rest);
  if (tree === null) return nothing;
  try {
    const { rootNode } = tree;
    if (rootNode.hasError) {
      const error = findSyntaxError(rootNode);
      if (error !== undefined) report.add(javaCodes.syntax(), toNodeSpan(path, error));
    }
    return readFile(path, rootNode, imports);
  } finally {
    // Trees live outside of what the engine cleans up.
    tree.delete();
  }
}

function readFile(file: string, root: Node, imports: readonly JavaImport[]): JavaDocument {
  const bodies = createBodyReader(file);
  const top = root.namedChildren;
  const declared = top.find(({ type }) => type === "package_declaration");
  return {
    kind: "javaDocument",
    file,
    package: declared?.namedChildren.find(({ type }) => type.endsWith("identifier"))?.text ?? "",
    imports,
    classes: readClasses(top, { file, bodies, depth: 0 }),
  };
}

interface Place {
  readonly file: string;
  readonly bodies: BodyReader;
  readonly depth: number;
}

function readClasses(nodes: readonly Node[], place: Place): readonly JavaClass[] {
  if (place.depth > deepest) return [];
  return nodes
    .filter(({ type }) => /^(?:class|interface|enum|record)_declaration$/.test(type))
    .map((node) => readClass(node, place));
}

function readClass(node: Node, place: Place): JavaClass {
  const { file, bodies } = place;
  const body = node.childForFieldName("body")?.namedChildren ?? [];
  const members = body.flatMap((child) => (child.type === "enum_body_declarations" ? child.namedChildren : [child]));
  // To ask for the type of a node is a call out of the engine.
  const kinds = members.map(({ type }) => type);
  const ofKind = (...wanted: readonly string[]): readonly Node[] =>
    members.filter((_, index) => wanted.includes(kinds[index] ?? ""));
  const name = node.childForFieldName("name") ?? node;
  const base = node.childForFieldName("superclass")?.namedChildren[0];
  return {
    name: name.text,
    base: base === undefined ? undefined : readType(base),
    fields: ofKind("field_declaration", "constant_declaration").flatMap((member) => readFields(member, place)),
    methods: ofKind("method_declaration", "constructor_declaration").map((member) =>
      readMethod(member, { file, bodies }),
    ),
    classes: readClasses(members, { ...place, depth: place.depth + 1 }),
    span: toNodeSpan(file, name),
  };
}

function readFields(node: Node, { file, bodies }: Place): readonly JavaField[] {
  const modifiers = node.namedChildren.find(({ type }) => type === "modifiers");
  return node.childrenForFieldName("declarator").map((declarator) => {
    const name = declarator.childForFieldName("name") ?? declarator;
    const value = declarator.childForFieldName("value");
    return {
      name: name.text,
      type: readType(node.childForFieldName("type")),
      static: node.type === "constant_declaration" || /\bstatic\b/.test(modifiers?.text ?? ""),
      value: value === null ? undefined : bodies.readExpression(value),
      span: toNodeSpan(file, name),
    };
  });
}

function readMethod(node: Node, { file, bodies }: Pick<Place, "file" | "bodies">): JavaMethod {
  const name = node.childForFieldName("name") ?? node;
  const type = node.childForFieldName("type");
  const body = node.childForFieldName("body");
  const parameters = node.childForFieldName("parameters")?.namedChildren ?? [];
  return {
    name: name.text,
    parameters: parameters
      .filter((parameter) => parameter.type === "formal_parameter" || parameter.type === "spread_parameter")
      .map((parameter) => ({
        name:
          parameter.childForFieldName("name")?.text ??
          parameter.namedChildren.find((child) => child.type === "variable_declarator")?.text ??
          "",
        type: readType(parameter.childForFieldName("type")),
      })),
    type: type === null ? undefined : readType(type),
    body: body === null ? [] : bodies.readStatements(body),
    span: toNodeSpan(file, name),
  };
}
