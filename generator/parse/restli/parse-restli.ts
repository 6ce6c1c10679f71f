import type { JsonObject } from "../../catalogue/json.ts";
import {
  restliResourceKinds,
  type RestliBatch,
  type RestliCallKind,
  type RestliResourceKind,
} from "../../catalogue/restli.ts";
import type { TypeExpression } from "../../catalogue/schema.ts";
import { jsonCodes } from "../../diagnostics/codes/json.ts";
import { restliCodes } from "../../diagnostics/codes/restli.ts";
import type { Report } from "../../diagnostics/report.ts";
import { commentToMarkdown } from "../../html/comment-to-markdown.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { limitReport } from "../json/limit-report.ts";
import { describeJson, toJsonObject } from "../json/located-json.ts";
import type { LocatedObject } from "../json/located-json.ts";
import { openingBracket } from "../json/opening-bracket.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { createAttributeReader, type AttributeReader } from "../json/read-attributes.ts";
import { readModels } from "./read-models.ts";
import { readObjects } from "./read-objects.ts";
import { readServiceErrors } from "./read-service-errors.ts";
import { readType } from "./read-type.ts";
import type {
  RestliCallNode,
  RestliDocument,
  RestliKeyNode,
  RestliParameterNode,
  RestliResourceNode,
  RestliTypeNode,
} from "./restli-document.ts";

// Reads a Rest.li specification, the JSON that the platform's build writes for each resource: what it
// is, its key, and everything that can be asked of it. Attributes without a meaning here (Java names,
// compatibility hints) are passed over; annotations are kept.

/**
 * What a `.restspec.json` file says, or a snapshot, which holds the same beside the schemas that it names; undefined when
 * it describes no resource. Every mistake has been reported.
 */
export function parseRestli(file: SourceFile, report: Report): RestliDocument | undefined {
  const limited = limitReport(report);
  const json = parseLocatedJson(file, limited, { comments: true });
  if (json === undefined) return undefined;
  if (json.kind !== "object") {
    limited.add(restliCodes.notAResource({ found: describeJson(json) }), json.span);
    return undefined;
  }
  const snapshot = findSnapshot(json);
  const resource = readResource(snapshot ?? json, limited);
  if (resource === undefined) return undefined;
  const models = snapshot && readModels(json, file.path, limited);
  return { kind: "restliDocument", file: file.path, resource, ...(models && { models }) };
}

/** The resource of a snapshot, by which builds tell what has changed. */
function findSnapshot(object: LocatedObject): LocatedObject | undefined {
  const schema = object.entries.get("schema")?.value;
  return object.entries.has("models") && schema?.kind === "object" ? schema : undefined;
}

function readResource(object: LocatedObject, report: Report): RestliResourceNode | undefined {
  const resource = createReader(object, "a resource", report);
  const name = resource.string("name", { required: true });
  if (name === undefined) return undefined;
  const found = findKind(object, resource);
  if (found === undefined) {
    report.add(restliCodes.noKind({ name: name.text }), name.span);
    return undefined;
  }
  const body = createReader(found.body, `\`${found.kind}\``, report);
  const entity = readPart(body.object("entity"), "`entity`", report);
  return {
    name: name.text,
    kind: found.kind,
    namespace: resource.string("namespace")?.text ?? "",
    path: resource.string("path")?.text ?? `/${name.text}`,
    entityPath: entity?.string("path")?.text,
    schema: readType(resource, "schema", `\`${name.text}\``, report),
    doc: cleanDoc(resource.doc()),
    annotations: readAnnotations(resource),
    keys: readKeys(found.kind, body, report),
    alternativeKeys: readObjects(body, "alternativeKeys", report).flatMap((key) =>
      readKey(key, "an alternative key", report),
    ),
    supports: body.strings("supports"),
    errors: readServiceErrors(body, report),
    calls: [
      ...readCalls(body, "methods", "method", report),
      ...readCalls(body, "finders", "finder", report),
      ...readCalls(body, "batchFinders", "batchFinder", report),
      ...readCalls(body, "actions", "action", report),
      ...(entity === undefined ? [] : readCalls(entity, "actions", "entityAction", report)),
    ],
    ...(resource.string("entityType")?.text === "UNSTRUCTURED_DATA" && { isUnstructured: true as const }),
    resourceClass: resource.string("resourceClass")?.text ?? findClass(resource.doc()),
    subresources: (entity === undefined ? [] : readObjects(entity, "subresources", report)).flatMap(
      (child) => readResource(child, report) ?? [],
    ),
    span: object.span,
    nameSpan: name.span,
  };
}

