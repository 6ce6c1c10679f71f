import { isPrimitiveName, type TypeExpression, type UnionMember } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { createReport } from "../../diagnostics/report.ts";
import type { LocatedJson } from "../json/located-json.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";

/**
 * The type that a specification writes into a string: a name, or the JSON of an array, a map, a union
 * or a declaration. Undefined when it is none of these. Its parts stand where the string stands.
 */
export function readTypeText(text: string, span: Span): TypeExpression | undefined {
  const trimmed = text.trim();
  if (!/^[[{"]/.test(trimmed)) return readName(trimmed);
  const report = createReport();
  const json = parseLocatedJson({ path: span.file, text: trimmed }, report);
  return json === undefined || report.diagnostics.length > 0 ? undefined : readJson(json, span);
}

function readName(name: string): TypeExpression | undefined {
  if (isPrimitiveName(name)) return { kind: "primitive", name };
  return /^[A-Za-z_][\w.]*$/.test(name) ? { kind: "reference", name } : undefined;
}

function readJson(json: LocatedJson, span: Span): TypeExpression | undefined {
  if (json.kind === "scalar") return typeof json.value === "string" ? readName(json.value) : undefined;
  if (json.kind === "array") return readUnion(json.items, span);
  const get = (key: string): LocatedJson | undefined => json.entries.get(key)?.value;
  const type = get("type");
  switch (textOf(type)) {
    case "array": {
      const items = readPart(get("items"), span);
      return items && { kind: "array", items, annotations: {}, span };
    }
    case "map": {
      const values = readPart(get("values"), span);
      return values && { kind: "map", values, annotations: {}, span };
    }
    case "record":
    case "enum":
    case "fixed":
    case "typeref": {
      // What is declared in place is taken for the schema of that name, which the model has or has not.
      const name = textOf(get("name"));
      const namespace = textOf(get("namespace"));
      return name === undefined ? undefined : readName(namespace === undefined ? name : `${namespace}.${name}`);
    }
    default:
      return readPart(type, span);
  }
}

function readPart(json: LocatedJson | undefined, span: Span): TypeExpression | undefined {
  return json === undefined ? undefined : readJson(json, span);
}

function readUnion(items: readonly LocatedJson[], span: Span): TypeExpression | undefined {
  const members = items.map((item) => readMember(item, span));
  if (!members.every((member) => member !== undefined)) return undefined;
  return { kind: "union", members, annotations: {}, span };
}

/** A member with an alias is an object that has both. */
function readMember(json: LocatedJson, span: Span): UnionMember | undefined {
  const alias = json.kind === "object" ? textOf(json.entries.get("alias")?.value) : undefined;
  const type = readJson(json, span);
  if (type === undefined) return undefined;
  const key = alias ?? ("name" in type ? type.name : type.kind);
  return { key, ...(alias === undefined ? {} : { alias }), type, annotations: {}, span };
}

function textOf(json: LocatedJson | undefined): string | undefined {
  return json?.kind === "scalar" && typeof json.value === "string" ? json.value : undefined;
}
