import {
  parse,
  type AnyNode,
  type CallExpression,
  type Expression,
  type ImportDeclaration,
  type ObjectExpression,
  type Program,
  type Property,
} from "acorn";
import { escapeText } from "../../../site/markup/escape-text.ts";
import { findTag } from "../../../site/markup/find-tag.ts";
import { findAttribute, printAttributes } from "../../../site/markup/print-attributes.ts";

/**
 * A module of templates whose elements are made by stencils (`site/markup/stencil.ts`, which is to be found at `stencils`):
 * what is always the same of elements that stand in one another is one text, written once and for all. To make two objects for
 * each element, look up each of its properties and put tags together took most of a page's time. Undefined for a module
 * without elements. It is given what JSX has become: calls of React's functions.
 */
export function mergeElements(code: string, stencils: string): string | undefined {
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  const makers = listMakers(program);
  if (makers.size === 0) return undefined;
  const module: Module = { code, makers, statements: [] };
  const body = rewrite(program, module);
  const names = `makeStencil as ${own.makeStencil}, fillStencil as ${own.fillStencil}, makeElement as ${own.makeElement}`;
  return [`import { ${names} } from ${JSON.stringify(stencils)};`, ...module.statements, body].join("\n");
}

/** What functions of ours are called in a module, as nobody else calls theirs. */
const own = { makeStencil: "makeStencil$", fillStencil: "fillStencil$", makeElement: "makeElement$" } as const;

interface Module {
  readonly code: string;
  /** What the functions for elements are called in it, and what stands for a fragment. */
  readonly makers: ReadonlyMap<string, "element" | "fragment">;
  /** Those that make its stencils. */
  readonly statements: string[];
}

const elementModule = /(?:^|\/)jsx(?:-dev)?-runtime(?:\.js)?$/;

function listMakers({ body }: Program): Module["makers"] {
  const imports = body.filter((node): node is ImportDeclaration => node.type === "ImportDeclaration");
  return new Map(
    imports
      .filter(({ source }) => elementModule.test(String(source.value)))
      .flatMap(({ specifiers }) => specifiers)
      .flatMap((specifier) => {
        if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") return [];
        const { name } = specifier.imported;
        return [[specifier.local.name, name === "Fragment" ? "fragment" : "element"] as const];
      }),
  );
}

/** A call that makes an element, of properties that are listed in it. */
interface ElementCall extends CallExpression {
  readonly arguments: [type: Expression, properties: ObjectExpression, ...rest: Expression[]];
}

function isElementCall(node: AnyNode, { makers }: Module): node is ElementCall {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return false;
  return makers.get(node.callee.name) === "element" && node.arguments[1]?.type === "ObjectExpression";
}

/** The code of a node, in which elements are made as we make them. */
function rewrite(node: AnyNode, module: Module): string {
  let text = "";
  let done = node.start;
  for (const call of findCalls(node, module)) {
    const before = module.code.slice(done, call.start);
    const made = rewriteCall(call, module);
    // The bundler says of each mark of a pure call that it stands before something else.
    text += (made.endsWith(")") ? before : before.replace(pureMark, "")) + made;
    done = call.end;
  }
  return text + module.code.slice(done, node.end);
}

const pureMark = /\/\* @__PURE__ \*\/ ?$/;

