import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";

/** An operation as a client sends it, and what comes back. */
export interface GraphqlExample {
  readonly query: string;
  readonly variables: JsonObject;
  readonly response: JsonValue;
}

/** Examples of operations, each made once, by coordinate. */
export type GraphqlExamples = ReadonlyMap<string, GraphqlExample>;
