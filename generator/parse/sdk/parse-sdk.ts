import { isMap, isScalar, type Node } from "yaml";
import { withArticle } from "../../catalogue/nouns.ts";
import { sdkFunctionKinds, type SdkExample, type SdkFunctionKind } from "../../catalogue/sdk.ts";
import type { Span } from "../../catalogue/span.ts";
import { sdkCodes } from "../../diagnostics/codes/sdk.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toBareName } from "../../places/bare-name.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { createYamlReader, type YamlReader } from "../yaml/yaml-reader.ts";
import { manifestKeys } from "./manifest-keys.ts";
import type {
  LocatedText,
  SdkAttributeNode,
  SdkClassNode,
  SdkConstantNode,
  SdkDeprecationNode,
  SdkDocument,
  SdkEnumNode,
  SdkErrorNode,
  SdkFunctionNode,
  SdkModelsNode,
  SdkModuleNode,
  SdkParameterNode,
} from "./sdk-document.ts";

// Reads an SDK manifest: our own YAML in, modules with their classes, functions, enums and constants
// out. It describes a library for people, so everything but names is optional; what is given has to
// have the right shape. Nothing of the library itself is read.

const modelsPage = "models";

/** What the manifest says; undefined when nothing of it can be read. Every mistake has been reported. */
export function parseSdk(file: SourceFile, report: Report): SdkDocument | undefined {
  const yaml = createYamlReader(file.path, file.text, report, sdkCodes);
  const top = yaml?.mapping(yaml.root, withArticle("sdkManifest"), manifestKeys.manifest);
  if (yaml === undefined || top === undefined) return undefined;
  const start = startOfFile(file.path);
  const modules = yaml.list(top.get("modules"), "`modules`").flatMap((node) => readModule(yaml, node));
  if (!top.has("modules") && !top.has("models")) yaml.report.add(sdkCodes.empty(), start);
  return {
    kind: "sdkDocument",
    file: file.path,
    page: readPage(yaml, top.get("page"), start),
    title: yaml.text(top.get("title"), "`title`"),
    install: yaml.text(top.get("install"), "`install`"),
    doc: yaml.text(top.get("doc"), "`doc`"),
    models: readModels(yaml, top.get("models")),
    external: readTexts(yaml, top.get("external"), "`external`").map(({ text }) => text),
    modules: keepFirst(yaml, modules, "the manifest"),
    span: start,
  };
}

/** The page's name, else the file's when it is fit for one. */
function readPage(yaml: YamlReader, node: Node | undefined, start: Span): LocatedText | undefined {
  const name = toBareName(start.file);
  const page = readText(yaml, node, "`page`") ?? { text: name, span: start };
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(page.text) && page.text !== modelsPage) return page;
  // A file that only says how model classes are made may well be called `models.yml`.
  if (node !== undefined) yaml.report.add(sdkCodes.badPage({ page: page.text }), page.span);
  return undefined;
}

function readModels(yaml: YamlReader, node: Node | undefined): SdkModelsNode | undefined {
  if (node === undefined) return undefined;
  const entry = yaml.mapping(node, "`models`", manifestKeys.models);
  const module = entry && readName(yaml, node, entry, { key: "module", what: "`models`", shape: dottedName });
  if (entry === undefined || module === undefined) return undefined;
  const roots = entry.has("roots") ? readTexts(yaml, entry.get("roots"), "`roots`") : undefined;
  return { module: module.text, roots, span: module.span };
}

function readModule(yaml: YamlReader, node: Node): readonly SdkModuleNode[] {
  const entry = yaml.mapping(node, "a module", manifestKeys.module);
  const name = entry && readName(yaml, node, entry, { what: "a module", shape: dottedName });
  if (entry === undefined || name === undefined) return [];
  const where = `module \`${name.text}\``;
  const constants = yaml.list(entry.get("constants"), "`constants`").flatMap((item) => readConstant(yaml, item));
  const enums = yaml.list(entry.get("enums"), "`enums`").flatMap((item) => readEnum(yaml, item));
  const functions = yaml.list(entry.get("functions"), "`functions`").flatMap((item) => readFunction(yaml, item));
  const classes = yaml.list(entry.get("classes"), "`classes`").flatMap((item) => readClass(yaml, item));
  const kept = new Set<object>(keepFirst(yaml, [...constants, ...enums, ...functions, ...classes], where));
  return [
    {
      name: name.text,
      doc: yaml.text(entry.get("doc"), "`doc`"),
      constants: constants.filter((item) => kept.has(item)),
      enums: enums.filter((item) => kept.has(item)),
      functions: functions.filter((item) => kept.has(item)),
      classes: classes.filter((item) => kept.has(item)),
      span: name.span,
    },
  ];
}

