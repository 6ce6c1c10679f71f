import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { nameForText } from "../../print/sample-values.ts";
import { asObject, asText, resolve } from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import type { PlainLink } from "../plugin.ts";
import type { Definitions } from "./definitions.ts";
import { toWebAddress } from "./list-more.ts";
import { type SamplePurpose, sampleValue } from "./sample-value.ts";

/** What something looks like, and which of several cases that is. */
export interface ApiExample {
  readonly label: string;
  readonly value: JsonValue;
  /** What is said of it, in Markdown. */
  readonly doc?: string | undefined;
}

/** As many tabs are read; all of them are in the description. */
const mostExamples = 8;

/** The examples that a medium or a parameter gives by name, else its only one, else one that its schema suggests; at least one. */
export function listExamples(
  node: JsonObject,
  definitions: Definitions,
  purpose: SamplePurpose,
): readonly [ApiExample, ...(readonly ApiExample[])] {
  const only = (value: JsonValue, doc?: string): [ApiExample] => [{ label: "Example", value, doc }];
  if (node["example"] !== undefined) return only(followExample(node["example"], definitions.document));
  const named = Object.entries(asObject(node["examples"]) ?? {}).flatMap(([name, written]): readonly ApiExample[] => {
    const about = resolve(definitions.document, written);
    // OpenAPI 3.2 calls it so where it is no text.
    const value = about?.["value"] ?? about?.["dataValue"] ?? about?.["serializedValue"];
    const doc = asDoc(about?.["description"]);
    return value === undefined ? [] : [{ label: asText(about?.["summary"]) ?? name, value, doc }];
  });
  const [first, ...others] = named.slice(0, mostExamples);
  const schema = purpose.name === undefined ? resolve(definitions.document, node["schema"]) : undefined;
  // Of a body of which nothing is said, as tools write it that know no type, it isn't known that it is a text either.
  if (first === undefined && schema !== undefined && Object.keys(schema).length === 0) return only({});
  if (first === undefined) return only(sampleValue(definitions, node["schema"], withName(node, purpose)));
  return others.length === 0 ? only(first.value, first.doc) : [first, ...others];
}

/** What a parameter is called to find a sample by, with regard to what is said of it and not of its schema. */
function withName(node: JsonObject, { name, ...rest }: SamplePurpose): SamplePurpose {
  return name === undefined ? rest : { ...rest, name: nameForText(name, asText(node["description"])) };
}

/** Nothing but named examples may refer to others, though many write a reference in the place of the only one as well. */
function followExample(written: JsonValue, document: JsonObject): JsonValue {
  const node = asObject(written);
  const isReference = node !== undefined && asText(node["$ref"]) !== undefined && Object.keys(node).length === 1;
  const about = isReference ? resolve(document, node) : undefined;
  return about?.["value"] ?? about ?? written;
}

/** The examples that are kept elsewhere. */
export function listDistantExamples({ examples }: JsonObject, document: JsonObject): readonly PlainLink[] {
  return Object.entries(asObject(examples) ?? {}).flatMap(([name, written]): readonly PlainLink[] => {
    const about = resolve(document, written);
    const to = toWebAddress(about?.["externalValue"]);
    return to === undefined ? [] : [{ label: asText(about?.["summary"]) ?? name, to, note: "example" }];
  });
}
