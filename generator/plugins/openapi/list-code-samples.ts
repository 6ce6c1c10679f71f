import type { JsonObject } from "../../catalogue/json.ts";
import type { PlainCode } from "../plugin.ts";
import { asList, asText, onlyObjects } from "./api-document.ts";

/** As many tabs are read; all of them are in the description. */
const mostSamples = 12;
/** In characters. */
const longestSample = 20_000;

/** Calls that the authors of a description wrote themselves, under the keys that tools have agreed upon. */
export function listCodeSamples(node: JsonObject): readonly PlainCode[] {
  const written = node["x-codeSamples"] ?? node["x-code-samples"];
  return onlyObjects(asList(written))
    .flatMap((sample): readonly PlainCode[] => {
      const code = asText(sample["source"]);
      const lang = asText(sample["lang"]);
      if (code === undefined || code.length > longestSample) return [];
      const language = languages.get(lang?.toLowerCase() ?? "") ?? "text";
      return [{ label: asText(sample["label"]) ?? lang ?? "Sample", language, code: code.trimEnd() }];
    })
    .slice(0, mostSamples);
}

const languages: ReadonlyMap<string, PlainCode["language"]> = new Map([
  ...["shell", "bash", "sh", "curl", "cli", "console"].map((name) => [name, "shell"] as const),
  ...["python", "python3", "py"].map((name) => [name, "python"] as const),
  ...(["json", "yaml", "graphql"] as const).map((name) => [name, name] as const),
]);
