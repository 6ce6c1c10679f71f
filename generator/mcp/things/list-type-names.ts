/** The names in the type of a field, of either language: `Owner` of `array[Owner]` and of `[Owner!]`. */
export function listTypeNames(field: unknown): readonly string[] {
  if (typeof field !== "object" || field === null || !("type" in field)) return [];
  return [...listNames(field.type)];
}

function* listNames(type: unknown): Generator<string> {
  if (typeof type !== "object" || type === null) return;
  const isName = "kind" in type && (type.kind === "reference" || type.kind === "named");
  if (isName && "name" in type && typeof type.name === "string") yield type.name;
  for (const [key, inner] of Object.entries(type)) {
    if (key === "items" || key === "values" || key === "of" || key === "type") yield* listNames(inner);
    if (key === "members" && Array.isArray(inner)) for (const member of inner) yield* listNames(member);
  }
}
