/** What a type name says: a plain name, a list, or a map. */
export type TypeName =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "array"; readonly items: TypeName }
  | { readonly kind: "map"; readonly keys: TypeName; readonly values: TypeName };

/** Lists in lists in lists are meant by nobody. */
const deepest = 20;

const list = /^array\s*<([\s\S]*)>$/;
const map = /^map\s*<([^<>,]*),([\s\S]*)>$/;

/** Takes `array<map<string,Table>>` apart; undefined where it is none, or nests too deep. */
export function parseTypeName(text: string, depth = deepest): TypeName | undefined {
  const name = text.trim();
  if (depth === 0 || name === "") return undefined;
  const [, items] = list.exec(name) ?? [];
  if (items !== undefined) {
    const inside = parseTypeName(items, depth - 1);
    return inside && { kind: "array", items: inside };
  }
  const [, key, value] = map.exec(name) ?? [];
  if (key !== undefined && value !== undefined) {
    const [keys, values] = [parseTypeName(key, depth - 1), parseTypeName(value, depth - 1)];
    return keys && values && { kind: "map", keys, values };
  }
  return /[<>,]/.test(name) ? undefined : { kind: "name", name };
}

/** The plain name inside, of a map that of its values. */
export function innermostOf(type: TypeName): string {
  if (type.kind === "name") return type.name;
  return innermostOf(type.kind === "array" ? type.items : type.values);
}
