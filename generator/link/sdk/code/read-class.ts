import { parseDocstring } from "../../../docstring/parse-docstring.ts";
import type { PythonAssignment, PythonFunction } from "../../../parse/python/python-document.ts";
import type { SdkAttributeNode, SdkClassNode, SdkFunctionNode } from "../../../parse/sdk/sdk-document.ts";
import { isDeclared, type ClassRef } from "../../code/python-classes.ts";
import { describeDefault } from "./describe-default.ts";
import { findDeprecation, locateText, locateType, type Library } from "./library-context.ts";
import { listMembers } from "./list-members.ts";
import { isDataClass, readFields } from "./read-fields.ts";
import { findImplementation, readFunction, readOverloads, toErrors } from "./read-function.ts";
import { readParameters } from "./read-parameters.ts";
import { readWrittenField } from "./written-field.ts";

/** Which members of a class are shown. */
export interface MemberChoice {
  readonly excluded: ReadonlySet<string>;
  /** Whether what it inherits from classes of the checkout is shown with its own. */
  readonly inherited: boolean;
}

/** A class as its users see it: how it is made, and what it has that they may use. */
export function readClass(
  of: ClassRef,
  aliases: readonly string[],
  choice: MemberChoice,
  library: Library,
): SdkClassNode {
  const { node, module } = of;
  const docs = parseDocstring(node.doc);
  const attributes: SdkAttributeNode[] = [];
  const methods: SdkFunctionNode[] = [];
  const seen = new Set<string>();
  for (const { name, owner, binding } of listMembers(of, choice.inherited, library)) {
    if (choice.excluded.has(name)) continue;
    seen.add(name);
    if (binding.kind === "function") {
      const method = readFunction(binding.nodes, { module: owner.module, within: owner }, library);
      if (method !== undefined) methods.push(method);
    } else if (binding.kind === "assignment") {
      const made = readMadeMethod(binding.node);
      if (made === undefined) attributes.push(readAttribute(binding.node, owner, library));
      else methods.push(made);
    }
  }
  const texts = new Map(docs.attributes.map((item) => [item.name, item]));
  const listed = attributes.map((attribute) => ({
    ...attribute,
    doc: attribute.doc ?? texts.get(attribute.name)?.doc,
  }));
  const told = docs.attributes.filter(({ name }) => !seen.has(name) && /^[a-z]\w*$/i.test(name));
  const deprecated = findDeprecation(node.decorators) ?? docs.deprecated;
  const maker = findMaker(of, library);
  const makerDocs = parseDocstring(maker?.nodes.at(-1)?.doc);
  return {
    name: nameInModule(of),
    aliases,
    doc: docs.doc,
    deprecated: deprecated === undefined ? undefined : { reason: deprecated === "" ? undefined : deprecated },
    bases: node.bases.flatMap(({ name, value, span }) =>
      name === undefined ? [locateType(value, span, { module, within: of.outer }, library)] : [],
    ),
    ...readConstructor(of, [...docs.attributes, ...docs.parameters, ...makerDocs.parameters], maker, library),
    raises: [...toErrors(docs, node.span), ...toErrors(makerDocs, node.span)],
    attributes: [
      ...listed,
      ...listModelMembers(of, new Set([...seen, ...choice.excluded]), library),
      ...told.map(({ name, type, doc }) => ({ name, type: locateText(type, node.span), doc, span: node.span })),
    ],
    methods,
    examples: [...docs.examples, ...makerDocs.examples],
    span: node.span,
  };
}

/** What Pydantic gives each of its models besides their fields, as far as people set or read it. */
function listModelMembers(of: ClassRef, known: ReadonlySet<string>, library: Library): readonly SdkAttributeNode[] {
  if (library.pydantic === 1 || known.has("model_config") || !isModelClass(of, library)) return [];
  const { span } = of.node;
  const doc = "How Pydantic treats the model. Every model has it.";
  return [{ name: "model_config", type: locateText("ClassVar[ConfigDict]", span), doc, span }];
}