function findKind(
  object: LocatedObject,
  resource: AttributeReader,
): { readonly kind: RestliResourceKind; readonly body: LocatedObject } | undefined {
  const kind = restliResourceKinds.find((each) => object.entries.has(each));
  const body = kind && resource.object(kind);
  return kind === undefined || body === undefined ? undefined : { kind, body };
}

/** A collection has one key, an association a list of them. */
function readKeys(kind: RestliResourceKind, body: AttributeReader, report: Report): readonly RestliKeyNode[] {
  if (kind === "association")
    return readObjects(body, "assocKeys", report).flatMap((key) => readKey(key, "a key", report));
  const identifier = kind === "collection" ? body.object("identifier") : undefined;
  return identifier === undefined ? [] : readKey(identifier, "the identifier", report);
}

function readKey(object: LocatedObject, what: string, report: Report): readonly RestliKeyNode[] {
  const key = createReader(object, what, report);
  const name = key.string("name", { required: true });
  if (name === undefined) return [];
  return [
    {
      name: name.text,
      type: readRequiredType(key, `\`${name.text}\``, object, report),
      params: readType(key, "params", `the parameters of \`${name.text}\``, report),
      coercer: key.string("keyCoercer")?.text,
      doc: key.doc(),
    },
  ];
}

function readCalls(
  owner: AttributeReader,
  list: string,
  kind: RestliCallKind,
  report: Report,
): readonly RestliCallNode[] {
  return readObjects(owner, list, report).flatMap((object) => readCall(object, kind, report));
}

const callWords: Readonly<Record<RestliCallKind, string>> = {
  method: "a method",
  finder: "a finder",
  batchFinder: "a batch finder",
  action: "an action",
  entityAction: "an action",
};

function readCall(object: LocatedObject, kind: RestliCallKind, report: Report): readonly RestliCallNode[] {
  const call = createReader(object, callWords[kind], report);
  const name = readCallName(call, kind);
  if (name === undefined) return [];
  const assocKey = call.string("assocKey")?.text;
  const metadata = readPart(call.object("metadata"), "`metadata`", report);
  return [
    {
      kind,
      name,
      doc: cleanDoc(call.doc()),
      annotations: readAnnotations(call),
      parameters: readObjects(call, "parameters", report).flatMap((parameter) => readParameter(parameter, report)),
      returns: readType(call, "returns", `what \`${name}\` returns`, report),
      metadata: metadata && readType(metadata, "type", `the metadata of \`${name}\``, report),
      assocKeys: assocKey === undefined ? call.strings("assocKeys") : [assocKey],
      batchParameter: call.string("batchParam")?.text,
      paging: call.flag("pagingSupported"),
      throws: call.strings("throws"),
      errors: readServiceErrors(call, report),
      success: call.integers("success"),
      batch: readBatch(call.object("maxBatchSize"), report),
      batchFinder: call.string("linkedBatchFinderName")?.text,
      readOnly: call.flag("readOnly") || undefined,
      span: object.span,
    },
  ];
}

function readBatch(object: LocatedObject | undefined, report: Report): RestliBatch | undefined {
  const batch = readPart(object, "`maxBatchSize`", report);
  const most = batch?.integer("value", { required: true });
  return most === undefined ? undefined : { most, isEnforced: batch?.flag("validate") === true };
}

