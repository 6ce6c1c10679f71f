import type { JsonValue } from "../../catalogue/json.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import type { RestliRequest } from "./restli-request.ts";

/** An entity, and what is changed of one, as the body of a call has them. */
interface Bodies {
  readonly entity: () => JsonValue;
  readonly patch: () => JsonValue;
}

/** What a method of the protocol takes in its body, by its name; the path tells of several entities which they are. Undefined for one that takes nothing. */
export function sampleMethodBody(method: string, path: RestliRequest["path"], bodies: Bodies): JsonValue | undefined {
  const { entity, patch } = bodies;
  switch (method.toLowerCase()) {
    case "create":
    case "update":
      return entity();
    case "partial_update":
      return patch();
    case "batch_create":
      return { elements: [entity()] };
    case "batch_update":
      return { entities: byKey(path, entity()) };
    case "batch_partial_update":
      return { entities: byKey(path, patch()) };
    default:
      return undefined;
  }
}

function byKey(path: string, value: JsonValue): JsonValue {
  const [, key = ""] = /[?&]ids=List\((.*)\)/.exec(path) ?? [];
  const object: Record<string, JsonValue> = Object.create(null);
  object[decodeWritten(key)] = value;
  return object;
}
