import type { JsonObject } from "../../catalogue/json.ts";
import { asList, asObject, asText, onlyObjects } from "./api-document.ts";

/** Of an address whose variables have more values than these, what stands for them is told instead. */
const mostFilled = 30;

/** Where an operation is called, with each value that variables of an address may have; undefined where nothing is said of it. */
export function listAddresses(operation: JsonObject, document: JsonObject): readonly string[] | undefined {
  const servers = onlyObjects(asList(operation["servers"] ?? document["servers"]));
  const addresses = servers.flatMap(fillAddress).map((address) => address.replace(/(?<=.)\/+$/, ""));
  return addresses.length === 0 ? undefined : [...new Set(addresses)];
}

function fillAddress(server: JsonObject): readonly string[] {
  const variables = asObject(server["variables"]) ?? {};
  // Without a scheme it is that of the description, which comes by the safe one today.
  const url = (asText(server["url"]) ?? "/").trim().replace(/^\/\//, "https://");
  let filled = [url];
  for (const [written, name = ""] of url.matchAll(/\{([^{}]*)\}/g)) {
    // Without a list of values, callers fill in what they like, whatever it is called.
    const values = asList(asObject(variables[name])?.["enum"]).map(String);
    if (filled.length * values.length > mostFilled) return [url];
    filled = filled.flatMap((address) =>
      (values.length === 0 ? ["{}"] : values).map((value) => address.replace(written, () => value)),
    );
  }
  return filled;
}