function readConstant(yaml: YamlReader, node: Node): readonly SdkConstantNode[] {
  const entry = yaml.mapping(node, "a constant", manifestKeys.constant);
  const name = entry && readName(yaml, node, entry, { what: "a constant", shape: identifier });
  if (entry === undefined || name === undefined) return [];
  return [
    {
      name: name.text,
      type: readText(yaml, entry.get("type"), "`type`"),
      value: readExpression(yaml, entry.get("value"), "`value`"),
      doc: yaml.text(entry.get("doc"), "`doc`"),
      span: name.span,
    },
  ];
}

function readEnum(yaml: YamlReader, node: Node): readonly SdkEnumNode[] {
  const entry = yaml.mapping(node, "an enum", manifestKeys.enum);
  const name = entry && readName(yaml, node, entry, { what: "an enum", shape: identifier });
  if (entry === undefined || name === undefined) return [];
  const values = yaml.list(entry.get("values"), "`values`").flatMap((item) => readConstant(yaml, item));
  return [
    {
      name: name.text,
      doc: yaml.text(entry.get("doc"), "`doc`"),
      deprecated: readDeprecation(yaml, entry.get("deprecated")),
      values: keepFirst(yaml, values, `\`${name.text}\``),
      span: name.span,
    },
  ];
}

function readClass(yaml: YamlReader, node: Node): readonly SdkClassNode[] {
  const entry = yaml.mapping(node, "a class", manifestKeys.class);
  const name = entry && readName(yaml, node, entry, { what: "a class", shape: identifier });
  if (entry === undefined || name === undefined) return [];
  const where = `class \`${name.text}\``;
  const attributes = yaml.list(entry.get("attributes"), "`attributes`").flatMap((item) => readAttribute(yaml, item));
  const methods = yaml.list(entry.get("methods"), "`methods`").flatMap((item) => readFunction(yaml, item, "method"));
  const members = new Set<object>(keepFirst(yaml, [...attributes, ...methods], where));
  return [
    {
      name: name.text,
      aliases: readTexts(yaml, entry.get("aliases"), "`aliases`").map(({ text }) => text),
      doc: yaml.text(entry.get("doc"), "`doc`"),
      deprecated: readDeprecation(yaml, entry.get("deprecated")),
      bases: readTexts(yaml, entry.get("bases"), "`bases`"),
      parameters: entry.has("parameters") ? readParameters(yaml, entry.get("parameters"), where) : undefined,
      raises: readErrors(yaml, entry.get("raises")),
      attributes: attributes.filter((item) => members.has(item)),
      methods: methods.filter((item) => members.has(item)),
      examples: readExamples(yaml, entry.get("examples")),
      span: name.span,
    },
  ];
}

function readFunction(yaml: YamlReader, node: Node, usual: SdkFunctionKind = "function"): readonly SdkFunctionNode[] {
  const what = usual === "function" ? "a function" : "a method";
  const entry = yaml.mapping(node, what, manifestKeys.function);
  const name = entry && readName(yaml, node, entry, { what, shape: identifier });
  if (entry === undefined || name === undefined) return [];
  return [
    {
      name: name.text,
      kind: readKind(yaml, entry.get("kind"), usual),
      group: yaml.text(entry.get("group"), "`group`"),
      doc: yaml.text(entry.get("doc"), "`doc`"),
      deprecated: readDeprecation(yaml, entry.get("deprecated")),
      experimental: yaml.flag(entry.get("experimental"), "`experimental`") ?? false,
      async: yaml.flag(entry.get("async"), "`async`") === true ? true : undefined,
      parameters: readParameters(yaml, entry.get("parameters"), `\`${name.text}\``),
      returns: readReturns(yaml, entry.get("returns")),
      raises: readErrors(yaml, entry.get("raises")),
      endpoints: readTexts(yaml, entry.get("endpoints"), "`endpoints`").map(({ text }) => text),
      examples: readExamples(yaml, entry.get("examples")),
      span: name.span,
    },
  ];
}

