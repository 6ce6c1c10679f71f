import type { JsonObject } from "../../catalogue/json.ts";
import { asObject, methods, resolve } from "./api-document.ts";

/** A request that an API makes itself once it has been called. */
export interface ApiCallback {
  readonly name: string;
  /** To where, as an expression that says what of the call names that. */
  readonly address: string;
  /** Counts the addresses of its name from 0. */
  readonly index: number;
  readonly method: string;
  readonly node: JsonObject;
}

/** The requests to which an operation leads. */
export function listCallbacks({ callbacks }: JsonObject, document: JsonObject): readonly ApiCallback[] {
  return Object.entries(asObject(callbacks) ?? {}).flatMap(([name, written]) => {
    const addresses = Object.entries(resolve(document, written) ?? {}).filter(([key]) => !key.startsWith("x-"));
    return addresses.flatMap(([address, item], index) =>
      Object.entries(resolve(document, item) ?? {}).flatMap(([method, value]): readonly ApiCallback[] => {
        const node = asObject(value);
        const isMethod = methods.some((each) => each === method);
        return node === undefined || !isMethod ? [] : [{ name, address, index, method, node }];
      }),
    );
  });
}
