import type { JsonObject } from "../../../../catalogue/json.ts";

/** Arguments of a field that limit its values, and what JSON Schema calls them. */
export const constraintKeywords: readonly (readonly [string, string])[] = [
  ["ge", "minimum"],
  ["gt", "exclusiveMinimum"],
  ["le", "maximum"],
  ["lt", "exclusiveMaximum"],
  ["multiple_of", "multipleOf"],
  ["min_length", "minLength"],
  ["max_length", "maxLength"],
  ["min_items", "minItems"],
  ["max_items", "maxItems"],
  ["regex", "pattern"],
  ["pattern", "pattern"],
];

/** Functions that give a type with limits. */
export const limitedTypes: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ["conint", { type: "integer" }],
  ["confloat", { type: "number" }],
  ["constr", { type: "string" }],
  ["conlist", { type: "array" }],
  ["conset", { type: "array", uniqueItems: true }],
]);

/** Types that need no import. */
export const builtInTypes: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ["str", { type: "string" }],
  ["int", { type: "integer" }],
  ["float", { type: "number" }],
  ["bool", { type: "boolean" }],
  ["bytes", { type: "string", format: "binary" }],
  ["dict", { type: "object" }],
  ["list", { type: "array", items: {} }],
  ["set", { type: "array", uniqueItems: true, items: {} }],
  ["tuple", { type: "array", items: {} }],
  ["object", {}],
]);

/** What the types that others make come to; by their last name, since they move from module to module. */
export const externalTypes: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ["StrictStr", { type: "string" }],
  ["StrictBytes", { type: "string", format: "binary" }],
  ["StrictInt", { type: "integer" }],
  ["StrictFloat", { type: "number" }],
  ["StrictBool", { type: "boolean" }],
  ["NegativeInt", { type: "integer", exclusiveMaximum: 0 }],
  ["NonPositiveInt", { type: "integer", maximum: 0 }],
  ["NegativeFloat", { type: "number", exclusiveMaximum: 0 }],
  ["NonPositiveFloat", { type: "number", maximum: 0 }],
  ["FiniteFloat", { type: "number" }],
  ["ByteSize", { type: "integer", minimum: 0 }],
  ["Json", { type: "string", contentMediaType: "application/json" }],
  ["NewPath", { type: "string", format: "path" }],
  ["AwareDatetime", { type: "string", format: "date-time" }],
  ["NaiveDatetime", { type: "string", format: "date-time" }],
  ["PastDatetime", { type: "string", format: "date-time" }],
  ["FutureDatetime", { type: "string", format: "date-time" }],
  ["PastDate", { type: "string", format: "date" }],
  ["FutureDate", { type: "string", format: "date" }],
  ["SecretStr", { type: "string", writeOnly: true, format: "password" }],
  ["SecretBytes", { type: "string", writeOnly: true, format: "password" }],
  // A class made of one of these limits its values in ways that only its body says.
  ["ConstrainedStr", { type: "string" }],
  ["ConstrainedInt", { type: "integer" }],
  ["ConstrainedFloat", { type: "number" }],
  ["PositiveInt", { type: "integer", exclusiveMinimum: 0 }],
  ["NonNegativeInt", { type: "integer", minimum: 0 }],
  ["PositiveFloat", { type: "number", exclusiveMinimum: 0 }],
  ["NonNegativeFloat", { type: "number", minimum: 0 }],
  ["FilePath", { type: "string", format: "file-path" }],
  ["DirectoryPath", { type: "string", format: "directory-path" }],
  ["Path", { type: "string", format: "path" }],
  ["AnyUrl", { type: "string", format: "uri", minLength: 1 }],
  ["AnyHttpUrl", { type: "string", format: "uri", minLength: 1 }],
  ["HttpUrl", { type: "string", format: "uri", minLength: 1, maxLength: 2083 }],
  ["EmailStr", { type: "string", format: "email" }],
  ["UUID", { type: "string", format: "uuid" }],
  ["UUID1", { type: "string", format: "uuid1" }],
  ["UUID3", { type: "string", format: "uuid3" }],
  ["UUID4", { type: "string", format: "uuid4" }],
  ["UUID5", { type: "string", format: "uuid5" }],
  ["IPv4Address", { type: "string", format: "ipv4" }],
  ["IPv6Address", { type: "string", format: "ipv6" }],
  ["IPv4Network", { type: "string", format: "ipv4network" }],
  ["IPv6Network", { type: "string", format: "ipv6network" }],
  ["IPvAnyAddress", { type: "string", format: "ipvanyaddress" }],
  ["IPvAnyNetwork", { type: "string", format: "ipvanynetwork" }],
  ["Decimal", { type: "number" }],
  ["Dict", { type: "object" }],
  ["Mapping", { type: "object" }],
  ["List", { type: "array", items: {} }],
  ["Sequence", { type: "array", items: {} }],
  ["Set", { type: "array", uniqueItems: true, items: {} }],
  ["Pattern", { type: "string", format: "regex" }],
]);

/** Types of dates and times, which the two versions write otherwise. */
export function dateTypes(version: 1 | 2): ReadonlyMap<string, JsonObject> {
  return new Map<string, JsonObject>([
    ["datetime", { type: "string", format: "date-time" }],
    ["date", { type: "string", format: "date" }],
    ["time", { type: "string", format: "time" }],
    ["timedelta", version === 1 ? { type: "number", format: "time-delta" } : { type: "string", format: "duration" }],
  ]);
}
