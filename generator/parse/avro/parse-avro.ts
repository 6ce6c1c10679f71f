import type { JsonValue } from "../../catalogue/json.ts";
import type { Span } from "../../catalogue/span.ts";
import { jsonCodes } from "../../diagnostics/codes/json.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { describeJson, toJsonValue } from "../json/located-json.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "../json/located-json.ts";
import { findArtifact } from "../json/find-artifact.ts";
import { limitReport } from "../json/limit-report.ts";
import { readPlain } from "../json/list-newest.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { createAttributeReader, isIdentifier } from "../json/read-attributes.ts";
import type { SchemaContext } from "../json/read-attributes.ts";
import { readField, readType } from "../json/read-schema.ts";
import type { Scope } from "../json/read-schema.ts";
import type { RecordNode, ResultNode, SchemaDocument, TypeNode } from "../schema-document.ts";
import { toLostSchema } from "../to-lost-schema.ts";
import { createCutter } from "./create-cutter.ts";
import { checkWithAvsc } from "./check-with-avsc.ts";
import { readNullsAsOptional } from "./read-nulls-as-optional.ts";
import { unpackAnswer } from "./unpack-answer.ts";

/**
 * What an Avro schema (`.avsc`) or protocol (`.avpr`) declares, which is nothing where nothing could be read; undefined where it has
 * nothing to declare. A field whose type is a union with `null` and which has a default comes out as optional. A list at
 * the top of a schema file declares each of its types. A message of a protocol becomes a record of its
 * parameters and results, in a namespace of the protocol's name, with what was written in the annotation `message`.
 * What a schema registry answers is read as the schema in it.
 */
export function parseAvro(file: SourceFile, report: Report): SchemaDocument | undefined {
  const own = limitReport(report);
  const json = parseLocatedJson(file, own, { comments: true });
  const answer = json && unpackAnswer(file, json, own);
  const { schemas, cut } = answer ?? { schemas: [json], cut: createCutter(file.text) };
  const read = schemas.flatMap((schema) => readAvro(file, schema, { report: own, cut }) ?? []);
  const [first = toUnread(file, own)] = read;
  return first && { ...first, declarations: read.flatMap(({ declarations }) => declarations) };
}

/** What Avro comes to that declares nothing: it is lost where that has a reason. */
export function toUnread(file: SourceFile, { diagnostics }: Report): SchemaDocument | undefined {
  const isBroken = diagnostics.some(({ severity }) => severity === "error");
  return isBroken || file.isLost === true ? toLostSchema(file, "avro") : undefined;
}

/** How JSON that is there already is to be read. */
interface AvroReading extends Pick<SchemaContext, "report" | "cut"> {
  /** Whether types may be named before they are declared, as in IDL. */
  readonly isOrderFree?: boolean;
}

/** The same of JSON that is there already. */
export function readAvro(
  file: SourceFile,
  json: LocatedJson | undefined,
  { report: own, cut, isOrderFree = false }: AvroReading,
): SchemaDocument | undefined {
  const context: SchemaContext = { language: "avro", report: own, cut };
  const read = json && (findText(json) === undefined ? readFile(context, json) : reportText(file, json, own));
  // What is broken in a way that is known already would only be told once more by avsc.
  if (read !== undefined && own.diagnostics.every(({ severity }) => severity !== "error")) {
    // A type that comes later is then taken for one of another file, which avsc has nothing to say about either.
    const declared = isOrderFree ? new Set<string>() : listDeclared(read.declarations);
    checkWithAvsc({ ...read.schemas, declared }, own);
  }
  if (read === undefined || read.declarations.length === 0) return undefined;
  return {
    kind: "schemaDocument",
    file: file.path,
    language: "avro",
    root: file.root,
    namespace: read.namespace,
    imports: [],
    declarations: read.declarations.map(readNullsAsOptional),
  };
}

