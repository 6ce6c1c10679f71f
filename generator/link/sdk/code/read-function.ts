import type { SdkFunctionKind } from "../../../catalogue/sdk.ts";
import { parseDocstring } from "../../../docstring/parse-docstring.ts";
import type { PythonFunction } from "../../../parse/python/python-document.ts";
import type { SdkErrorNode, SdkFunctionNode, SdkOverloadNode } from "../../../parse/sdk/sdk-document.ts";
import type { Docstring } from "../../../docstring/docstring.ts";
import type { Span } from "../../../catalogue/span.ts";
import {
  findDeprecation,
  locateText,
  locateType,
  nameDecorator,
  type Library,
  type LibraryPlace,
} from "./library-context.ts";
import { readParameters } from "./read-parameters.ts";

/** A function or method from all declarations of its name, overloads among them. */
export function readFunction(
  nodes: readonly PythonFunction[],
  at: LibraryPlace,
  library: Library,
): SdkFunctionNode | undefined {
  const node = findImplementation(nodes);
  if (node === undefined) return undefined;
  const kind = findKind(node, at);
  const docs = parseDocstring(node.doc ?? nodes.find(({ doc }) => doc !== undefined)?.doc);
  const place = { ...at, dropsFirst: kind === "method" || kind === "classmethod" || kind === "property" };
  const type =
    node.returns === undefined
      ? locateText(docs.returns?.type, node.span)
      : locateType(node.returns, node.span, at, library);
  const deprecated = findDeprecation(node.decorators) ?? docs.deprecated;
  const overloads = readOverloads(nodes, place, library);
  return {
    name: node.name,
    kind,
    doc: docs.doc,
    deprecated: deprecated === undefined ? undefined : { reason: deprecated === "" ? undefined : deprecated },
    experimental: node.decorators.some((decorator) => nameDecorator(decorator) === "experimental"),
    async: node.isAsync,
    parameters: readParameters(node, docs.parameters, place, library),
    overloads: overloads.length === 0 ? undefined : overloads,
    returns: type === undefined && docs.returns === undefined ? undefined : { type, doc: docs.returns?.doc },
    raises: toErrors(docs, node.span),
    endpoints: [],
    examples: docs.examples,
    span: node.span,
  };
}

/** The ways in which a function can be called, where its code declares several. */
export function readOverloads(
  nodes: readonly PythonFunction[],
  at: LibraryPlace & { readonly dropsFirst: boolean },
  library: Library,
): readonly SdkOverloadNode[] {
  return nodes.filter(isOverload).map((node) => ({
    parameters: readParameters(node, [], at, library),
    returns: node.returns && locateType(node.returns, node.span, at, library),
  }));
}

/** Errors by name; the names of docstrings are looked up as they stand. */
export function toErrors({ raises }: Docstring, span: Span): readonly SdkErrorNode[] {
  return raises.map(({ type, when }) => ({ type: { text: type, span, names: [] }, when }));
}

/** What is called in the end; of a property what reads it. */
export function findImplementation(nodes: readonly PythonFunction[]): PythonFunction | undefined {
  const own = nodes.filter((node) => !isOverload(node));
  return own.find(isProperty) ?? own.at(-1) ?? nodes.at(-1);
}

function isOverload({ decorators }: PythonFunction): boolean {
  return decorators.some((decorator) => nameDecorator(decorator) === "overload");
}

function isProperty({ decorators }: PythonFunction): boolean {
  return decorators.some((decorator) => propertyDecorators.has(nameDecorator(decorator)));
}

const propertyDecorators: ReadonlySet<string> = new Set([
  "property",
  "cached_property",
  "abstractproperty",
  "computed_field",
]);

function findKind(node: PythonFunction, { within }: LibraryPlace): SdkFunctionKind {
  if (within === undefined) return "function";
  if (isProperty(node)) return "property";
  const names = node.decorators.map(nameDecorator);
  if (names.some((name) => name === "classmethod" || name === "abstractclassmethod")) return "classmethod";
  return names.some((name) => name === "staticmethod" || name === "abstractstaticmethod") ? "staticmethod" : "method";
}