/** Only methods have a choice; a function of a module is a function. */
function readKind(yaml: YamlReader, node: Node | undefined, usual: SdkFunctionKind): SdkFunctionKind {
  const written = readText(yaml, node, "`kind`");
  if (written === undefined) return usual;
  const choice = usual === "function" ? [usual] : sdkFunctionKinds.filter((kind) => kind !== "function");
  const kind = choice.find((known) => known === written.text);
  if (kind !== undefined) return kind;
  const expected = choice.map((known) => `\`${known}\``).join(", ");
  yaml.report.add(sdkCodes.wrongType({ what: "`kind`", expected, found: `\`${written.text}\`` }), written.span);
  return usual;
}

function readParameters(yaml: YamlReader, node: Node | undefined, where: string): readonly SdkParameterNode[] {
  const parameters = yaml.list(node, "`parameters`").flatMap((item) => readParameter(yaml, item));
  const kept = keepFirst(yaml, parameters, where);
  reportOrder(yaml, kept);
  return kept;
}

function readParameter(yaml: YamlReader, node: Node): readonly SdkParameterNode[] {
  const entry = yaml.mapping(node, "a parameter", manifestKeys.parameter);
  const name = entry && readName(yaml, node, entry, { what: "a parameter", shape: parameterName });
  if (entry === undefined || name === undefined) return [];
  return [
    {
      name: name.text,
      type: readText(yaml, entry.get("type"), "`type`"),
      doc: yaml.text(entry.get("doc"), "`doc`"),
      default: readExpression(yaml, entry.get("default"), "`default`"),
      effectiveDefault: readExpression(yaml, entry.get("effective"), "`effective`"),
      keywordOnly: yaml.flag(entry.get("keywordOnly"), "`keywordOnly`") ?? false,
      deprecated: readDeprecation(yaml, entry.get("deprecated")),
      span: name.span,
    },
  ];
}

/** Python accepts no positional parameter without a default behind one with a default. */
function reportOrder(yaml: YamlReader, parameters: readonly SdkParameterNode[]): void {
  let before: SdkParameterNode | undefined;
  for (const parameter of parameters) {
    if (parameter.name.startsWith("*")) return;
    if (parameter.keywordOnly) continue;
    if (parameter.default !== undefined) before ??= parameter;
    else if (before !== undefined) {
      const facts = { name: parameter.name, before: before.name };
      yaml.report.add(sdkCodes.requiredAfterDefault(facts), parameter.span);
      return;
    }
  }
}

function readAttribute(yaml: YamlReader, node: Node): readonly SdkAttributeNode[] {
  const entry = yaml.mapping(node, "an attribute", manifestKeys.attribute);
  const name = entry && readName(yaml, node, entry, { what: "an attribute", shape: identifier });
  if (entry === undefined || name === undefined) return [];
  return [
    {
      name: name.text,
      type: readText(yaml, entry.get("type"), "`type`"),
      doc: yaml.text(entry.get("doc"), "`doc`"),
      default: readExpression(yaml, entry.get("default"), "`default`"),
      deprecated: readDeprecation(yaml, entry.get("deprecated")),
      span: name.span,
    },
  ];
}

/** A bare text is the type. */
function readReturns(yaml: YamlReader, node: Node | undefined): SdkFunctionNode["returns"] {
  if (node === undefined) return undefined;
  if (isScalar(node)) {
    const type = readText(yaml, node, "`returns`");
    return type && { type };
  }
  const entry = yaml.mapping(node, "`returns`", manifestKeys.returns);
  return entry && { type: readText(yaml, entry.get("type"), "`type`"), doc: yaml.text(entry.get("doc"), "`doc`") };
}

