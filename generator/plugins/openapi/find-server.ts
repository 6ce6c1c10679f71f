import { isNumber } from "../../catalogue/is-number.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import { asList, asObject, asText } from "./api-document.ts";
import { serverVariable } from "./print-curl.ts";

/** The address of the first server that a description, a path or an operation names. */
export function findServer(node: JsonObject): string {
  const first = asObject(asList(node["servers"])[0]);
  const address = (first === undefined ? "/" : fillAddress(first)).replace(/(?<!\/)\/+$/, "");
  return /^https?:\/\//i.test(address) ? address : `${serverVariable}${address}`;
}

/** A server's address with the defaults of its variables. */
function fillAddress(server: JsonObject): string {
  const variables = asObject(server["variables"]) ?? {};
  const url = asText(server["url"]) ?? "/";
  // What leaves the protocol to whoever reads it is called by the one that is safe.
  const filled = (url.startsWith("//") ? `https:${url}` : url).replace(/\{([^{}]*)\}/g, (written, name: string) => {
    const preset = asObject(variables[name])?.["default"];
    return typeof preset === "string" || isNumber(preset) ? String(preset) : written;
  });
  // A part that is empty unless somebody says otherwise leaves two slashes.
  return filled.replace(/(?<!:)\/{2,}/g, "/");
}
