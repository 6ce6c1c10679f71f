import type { JsonObject } from "../../catalogue/json.ts";
import { asObject, asText } from "./api-document.ts";

/** What a build puts the version in the place of, as Maven, Spring and shells have it, and what gRPC's generator writes where nobody has said one. */
const placeholder = /^(?:version not set|\$\{[^{}]+\}|\{\{[^{}]+\}\}|@[\w.-]+@)$/;

/** The version that a description says it is of; undefined where it says none, or leaves it to a build to say. */
export function tellVersion(document: JsonObject): string | undefined {
  const version = asText(asObject(document["info"])?.["version"]);
  return version === undefined || placeholder.test(version.trim()) ? undefined : version;
}
