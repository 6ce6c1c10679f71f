/** From one `&` to the next: most of them begin an entity, and an expression would look at each letter between. */
export function resolveEntities(text: string): string {
  let from = text.indexOf("&");
  if (from < 0) return text;
  let resolved = text.slice(0, from);
  while (from >= 0) {
    const begin = from + 1;
    const length = text.slice(begin, begin + longestEntity + 1).indexOf(";");
    const value = length < 0 ? undefined : resolveEntity(text.slice(begin, begin + length));
    const end = value === undefined ? begin : begin + length + 1;
    from = text.indexOf("&", end);
    resolved += (value ?? "&") + text.slice(end, from < 0 ? text.length : from);
  }
  return resolved;
}

/** In letters between the `&` and the `;`, of those that are resolved. */
const longestEntity = 8;

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  // As the site's own templates write it.
  ["#x27", "'"],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

function resolveEntity(name: string): string | undefined {
  const known = entities.get(name);
  if (known !== undefined || !name.startsWith("#")) return known;
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : undefined;
}
