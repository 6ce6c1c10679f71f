/** Where what references of Swagger 2 lead to stands in OpenAPI 3. */
const places: readonly (readonly [before: string, after: string])[] = [
  ["#/definitions/", "#/components/schemas/"],
  ["#/parameters/", "#/components/parameters/"],
  ["#/responses/", "#/components/responses/"],
];

/** A reference as it leads in the upgraded description; those into other files stay as they are. */
export function moveReference(reference: string): string {
  const [before = "", after = ""] = places.find(([start]) => reference.startsWith(start)) ?? [];
  return after + reference.slice(before.length);
}
