import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Span } from "../../catalogue/span.ts";
import type { LocatedText, WrittenOption, WrittenOptions } from "./ingestion-document.ts";
import { inside, spanOf, type Place } from "./manifest-place.ts";
import type { ManifestOption } from "./manifest-schema.ts";

/** What `include` and `options` at a place say. */
export function readManifestOptions(
  {
    include,
    options,
  }: { readonly include?: readonly string[] | undefined; readonly options?: readonly ManifestOption[] | undefined },
  place: Place,
): WrittenOptions {
  return {
    includes: (include ?? []).map((text, index): LocatedText => ({ text, span: itemSpan(place, "include", index) })),
    options: (options ?? []).map((option, index) => readOption(option, inside(inside(place, "options"), index))),
  };
}

function itemSpan(place: Place, key: string, index: number): Span {
  return place.yaml.spanAtItem(place.value, key, index) ?? spanOf(place);
}

function partsSpan(place: Place): Span {
  return place.yaml.spanAt(place.value, "parts") ?? spanOf(place);
}

function readOption(option: ManifestOption, place: Place): WrittenOption {
  const { deprecated } = option;
  return {
    path: option.path,
    type: option.type,
    values: (option.enum ?? []).map((value) => JSON.stringify(value)),
    nullable: false,
    presence: option.required === true ? "required" : option.requiredIf === undefined ? "optional" : "conditional",
    requiredIf: option.required === true ? undefined : option.requiredIf,
    default: option.default === undefined ? undefined : toJson(option.default),
    description: option.description,
    secret: option.secret === true,
    constraints: option.constraints ?? [],
    deprecated: typeof deprecated === "string" ? { reason: deprecated } : deprecated === true ? {} : undefined,
    renamedTo: option.renamedTo,
    removedIn: option.removedIn,
    span: spanOf(place),
    parts: option.parts === undefined ? undefined : { text: option.parts, span: partsSpan(place) },
  };
}

/** A mapping as JSON, without a prototype. */
export function toJsonObject(value: Readonly<Record<string, unknown>>): JsonObject {
  const object: Record<string, JsonValue> = Object.create(null);
  for (const [key, item] of Object.entries(value)) object[key] = toJson(item);
  return object;
}

function toJson(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === "object" && value !== null) return toJsonObject({ ...value });
  return typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean" ||
    typeof value === "bigint"
    ? value
    : null;
}