function isModelClass(of: ClassRef, { classes }: Library): boolean {
  return classes
    .linearize(of)
    .some((base) => !isDeclared(base) && /^pydantic\.(?:.*\.)?(?:BaseModel|GenericModel)$/.test(base.external));
}

/** The name with those of the classes around it. */
export function nameInModule({ node, outer }: ClassRef): string {
  return outer === undefined ? node.name : `${nameInModule(outer)}.${node.name}`;
}

function readAttribute(node: PythonAssignment, of: ClassRef, library: Library): SdkAttributeNode {
  const at = { module: of.module, within: of };
  const { type, doc, value } = readWrittenField(node);
  return {
    name: node.name,
    type: type && locateType(type, node.span, at, library),
    doc,
    default: value && describeDefault(value, at, library).text,
    span: node.span,
  };
}

/** `name = staticmethod(function)`; what it takes would have to be run to be known. */
function readMadeMethod({ name, value, span }: PythonAssignment): SdkFunctionNode | undefined {
  const callee = value?.kind === "call" ? value.callee : undefined;
  if (callee?.kind !== "name" || (callee.name !== "staticmethod" && callee.name !== "classmethod")) return undefined;
  const common = { experimental: false, parameters: [], raises: [], endpoints: [], examples: [], span };
  return { name, kind: callee.name, ...common };
}

interface Maker {
  readonly nodes: readonly PythonFunction[];
  readonly of: ClassRef;
}

/** The constructor that a class has or inherits. */
function findMaker(of: ClassRef, library: Library): Maker | undefined {
  const { classes } = library;
  for (const base of classes.linearize(of)) {
    if (!isDeclared(base)) continue;
    const binding = classes.scopeOf(base).get("__init__");
    if (binding?.kind === "function") return { nodes: binding.nodes, of: base };
    // The fields of a data class come before the constructor of whatever it inherits from.
    if (isDataClass(base, library)) return undefined;
  }
  return undefined;
}

function readConstructor(
  of: ClassRef,
  docs: Parameters<typeof readParameters>[1],
  maker: Maker | undefined,
  library: Library,
): Pick<SdkClassNode, "parameters" | "overloads"> {
  if (maker !== undefined) {
    const at = { module: maker.of.module, within: maker.of, dropsFirst: true };
    const node = findImplementation(maker.nodes);
    const overloads = readOverloads(maker.nodes, at, library).map(({ parameters }) => ({ parameters }));
    return {
      parameters: node === undefined ? [] : readParameters(node, docs, at, library),
      overloads: overloads.length === 0 ? undefined : overloads,
    };
  }
  const { classes } = library;
  const bases = classes.linearize(of);
  const owners = bases.filter(isDeclared).toReversed();
  const isModel = isModelClass(of, library);
  if (!isModel && !owners.some((owner) => isDataClass(owner, library))) {
    // What another library's class takes is not known here, nor what one of Python's own does.
    const isOwn = bases.every((base) => isDeclared(base) || plainBases.has(base.external));
    const isKnown = isOwn && owners.every((owner) => knowsBases(owner, library)) && !isAbstract(of, library);
    return { parameters: isKnown ? [] : undefined };
  }
  const texts = new Map(docs.map((item) => [item.name, item]));
  const taken = isModel ? owners : owners.filter((owner) => isDataClass(owner, library));
  return { parameters: readFields(taken, isModel, texts, library) };
}

const plainBases: ReadonlySet<string> = new Set(["object", "abc.ABC", "typing.Generic", "typing.Protocol"]);

/** Whether the checkout tells what each base of a class is: errors, for one, need no import. */
function knowsBases({ node, module, outer }: ClassRef, { classes }: Library): boolean {
  return node.bases.every(
    ({ name, value }) =>
      name !== undefined ||
      (value.kind === "name" && value.name === "object") ||
      classes.find(value, module, outer) !== undefined,
  );
}

function isAbstract(of: ClassRef, { classes }: Library): boolean {
  return classes.listBases(of).some((base) => !isDeclared(base) && /\.(?:ABC|Protocol)$/.test(base.external));
}
