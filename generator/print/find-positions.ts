import { isJsonArray } from "../catalogue/is-json-array.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonValue } from "../catalogue/json.ts";
import type { TypeExpression } from "../catalogue/schema.ts";

/** The types of the first items of a list, each of its place, as a JSON Schema says it; none where it says nothing. */
export function findPositions(said: JsonValue | undefined, items: TypeExpression): readonly TypeExpression[] {
  return (isJsonArray(said) ? said : []).map((each) => {
    const type = isJsonObject(each) ? each["type"] : each;
    return findMember(items, typeof type === "string" ? type : "");
  });
}

/** The member of a union that is written so, of several the first one; the type itself where there is none. */
function findMember(items: TypeExpression, written: string): TypeExpression {
  if (items.kind !== "union") return items;
  const [first = ""] = written.split(" or ");
  return items.members.find(({ type }) => writeType(type) === first)?.type ?? items;
}

function writeType(type: TypeExpression): string {
  switch (type.kind) {
    case "array":
      return `array[${writeType(type.items)}]`;
    case "map":
      return `map[${writeType(type.values)}]`;
    case "union":
      return type.members.map((member) => writeType(member.type)).join(" or ");
    case "reference":
      return type.name;
    case "primitive": {
      const format = type.annotations?.["format"];
      return typeof format === "string" ? `${type.name} (${format})` : type.name;
    }
  }
}
