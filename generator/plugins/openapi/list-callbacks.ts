import type { JsonObject } from "../../catalogue/json.ts";
import { asObject, joinParameters, methods, resolve } from "./api-document.ts";

/** A request that an API makes itself once it has been called. */
export interface ApiCallback {
  readonly name: string;
  /** To where, as an expression that says what of the call names that. */
  readonly address: string;
  /** Counts the addresses of its name from 0. */
  readonly index: number;
  readonly method: string;
  readonly node: JsonObject;
  /** Its own ones and those of its address, each resolved. */
  readonly parameters: readonly JsonObject[];
}

/** The requests to which an operation leads. */
export function listCallbacks({ callbacks }: JsonObject, document: JsonObject): readonly ApiCallback[] {
  return Object.entries(asObject(callbacks) ?? {}).flatMap(([name, written]) => {
    const addresses = Object.entries(resolve(document, written) ?? {}).filter(([key]) => !key.startsWith("x-"));
    return addresses.flatMap(([address, item], index) =>
      listRequests(resolve(document, item) ?? {}, document).map((request) => ({ name, address, index, ...request })),
    );
  });
}

function listRequests(
  item: JsonObject,
  document: JsonObject,
): readonly Pick<ApiCallback, "method" | "node" | "parameters">[] {
  return methods.flatMap((method) => {
    const node = asObject(item[method]);
    return node === undefined ? [] : [{ method, node, parameters: joinParameters(document, item, node) }];
  });
}
