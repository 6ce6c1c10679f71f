import { createRequire } from "node:module";
import type { Type } from "avsc";
import { isPrimitiveName } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { jsonCodes } from "../../diagnostics/codes/json.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";

/** The schemas of a file. */
export interface AvscInput {
  /** The namespace in which they stand. */
  readonly namespace: string;
  readonly items: readonly LocatedJson[];
  /** Full names that have to be declared before they are used. Others are taken for types of other files. */
  readonly declared: ReadonlySet<string>;
}

/**
 * Gives schemas to avsc and reports its first complaint at the innermost schema that it concerns.
 * What linking checks for all languages is left to linking, so that each mistake is told once.
 */
export function checkWithAvsc(input: AvscInput, report: Report): void {
  const [first] = input.items;
  if (first === undefined) return;
  const complaint = findComplaint(input, first.span);
  if (complaint === undefined || checkedByLinking.test(complaint.message)) return;
  report.add(jsonCodes.avscRejects({ complaint: complaint.message }), complaint.span);
}

const checkedByLinking = /^duplicate (?:field name|union branch name|"[^"]*" symbol)|^unions cannot be directly nested/;

type Avsc = typeof import("avsc");
type Schema = Parameters<typeof Type.forSchema>[0];

/** Loaded on first use, and once, as modules are: a model without Avro files has no need of it. */
function loadAvsc(): Avsc {
  return createRequire(import.meta.url)("avsc") as Avsc;
}

function findComplaint(
  { namespace, items, declared }: AvscInput,
  whole: Span,
): { readonly message: string; readonly span: Span } | undefined {
  const avsc = loadAvsc();
  const spans = new WeakMap<object, Span>();
  const registry: Record<string, Type> = Object.create(null);
  let complaint: { message: string; span: Span } | undefined;
  let entered: unknown;

  // avsc calls the hook before it makes a type. The hook makes the type itself, by calling avsc once
  // more, so that it learns which schema an error comes from; the innermost call is the first to see it.
  function makeType(schema: unknown, options: { namespace?: string }): Type | undefined {
    if (typeof schema === "string") return findNamedType(schema, options.namespace ?? "");
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

  function findNamedType(name: string, current: string): Type | undefined {
    const fullName = name.includes(".") || current === "" ? name : `${current}.${name}`;
    if (isPrimitiveName(name) || registry[fullName] !== undefined || registry[name] !== undefined) return undefined;
    if (!declared.has(fullName) && !declared.has(name)) {
      return avsc.Type.forSchema({ type: "record", name: fullName, fields: [] });
    }
    // The file declares it further on, which avsc is about to complain of; a text has no span of its own in there.
    complaint ??= { message: `undefined type name: ${fullName}`, span: findText(items, name) ?? whole };
    return undefined;
  }

  for (const item of items) {
    try {
      const schema = toAvscSchema(item, spans) as Schema;
      avsc.Type.forSchema(schema, { registry, namespace, typeHook: makeType, wrapUnions: "always" });
    } catch (error) {
      return complaint ?? { message: messageOf(error), span: whole };
    }
  }
  return undefined;
}

/** The first text of that value, which for a type's name is its first use. */
function findText(values: readonly LocatedJson[], text: string): Span | undefined {
  for (const value of values) {
    if (value.kind === "scalar") {
      if (value.value === text) return value.span;
      continue;
    }
    const inner = value.kind === "array" ? value.items : [...value.entries.values()].map((entry) => entry.value);
    const found = findText(inner, text);
    if (found !== undefined) return found;
  }
  return undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The attributes that make up the structure of a schema; docs, annotations and defaults are left out. */
const structural = new Set([...["type", "name", "namespace", "fields", "symbols", "size", "items", "values", "order"]]);

function toAvscSchema(json: LocatedJson, spans: WeakMap<object, Span>): unknown {
  if (json.kind === "scalar") return json.value;
  const plain = json.kind === "array" ? json.items.map((item) => toAvscSchema(item, spans)) : toPlain(json, spans);
  const name = json.kind === "object" ? json.entries.get("name")?.value : undefined;
  if (typeof plain === "object" && plain !== null) spans.set(plain, name?.span ?? json.span);
  return plain;
}

function toPlain(object: LocatedObject, spans: WeakMap<object, Span>): unknown {
  const type = object.entries.get("type")?.value;
  // `{"type": {…}}` around a type adds attributes to it; avsc knows it in fields only.
  if (type !== undefined && type.kind !== "scalar" && !object.entries.has("name")) return toAvscSchema(type, spans);
  const plain: Record<string, unknown> = {};
  const isEnum = type?.kind === "scalar" && type.value === "enum";
  for (const { key, value } of object.entries.values()) {
    // Only the default of an enum is a matter of the schema alone.
    if (structural.has(key) || (isEnum && key === "default")) plain[key] = toAvscSchema(value, spans);
  }
  return plain;
}
