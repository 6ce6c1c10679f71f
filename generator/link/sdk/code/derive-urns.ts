import type {
  LocatedText,
  SdkAttributeNode,
  SdkClassNode,
  SdkFunctionNode,
  SdkModuleNode,
  SdkParameterNode,
} from "../../../parse/sdk/sdk-document.ts";
import type { Span } from "../../../catalogue/span.ts";
import type { UrnKey, UrnKeyField } from "./list-urn-keys.ts";

/* The library's generator makes a class for the URNs of every entity from its key, and so it is done here. */

/** What the classes have besides what the keys say. */
export interface UrnParts {
  /** Dotted name of the module. */
  readonly module: string;
  /** The class that they all inherit from, as the code declares it. */
  readonly base?: SdkClassNode | undefined;
  /** Further methods, by the name of the class. */
  readonly extras: ReadonlyMap<string, readonly SdkFunctionNode[]>;
  readonly excluded: ReadonlySet<string>;
  /** Whether what is inherited is shown with each class. */
  readonly inherited: boolean;
  readonly span: Span;
}

/** The module of the URN classes. */
export function deriveUrns(keys: readonly UrnKey[], parts: UrnParts): SdkModuleNode {
  const { module, base, span } = parts;
  const classes = keys.map((key) => toClass(key, parts));
  const all = base === undefined ? classes : [...classes, base];
  return {
    name: module,
    doc: "A class for the URNs of each entity. Its arguments are the parts of the entity's key.",
    constants: [],
    enums: [],
    functions: [],
    classes: all.toSorted(byName),
    span,
  };
}

function toClass(key: UrnKey, { module, base, extras, excluded, inherited }: UrnParts): SdkClassNode {
  const { entity, template, aspectClass, fields, span } = key;
  const name = toUrnClass(entity);
  const type = (text: string): LocatedText => locateUrns(text, module, span);
  const common = { experimental: false, raises: [], endpoints: [], examples: [], span } as const;
  const key_aspect = { text: aspectClass, span, names: [{ name: aspectClass, full: `${module}.${aspectClass}` }] };
  const own: readonly SdkFunctionNode[] = [
    {
      ...common,
      name: "from_key_aspect",
      kind: "classmethod",
      doc: "The URN of the entity that the key aspect is about.",
      parameters: [{ name: "key_aspect", type: key_aspect, keywordOnly: false, span }],
      returns: { type: type(name) },
    },
    {
      ...common,
      name: "to_key_aspect",
      kind: "method",
      doc: "Its parts as the key aspect.",
      parameters: [],
      returns: { type: key_aspect },
    },
    {
      ...common,
      name: "underlying_key_aspect_type",
      kind: "classmethod",
      doc: "The class of the key aspect.",
      parameters: [],
      returns: { type: { ...key_aspect, text: `Type[${aspectClass}]` } },
    },
    ...fields.map((field): SdkFunctionNode => ({
      ...common,
      name: toArgument(field.name),
      kind: "property",
      parameters: [],
      returns: { type: type("str") },
    })),
    ...(extras.get(name) ?? []),
  ];
  const entityType: SdkAttributeNode = {
    name: "ENTITY_TYPE",
    type: type(`ClassVar[Literal["${entity}"]]`),
    default: JSON.stringify(entity),
    span,
  };
  const isShown = ({ name: each }: { readonly name: string }): boolean => !excluded.has(each);
  const known = new Set(own.map((method) => method.name));
  const above = inherited ? (base?.methods ?? []).filter((method) => !known.has(method.name)) : [];
  return {
    name,
    aliases: [],
    doc: `Names one entity of the type \`${entity}\`${template === undefined ? "" : `: \`${template}\``}.`,
    bases: [type("Urn")],
    parameters: [
      ...fields.map((field) => toParameter(field, key, type)),
      { name: "_allow_coercion", type: type("bool"), default: "True", keywordOnly: true, span },
    ],
    raises: [],
    attributes: [entityType, ...(inherited ? (base?.attributes ?? []) : [])].filter(isShown),
    methods: [...own, ...above].filter(isShown).toSorted(byName),
    examples: [],
    span,
  };
}

function toParameter(
  { name, urnClass }: UrnKeyField,
  { entity, fields, span }: UrnKey,
  type: (text: string) => LocatedText,
): SdkParameterNode {
  const argument = toArgument(name);
  // What has one part takes itself as well.
  const taken = urnClass ?? (fields.length === 1 ? toUrnClass(entity) : undefined);
  return {
    name: argument,
    type: type(taken === undefined ? "str" : `Union[${taken}, str]`),
    default: argument === "env" ? '"PROD"' : undefined,
    keywordOnly: false,
    span,
  };
}

/** Name of the class for the URNs of an entity. */
export function toUrnClass(entity: string): string {
  return `${entity === "corpuser" ? "CorpUser" : entity.charAt(0).toUpperCase() + entity.slice(1)}Urn`;
}

/** Fields have the names of Java, arguments those of Python; where a thing is from is its environment. */
function toArgument(field: string): string {
  return field === "origin" ? "env" : field.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase();
}

/** A type in which names of URN classes mean those of the module. */
export function locateUrns(text: string, module: string, span: Span): LocatedText {
  const names = [...new Set([...text.matchAll(/\b\w*Urn\b/g)].map(([name]) => name))];
  return { text, span, names: names.map((name) => ({ name, full: `${module}.${name}` })) };
}

function byName(left: { readonly name: string }, right: { readonly name: string }): number {
  return left.name < right.name ? -1 : left.name > right.name ? 1 : 0;
}