function readErrors(yaml: YamlReader, node: Node | undefined): readonly SdkErrorNode[] {
  return yaml.list(node, "`raises`").flatMap((item) => {
    const entry = yaml.mapping(item, "an error", manifestKeys.error);
    const type = entry && readRequired(yaml, item, entry, { key: "type", what: "an error" });
    return entry === undefined || type === undefined ? [] : [{ type, when: yaml.text(entry.get("when"), "`when`") }];
  });
}

function readExamples(yaml: YamlReader, node: Node | undefined): readonly SdkExample[] {
  return yaml.list(node, "`examples`").flatMap((item) => {
    const entry = yaml.mapping(item, "an example", manifestKeys.example);
    const code = entry && readRequired(yaml, item, entry, { key: "code", what: "an example" });
    if (entry === undefined || code === undefined) return [];
    return [{ title: yaml.text(entry.get("title"), "`title`"), code: code.text.trimEnd() }];
  });
}

/** `true`, a reason, or a mapping. */
function readDeprecation(yaml: YamlReader, node: Node | undefined): SdkDeprecationNode | undefined {
  if (node === undefined) return undefined;
  if (isScalar(node) && node.value === true) return {};
  if (!isMap(node)) {
    const reason = yaml.text(node, "`deprecated`");
    return reason === undefined ? undefined : { reason };
  }
  const entry = yaml.mapping(node, "`deprecated`", manifestKeys.deprecated);
  return (
    entry && { reason: yaml.text(entry.get("reason"), "`reason`"), use: readText(yaml, entry.get("use"), "`use`") }
  );
}

function readTexts(yaml: YamlReader, node: Node | undefined, what: string): readonly LocatedText[] {
  return yaml.list(node, what).flatMap((item) => readText(yaml, item, `an entry of ${what}`) ?? []);
}

function readText(yaml: YamlReader, node: Node | undefined, what: string): LocatedText | undefined {
  const read = yaml.name(node, what);
  return read && { text: read.name, span: read.span };
}

/**
 * A Python expression. YAML takes some of them for numbers and flags, so it is the text as written
 * that counts; only the absence of a value has no text.
 */
function readExpression(yaml: YamlReader, node: Node | undefined, what: string): string | undefined {
  if (node === undefined) return undefined;
  if (isScalar(node) && node.value !== null) {
    return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
  }
  const found = isScalar(node) ? "nothing" : isMap(node) ? "a mapping" : "a list";
  yaml.report.add(sdkCodes.wrongType({ what, expected: "a Python expression", found }), yaml.span(node));
  return undefined;
}

interface RequiredKey {
  readonly what: string;
  readonly key?: string | undefined;
}

function readRequired(
  yaml: YamlReader,
  node: Node,
  entry: ReadonlyMap<string, Node>,
  { what, key = "name" }: RequiredKey,
): LocatedText | undefined {
  const value = entry.get(key);
  if (value === undefined) yaml.report.add(sdkCodes.missingKey({ what, key }), yaml.span(node));
  return readText(yaml, value, `the ${key} of ${what}`);
}

const identifier = /^[A-Za-z_][A-Za-z0-9_]*$/;
const dottedName = /^[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;
/** A lone star or slash, as signatures have them, is said by `keywordOnly` instead. */
const parameterName = /^\*{0,2}[A-Za-z_][A-Za-z0-9_]*$/;

function readName(
  yaml: YamlReader,
  node: Node,
  entry: ReadonlyMap<string, Node>,
  { shape, ...required }: RequiredKey & { readonly shape: RegExp },
): LocatedText | undefined {
  const name = readRequired(yaml, node, entry, required);
  if (name === undefined || shape.test(name.text)) return name;
  yaml.report.add(sdkCodes.badName({ name: name.text, what: required.what }), name.span);
  return undefined;
}

/** Without those whose name an earlier one has; each of them has been reported. */
function keepFirst<Item extends { readonly name: string; readonly span: Span }>(
  yaml: YamlReader,
  items: readonly Item[],
  where: string,
): readonly Item[] {
  const names = new Set<string>();
  return items.filter(({ name, span }) => {
    const isFirst = !names.has(name);
    if (!isFirst) yaml.report.add(sdkCodes.duplicateSymbol({ name, where }), span);
    names.add(name);
    return isFirst;
  });
}
