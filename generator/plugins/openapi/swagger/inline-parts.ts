import { isJsonArray } from "../../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import { joinOutside } from "../../join-path.ts";
import { addressFrom } from "../address-from.ts";
import { type ApiFile, asList, asObject, asText, methods, mostHops } from "../api-document.ts";
import { findTarget } from "../find-target.ts";

type Kind = "parameters" | "responses";

interface Inlining {
  readonly main: ApiFile;
  readonly files: ReadonlyMap<string, ApiFile>;
  /** By kind, file and pointer, what other files hold, each once however often it is referred to. */
  readonly adopted: Map<string, Adopted>;
}

interface Adopted {
  readonly kind: Kind;
  readonly name: string;
  readonly value: JsonValue;
}

/**
 * A description by Swagger 2 with the paths, parameters and responses that stand in files which are no descriptions
 * themselves: what they become in OpenAPI 3 depends on where they stand, and on what the description says of all.
 */
export function inlineParts(
  written: JsonObject,
  { main, files }: { readonly main: ApiFile; readonly files: ReadonlyMap<string, ApiFile> },
): JsonObject {
  const inlining: Inlining = { main, files, adopted: new Map() };
  const paths = mapValues(written["paths"], (item) => inlinePath(item, main, inlining));
  const own = (kind: Kind): JsonObject => mapValues(written[kind], (each) => adopt(each, main, kind, inlining));
  const named = { parameters: own("parameters"), responses: own("responses") };
  const listAdopted = (kind: Kind): JsonObject =>
    Object.fromEntries(
      [...inlining.adopted.values()].flatMap((each) => (each.kind === kind ? [[each.name, each.value] as const] : [])),
    );
  return {
    ...{ ...written, paths },
    parameters: { ...listAdopted("parameters"), ...named.parameters },
    responses: { ...listAdopted("responses"), ...named.responses },
  };
}

function inlinePath(written: JsonValue, from: ApiFile, inlining: Inlining): JsonValue {
  const { node, file } = follow(written, from, inlining);
  const item = asObject(node);
  if (item === undefined) return node;
  const entries = Object.entries(item).map(([key, value]): readonly [string, JsonValue] => {
    const operation = asObject(value);
    if (key === "parameters") return [key, asList(value).map((each) => adopt(each, file, "parameters", inlining))];
    if (operation === undefined || !methods.some((method) => method === key)) return [key, move(value, file, inlining)];
    const { parameters, responses, ...others } = operation;
    const inlined = {
      ...asObject(move(others, file, inlining)),
      ...(parameters !== undefined && {
        parameters: asList(parameters).map((each) => adopt(each, file, "parameters", inlining)),
      }),
      ...(responses !== undefined && {
        responses: mapValues(responses, (each) => adopt(each, file, "responses", inlining)),
      }),
    };
    return [key, inlined];
  });
  return Object.fromEntries(entries);
}

/** What stands there, or a reference to where what it refers to has a place in the description now. */
function adopt(written: JsonValue, from: ApiFile, kind: Kind, inlining: Inlining): JsonValue {
  const { node, file, pointer } = follow(written, from, inlining);
  if (pointer === undefined) return move(node, file, inlining);
  const { adopted } = inlining;
  const key = `${kind} ${file.file}#${pointer}`;
  const known = adopted.get(key) ?? { kind, name: `x-bundled-${adopted.size}`, value: move(node, file, inlining) };
  adopted.set(key, known);
  return { $ref: `#/${kind}/${known.name}` };
}

/** What a value refers to in files that are parts, and where that stands; without a pointer, it refers to nothing there. */
function follow(
  written: JsonValue,
  from: ApiFile,
  { main, files }: Inlining,
): { readonly node: JsonValue; readonly file: ApiFile; readonly pointer: string | undefined } {
  let [node, file, pointer]: readonly [JsonValue, ApiFile, string | undefined] = [written, from, undefined];
  for (let hop = 0; hop < mostHops; hop += 1) {
    const reference = asText(asObject(node)?.["$ref"]);
    if (reference === undefined || (file === main && reference.startsWith("#"))) break;
    const target = findTarget(files, file, reference);
    if ("lost" in target || target.file.isPart !== true) break;
    ({ node, file, pointer } = target);
  }
  return { node, file, pointer };
}

/** A value of another file, whose references are written as from the description. */
function move(value: JsonValue, from: ApiFile, inlining: Inlining): JsonValue {
  const { main } = inlining;
  if (from === main) return value;
  if (isJsonArray(value)) return value.map((each) => move(each, from, inlining));
  const node = asObject(value);
  if (node === undefined) return value;
  const entries = Object.entries(node).map(([key, part]): readonly [string, JsonValue] => {
    const reference = key === "$ref" ? asText(part) : undefined;
    // Examples may hold anything.
    if (key === "example" || key === "examples") return [key, part];
    return [key, reference === undefined ? move(part, from, inlining) : moveAddress(reference, from, main)];
  });
  return Object.fromEntries(entries);
}

function moveAddress(reference: string, from: ApiFile, main: ApiFile): string {
  const [address = "", pointer] = reference.split(/#(.*)/s);
  const path = address === "" ? from.file : joinOutside(from.file, address);
  if (path === undefined) return reference;
  const moved = path === main.file ? "" : addressFrom(main, path);
  return pointer === undefined ? moved : `${moved}#${pointer}`;
}

function mapValues(value: JsonValue | undefined, change: (value: JsonValue) => JsonValue): JsonObject {
  return Object.fromEntries(Object.entries(asObject(value) ?? {}).map(([key, each]) => [key, change(each)]));
}
