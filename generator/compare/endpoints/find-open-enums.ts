import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";

/** Names of payloads that stand beside any text wherever they are used, so that what texts they name is no more than what clients offer. */
export function findOpenEnums({ endpoints = [], payloads = [] }: Catalogue): ReadonlySet<string> {
  const [beside, elsewhere] = [new Set<string>(), new Set<string>()];
  const visit = (value: JsonValue, isOpen: boolean): void => {
    if (isJsonArray(value)) value.forEach((each) => visit(each, isOpen));
    else if (isJsonObject(value)) {
      for (const [key, part] of Object.entries(value)) {
        if (key === "$ref" && typeof part === "string") (isOpen ? beside : elsewhere).add(part);
        else if (!values.has(key)) visit(part, key === "anyOf" && isJsonArray(part) && part.some(isAnyText));
      }
    }
  };
  for (const { schema } of payloads) visit(schema, false);
  for (const { inputs, body, answers } of endpoints) {
    const given = [...inputs, ...answers.flatMap(({ headers }) => headers)].map(({ schema = {} }) => schema);
    const media = [body?.media ?? {}, ...answers.map((answer) => answer.media)].flatMap((each) => Object.values(each));
    for (const schema of [...given, ...media]) visit(schema, false);
  }
  return new Set([...beside].filter((name) => !elsewhere.has(name)));
}

/** Below these stand values of users, and no schemas. */
const values: ReadonlySet<string> = new Set(["enum", "const", "default"]);

function isAnyText(schema: JsonValue): boolean {
  return isJsonObject(schema) && schema["type"] === "string" && Object.keys(schema).length === 1;
}