/** The text that stands for a schema of another language, or in another text; undefined where the schema itself is there. */
function findText(json: LocatedJson): LocatedJson | undefined {
  const artifact = findArtifact(json);
  if (artifact !== undefined) return artifact.text;
  const isAnswer = json.kind === "object" && !json.entries.has("type") && !json.entries.has("protocol");
  const value = isAnswer ? json.entries.get("schema")?.value : json;
  // Protocol Buffers, which registries hold as well, begin with a word.
  const isOther = isAnswer && (readPlain(json, "schemaType") ?? "AVRO") !== "AVRO";
  return value?.kind === "scalar" && typeof value.value === "string" && (isOther || /^\s*[{["]/.test(value.value))
    ? value
    : undefined;
}

function reportText({ path }: SourceFile, json: LocatedJson, report: Report): undefined {
  const query = findArtifact(json)?.query ?? (json.kind === "object" ? ".schema" : ".");
  const span = findText(json)?.span ?? json.span;
  report.add(jsonCodes.schemaAsText({ query, file: path.slice(path.lastIndexOf("/") + 1) }), span);
  return undefined;
}

interface FileContent {
  readonly namespace: string;
  readonly declarations: readonly TypeNode[];
  /** The schemas as written, in order, and the namespace in which they stand. */
  readonly schemas: { readonly namespace: string; readonly items: readonly LocatedJson[] };
}

function readFile(context: SchemaContext, json: LocatedJson): FileContent {
  if (json.kind === "object" && json.entries.has("protocol")) return readProtocol(context, json);
  const items = json.kind === "array" ? json.items : [json];
  const read = items.flatMap((item) => readType(context, item, { namespace: "" }) ?? []);
  const declarations = json.kind === "array" ? read.filter((type) => type.kind !== "reference") : read;
  const first = declarations[0];
  return {
    namespace: first !== undefined && "namespace" in first ? first.namespace : "",
    declarations,
    schemas: { namespace: "", items },
  };
}

function readProtocol(context: SchemaContext, protocol: LocatedObject): FileContent {
  const attributes = createAttributeReader(context, protocol, "the protocol");
  const written = attributes.string("protocol");
  const namespaceAttribute = attributes.string("namespace");
  const fullName = qualify(written?.text ?? "", namespaceAttribute?.text ?? "");
  if (written !== undefined && !fullName.split(".").every(isIdentifier)) {
    const isOfNamespace = namespaceAttribute !== undefined && isIdentifier(written.text);
    const culprit = isOfNamespace ? namespaceAttribute : written;
    const what = isOfNamespace ? "a namespace" : "a protocol";
    context.report.add(jsonCodes.badName({ name: culprit.text, what }), culprit.span);
    return { namespace: "", declarations: [], schemas: { namespace: "", items: [] } };
  }
  const namespace = fullName.includes(".") ? fullName.slice(0, fullName.lastIndexOf(".")) : "";
  const described = { name: fullName, doc: attributes.doc() };
  const types = attributes.list("types")?.items ?? [];
  const messages = [...(attributes.object("messages")?.entries.values() ?? [])];
  return {
    namespace,
    declarations: [
      ...types.flatMap((type) => readType(context, type, { namespace }) ?? []),
      ...messages.flatMap((message) => readMessage(context, message, described, { namespace }) ?? []),
    ],
    schemas: { namespace, items: types },
  };
}

/** The record of a message's parameters, with its results. */
function readMessage(
  context: SchemaContext,
  message: LocatedEntry,
  protocol: { readonly name: string; readonly doc: string | undefined },
  scope: Scope,
): RecordNode | undefined {
  if (message.value.kind !== "object") {
    const facts = { attribute: message.key, expected: "an object", found: describeJson(message.value) };
    context.report.add(jsonCodes.wrongAttribute(facts), message.value.span);
    return undefined;
  }
  if (!isIdentifier(message.key)) {
    context.report.add(jsonCodes.badName({ name: message.key, what: "a message" }), message.keySpan);
    return undefined;
  }
  const attributes = createAttributeReader(context, message.value, "the message");
  // A list of types reads as the union that errors are.
  const written = { response: message.value.entries.get("response")?.value, errors: attributes.list("errors") };
  const details: Record<string, JsonValue> = { protocol: protocol.name };
  if (protocol.doc !== undefined) details["doc"] = protocol.doc;
  for (const key of ["response", "errors", "one-way"]) {
    const value = message.value.entries.get(key)?.value;
    if (value !== undefined) details[key] = toJsonValue(value);
  }
  return {
    kind: "record",
    name: message.key,
    nameSpan: message.keySpan,
    namespace: protocol.name,
    doc: attributes.doc(),
    annotations: { ...attributes.rest(["doc", "request", "response", "errors", "one-way"]), message: details },
    aliases: [],
    written: context.cut?.(spanOf(message)),
    span: spanOf(message),
    includes: [],
    includesAfter: false,
    isError: false,
    fields: (attributes.list("request")?.items ?? []).flatMap((item) => readField(context, item, scope) ?? []),
    results: (["response", "errors"] as const).flatMap((kind): ResultNode | [] => {
      const type = written[kind] && readType(context, written[kind], scope);
      return type === undefined ? [] : { kind, type };
    }),
  };
}

/** Full names of all that is declared, at the top or inside. */
function listDeclared(declarations: readonly TypeNode[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (type: TypeNode): void => {
    if (type.kind === "array") visit(type.items);
    else if (type.kind === "map") visit(type.values);
    else if (type.kind === "union") for (const member of type.members) visit(member.type);
    else if (type.kind !== "reference") names.add(qualify(type.name, type.namespace));
    if (type.kind === "record") for (const part of [...type.fields, ...(type.results ?? [])]) visit(part.type);
  };
  for (const declaration of declarations) visit(declaration);
  return names;
}

function qualify(name: string, namespace: string): string {
  return name.includes(".") || namespace === "" ? name : `${namespace}.${name}`;
}

function spanOf({ keySpan, value }: LocatedEntry): Span {
  return { ...keySpan, endLine: value.span.endLine, endColumn: value.span.endColumn };
}
