/**
 * The text of a type of the catalogue as its language writes it: `array[com.x.Owner]`, `[Owner!]!`. Undefined for what is no
 * type, and for one that says more than such a text can, as by an annotation.
 */
export function sayType(value: object): string | undefined {
  const type = value as Readonly<Record<string, unknown>>;
  if (saysMore(type)) return undefined;
  switch (type["kind"]) {
    case "primitive":
    case "reference":
    case "named":
      return typeof type["name"] === "string" ? type["name"] : undefined;
    case "array":
      return around("array[", type["items"], "]");
    case "map":
      return around("map[string, ", type["values"], "]");
    case "union":
      return sayUnion(type["members"]);
    case "list":
      return around("[", type["of"], "]");
    case "nonNull":
      return around("", type["of"], "!");
    default:
      return undefined;
  }
}

function around(before: string, inner: unknown, behind: string): string | undefined {
  const text = typeof inner === "object" && inner !== null ? sayType(inner) : undefined;
  return text === undefined ? undefined : before + text + behind;
}

function sayUnion(members: unknown): string | undefined {
  if (!Array.isArray(members)) return undefined;
  const texts = members.map((member: Readonly<Record<string, unknown>>) => {
    const { alias, type } = member;
    return saysMore(member) ? undefined : around(typeof alias === "string" ? `${alias}: ` : "", type, "");
  });
  return texts.includes(undefined) ? undefined : `union[${texts.join(", ")}]`;
}

function saysMore({ annotations, doc, deprecated, unresolved }: Readonly<Record<string, unknown>>): boolean {
  const isAnnotated = typeof annotations === "object" && annotations !== null && Object.keys(annotations).length > 0;
  return isAnnotated || doc !== undefined || deprecated !== undefined || unresolved === true;
}
