import { createRequire } from "node:module";
import type { Type } from "avsc";
import type { Span } from "../../catalogue/span.ts";
import { jsonCodes } from "../../diagnostics/codes/json.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";

/**
 * Gives schemas to avsc and reports its first complaint at the innermost schema that it concerns.
 * Names that none of the schemas declares are taken for types of other files. What linking checks for
 * all languages, that is, names that are declared twice and defaults, is kept from avsc.
 */
export function checkWithAvsc(
  schemas: { readonly namespace: string; readonly items: readonly LocatedJson[] },
  report: Report,
): void {
  const spans = new WeakMap<object, Span>();
  const plain = schemas.items.map((item) => toAvscSchema(item, spans));
  const [first] = schemas.items;
  if (first === undefined) return;
  const complaint = findComplaint(plain, schemas.namespace, spans, first.span);
  if (complaint === undefined || complaint.message.startsWith("duplicate type name")) return;
  report.add(jsonCodes.avscRejects({ complaint: complaint.message }), complaint.span);
}

type Avsc = typeof import("avsc");
type Schema = Parameters<typeof Type.forSchema>[0];

let loaded: Avsc | undefined;

/** Loaded on first use: a model without Avro files has no need of it. */
function loadAvsc(): Avsc {
  loaded ??= createRequire(import.meta.url)("avsc") as Avsc;
  return loaded;
}

function findComplaint(
  schemas: readonly unknown[],
  namespace: string,
  spans: WeakMap<object, Span>,
  whole: Span,
): { readonly message: string; readonly span: Span } | undefined {
  const avsc = loadAvsc();
  const registry: Record<string, Type> = Object.create(null);
  let complaint: { message: string; span: Span } | undefined;
  let entered: unknown;

  // avsc calls the hook before it makes a type. The hook makes the type itself, by calling avsc once
  // more, so that it learns which schema an error comes from; the innermost call is the first to see it.
  function makeType(schema: unknown, options: { namespace?: string }): Type | undefined {
    if (typeof schema === "string") return findExternalType(schema, options.namespace ?? "");
    if (schema === entered || typeof schema !== "object" || schema === null) {
      entered = undefined;
      return undefined;
    }
    entered = schema;
    try {
      return avsc.Type.forSchema(schema as Schema, options);
    } catch (error) {
      complaint ??= { message: messageOf(error), span: spans.get(schema) ?? whole };
      throw error;
    }
  }

  function findExternalType(name: string, current: string): Type | undefined {
    const fullName = name.includes(".") || current === "" ? name : `${current}.${name}`;
    if (primitives.has(name) || registry[fullName] !== undefined || registry[name] !== undefined) return undefined;
    return avsc.Type.forSchema({ type: "record", name: fullName, fields: [] });
  }

  for (const schema of schemas) {
    try {
      avsc.Type.forSchema(schema as Schema, { registry, namespace, typeHook: makeType, wrapUnions: "always" });
    } catch (error) {
      return complaint ?? { message: messageOf(error), span: whole };
    }
  }
  return undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const primitives = new Set(["null", "boolean", "int", "long", "float", "double", "bytes", "string"]);

/** The attributes that make up the structure of a schema; docs, annotations and defaults are left out. */
const structural = new Set([
  ...["type", "name", "namespace", "fields", "symbols", "size", "items", "values", "order"],
]);

function toAvscSchema(json: LocatedJson, spans: WeakMap<object, Span>): unknown {
  if (json.kind === "scalar") return json.value;
  const plain = json.kind === "array" ? json.items.map((item) => toAvscSchema(item, spans)) : toPlain(json, spans);
  if (typeof plain === "object" && plain !== null) spans.set(plain, json.span);
  return plain;
}

function toPlain(object: LocatedObject, spans: WeakMap<object, Span>): unknown {
  const type = object.entries.get("type")?.value;
  // `{"type": {…}}` around a type adds attributes to it; avsc knows it in fields only.
  if (type !== undefined && type.kind !== "scalar" && !object.entries.has("name")) return toAvscSchema(type, spans);
  const plain: Record<string, unknown> = {};
  for (const { key, value } of object.entries.values()) {
    if (structural.has(key)) plain[key] = toAvscSchema(value, spans);
  }
  return plain;
}