/** The finder that a resource uses when none is named has no name of its own. */
function readCallName(call: AttributeReader, kind: RestliCallKind): string | undefined {
  if (kind === "method") return call.string("method", { required: true })?.text;
  if (kind === "finder") return call.string("name")?.text ?? "default";
  return call.string("name", { required: true })?.text;
}

function readParameter(object: LocatedObject, report: Report): readonly RestliParameterNode[] {
  const parameter = createReader(object, "a parameter", report);
  const name = parameter.string("name", { required: true });
  if (name === undefined) return [];
  return [
    {
      name: name.text,
      type: readRequiredType(parameter, `parameter \`${name.text}\``, object, report),
      doc: cleanParameterDoc(parameter.doc()),
      optional: parameter.flag("optional"),
      default: parameter.string("default")?.text,
      annotations: readAnnotations(parameter),
      span: object.span,
    },
  ];
}

/** A parameter is worth showing even if nobody can tell its type. */
function readRequiredType(
  reader: AttributeReader,
  where: string,
  object: LocatedObject,
  report: Report,
): RestliTypeNode {
  const type = isBareArray(object) ? readItems(reader, object, where, report) : readType(reader, "type", where, report);
  if (type !== undefined) return type;
  if (!object.entries.has("type"))
    report.add(jsonCodes.missingAttribute({ attribute: "type", of: where }), openingBracket(object.span));
  return { type: { kind: "reference", name: "?", unresolved: true }, span: object.span };
}

/** The type of a parameter may be no more than the word `array`; what it holds then stands beside it. */
function isBareArray(object: LocatedObject): boolean {
  const type = object.entries.get("type")?.value;
  return type?.kind === "scalar" && type.value === "array";
}

function readItems(
  reader: AttributeReader,
  object: LocatedObject,
  where: string,
  report: Report,
): RestliTypeNode | undefined {
  const items = readType(reader, "items", where, report);
  const span = items?.span ?? object.entries.get("type")?.value.span ?? object.span;
  if (items === undefined) report.add(jsonCodes.missingAttribute({ attribute: "items", of: where }), span);
  const unknown: TypeExpression = { kind: "reference", name: "?", unresolved: true };
  return { type: { kind: "array", items: items?.type ?? unknown, annotations: {}, span }, span };
}

/** A Java comment may part a parameter's name from its doc by a dash: `@param urn - the URN`. Several dashes are a list. */
function cleanParameterDoc(doc: string | undefined): string | undefined {
  const text = cleanDoc(doc);
  const dashes = text?.split("\n").filter((line) => dash.test(line)).length;
  return dashes === 1 ? text?.replace(dash, "") : text;
}

const dash = /^\s*[-\u2013\u2014] +(?=\S)/;

/** The build appends the class from which it made the specification; that is a fact and no part of the doc. */
const generatedFrom = /(?<!\s)\s*generated from:\s*(\S+)\s*$/;

/** The build appends what the comment says of the result, which is a sentence of its own. */
const serviceReturns = /(?<!\s)\s*\n[ \t]*Service Returns:[ \t]*(?:[-\u2013\u2014][ \t]+)?/;

function cleanDoc(doc: string | undefined): string | undefined {
  // Continuation lines keep the blank that followed the star of a Java comment.
  const text = doc
    ?.replace(generatedFrom, "")
    .replace(serviceReturns, "\n\nReturns: ")
    .replaceAll(/\n[ \t](?=\S)/g, "\n")
    .trim();
  return text === undefined || text === "" ? undefined : commentToMarkdown(text);
}

function findClass(doc: string | undefined): string | undefined {
  return generatedFrom.exec(doc ?? "")?.[1];
}

function readAnnotations(reader: AttributeReader): JsonObject {
  const annotations = reader.object("annotations");
  return annotations === undefined ? {} : toJsonObject(annotations.entries.values());
}

function createReader(object: LocatedObject, what: string, report: Report): AttributeReader {
  return createAttributeReader({ report }, object, what);
}

function readPart(object: LocatedObject | undefined, what: string, report: Report): AttributeReader | undefined {
  return object && createReader(object, what, report);
}
