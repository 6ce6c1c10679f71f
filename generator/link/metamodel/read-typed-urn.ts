import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { TyperefSchema } from "../../catalogue/schema.ts";
import { numberAt, textAt } from "./annotations.ts";

/** A typeref that says which entity its URNs belong to and what their parts are. */
export interface TypedUrn {
  readonly typeref: TyperefSchema;
  readonly entity: string;
  readonly parts: readonly TypedUrnPart[];
}

/** A part of a URN, as the class or typeref says that stands for the URN. */
export interface TypedUrnPart {
  readonly name: string;
  /** Full name of a schema, of a Java class that a typed URN stands for, or of a primitive. */
  readonly type?: string | undefined;
  readonly doc?: string | undefined;
  /** In characters; absent where none is declared. */
  readonly maxLength?: number | undefined;
}

/** The validator stands under its class name, `com.linkedin.common.validator.TypedUrnValidator`. */
export function readTypedUrn(typeref: TyperefSchema): readonly TypedUrn[] {
  const validate = typeref.annotations["validate"];
  if (!isJsonObject(validate)) return [];
  const found = Object.entries(validate).find(([name]) => /(?:^|\.)TypedUrnValidator$/.test(name))?.[1];
  if (!isJsonObject(found)) return [];
  const entity = textAt(found, "entityType");
  const fields = found["fields"];
  if (entity === undefined || !Array.isArray(fields)) return [];
  return [{ typeref, entity, parts: fields.filter(isJsonObject).map(readPart) }];
}

function readPart(part: JsonObject): TypedUrnPart {
  return {
    name: textAt(part, "name") ?? "",
    type: textAt(part, "type"),
    doc: textAt(part, "doc"),
    maxLength: numberAt(part, "maxLength"),
  };
}