/** The calls in a node that stand in no other one, in order. */
function findCalls(node: AnyNode, module: Module): readonly ElementCall[] {
  if (isElementCall(node, module)) return [node];
  const children = Object.values(node).flat().filter(isNode);
  return children.toSorted((a, b) => a.start - b.start).flatMap((child) => findCalls(child, module));
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function rewriteCall(call: ElementCall, module: Module): string {
  const draft: Draft = { texts: [""], gaps: [] };
  const elements = draw(call, draft, module);
  if (elements !== undefined) {
    const values = draft.gaps.map(({ value }) => rewrite(value, module));
    const { statements } = module;
    const stencil = `stencil${statements.length}$`;
    const texts = JSON.stringify(draft.texts);
    const properties = JSON.stringify(draft.gaps.map(({ property }) => property));
    const made = `${own.makeStencil}(${texts}, ${properties}, (${valuesName}) => ${elements})`;
    // Without gaps it is always the same.
    const isSame = values.length === 0;
    statements.push(`const ${stencil} = ${isSame ? `${own.fillStencil}(${made}, [])` : made};`);
    return isSame ? stencil : `${own.fillStencil}(${stencil}, [${values.join(", ")}])`;
  }
  const [type, properties] = call.arguments;
  if (listProperties(properties) !== undefined) {
    return `${own.makeElement}(${rewrite(type, module)}, ${rewrite(properties, module)})`;
  }
  // Only React's own function takes a key out of properties that nobody can see yet.
  const { callee } = call;
  const rewritten = call.arguments.map((argument) => rewrite(argument, module)).join(", ");
  return `${module.code.slice(callee.start, callee.end)}(${rewritten})`;
}

/** What elements show, as far as it is known. */
interface Draft {
  readonly texts: string[];
  readonly gaps: { readonly property: string; readonly value: Expression }[];
}

const valuesName = "values$";

function addText({ texts }: Draft, text: string): void {
  texts.push((texts.pop() ?? "") + text);
}

/** The code of what is in a gap, where the stencil is React's to write. */
function addGap({ texts, gaps }: Draft, property: string, value: Expression): string {
  texts.push("");
  gaps.push({ property, value });
  return `${valuesName}[${gaps.length - 1}]`;
}

/** Adds an element to a draft. Gives the code that makes it of what is in the gaps; undefined, and no change, for one that isn't plain. */
function draw(call: ElementCall, draft: Draft, module: Module): string | undefined {
  const texts = [...draft.texts];
  const { length } = draft.gaps;
  const drawn = drawTag(call, draft, module);
  if (drawn === undefined) {
    draft.texts.splice(0, Infinity, ...texts);
    draft.gaps.length = length;
  }
  return drawn;
}

function drawTag(call: ElementCall, draft: Draft, module: Module): string | undefined {
  const [type, { properties }, , isStatic] = call.arguments;
  const list = listProperties({ properties } as ObjectExpression);
  if (list === undefined) return undefined;
  const maker = module.code.slice(call.callee.start, call.callee.end);
  const finish = (parts: readonly string[]): string => {
    const rest = isStatic === undefined ? "" : `, undefined, ${module.code.slice(isStatic.start, isStatic.end)}`;
    return `${maker}(${module.code.slice(type.start, type.end)}, { ${parts.join(", ")} }${rest})`;
  };
  if (type.type === "Identifier" && module.makers.get(type.name) === "fragment") {
    const children = list.find(({ name }) => name === "children");
    return finish(children === undefined ? [] : [`children: ${drawChildren(children.value, draft, module)}`]);
  }
  if (type.type !== "Literal" || typeof type.value !== "string" || unusual.has(type.value)) return undefined;
  const tag = findTag(type.value);
  if (tag === undefined || (type.value.includes("-") && list.length > 0)) return undefined;
  addText(draft, tag.start);
  const parts: string[] = [];
  let inner: string | undefined;
  let children: Expression | undefined;
  let markup: Expression | undefined;
  for (const { name, value } of list) {
    if (name === "children") children = value;
    else if (name === "dangerouslySetInnerHTML") {
      markup = readMarkup(value);
      if (markup === undefined) return undefined;
    } else {
      const drawn = drawAttribute(name, value, draft, module);
      if (drawn === undefined) return undefined;
      parts.push(`${JSON.stringify(name)}: ${drawn}`);
    }
  }
  if (tag.isVoid) {
    if (children !== undefined || markup !== undefined) return undefined;
    addText(draft, tag.end);
    return finish(parts);
  }
  addText(draft, ">");
  if (markup !== undefined) {
    if (children !== undefined) return undefined;
    inner = `dangerouslySetInnerHTML: { __html: ${addGap(draft, "dangerouslySetInnerHTML", markup)} }`;
  } else if (children !== undefined) inner = `children: ${drawChildren(children, draft, module)}`;
  addText(draft, tag.end);
  return finish(inner === undefined ? parts : [...parts, inner]);
}

/** Elements that are written in a manner of their own, for what they say or what is in them. */
const unusual: ReadonlySet<string> = new Set(["input", "pre"]);

interface NamedProperty {
  readonly name: string;
  readonly value: Expression;
}

/** The properties of an object; undefined if they aren't all there to see. */
function listProperties({ properties }: ObjectExpression): readonly NamedProperty[] | undefined {
  const isPlain = (property: ObjectExpression["properties"][number]): property is Property =>
    property.type === "Property" && property.kind === "init" && !property.computed && !property.method;
  if (!properties.every(isPlain)) return undefined;
  return properties.map(({ key, value }) => ({
    name: key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "",
    value,
  }));
}

/** `{ __html: markup }`. */
function readMarkup(value: Expression): Expression | undefined {
  const [only, ...others] = (value.type === "ObjectExpression" ? listProperties(value) : undefined) ?? [];
  return only?.name === "__html" && others.length === 0 ? only.value : undefined;
}

function drawAttribute(name: string, value: Expression, draft: Draft, module: Module): string | undefined {
  const source = module.code.slice(value.start, value.end);
  const said = readConstant(value);
  if (said !== undefined) {
    const printed = printAttributes({ [name]: said.value });
    if (printed === undefined) return undefined;
    addText(draft, printed);
    return source;
  }
  return findAttribute(name) === undefined ? undefined : addGap(draft, name, value);
}

function drawChildren(node: Expression, draft: Draft, module: Module): string {
  if (
    node.type === "ArrayExpression" &&
    node.elements.every((child) => child !== null && child.type !== "SpreadElement")
  ) {
    return `[${node.elements.map((child) => drawChildren(child, draft, module)).join(", ")}]`;
  }
  const said = readConstant(node);
  if (said !== undefined && (typeof said.value === "string" || typeof said.value === "number")) {
    addText(draft, escapeText(String(said.value)));
    return module.code.slice(node.start, node.end);
  }
  return (isElementCall(node, module) ? draw(node, draft, module) : undefined) ?? addGap(draft, "", node);
}

/** What a literal says. */
function readConstant(node: Expression): { readonly value: string | number | boolean } | undefined {
  if (node.type === "UnaryExpression" && node.operator === "-") {
    const { argument } = node;
    return argument.type === "Literal" && typeof argument.value === "number" ? { value: -argument.value } : undefined;
  }
  if (node.type !== "Literal") return undefined;
  const { value } = node;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? { value } : undefined;
}
