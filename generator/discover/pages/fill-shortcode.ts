import { escapeAttribute } from "../../markdown/tags/escape-attribute.ts";
import type { Shortcode } from "../../places/template-variables.ts";

const shortcode = /^[<%]\s{0,20}(\/?)\s{0,20}([\w-]{1,60})(?:\s{1,20}(.*?))?\s{0,20}\/?\s{0,20}[>%]$/s;
const argument = /(?:([\w-]{1,60})=)?(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"`=]+))/g;

/**
 * What a project's own shortcode writes, `{{< icon "sail" >}}`, from between its braces; one that stands around words writes what comes
 * before them where it begins and what comes behind where it ends, if both are in the line, of which `before` and `behind` are the
 * rest. Undefined for any other.
 */
export function fillShortcode(
  inside: string,
  { before, behind }: { readonly before: string; readonly behind: string },
  shortcodes: ReadonlyMap<string, Shortcode>,
): string | undefined {
  const [, end = "", name = "", written = ""] = shortcode.exec(inside) ?? [];
  const parts = shortcodes.get(name);
  if (parts === undefined) return undefined;
  const place = parts.findIndex(({ kind }) => kind === "inner");
  if (place === -1) return end === "" ? write(parts, written) : undefined;
  if (end !== "") return isIn(before, name) ? write(parts.slice(place + 1), "") : undefined;
  return isIn(behind, `/${name}`) ? write(parts.slice(0, place), written) : undefined;
}

function isIn(line: string, name: string): boolean {
  return ["<", "%"].some((mark) => line.includes(`{{${mark} ${name} `) || line.includes(`{{${mark}${name}`));
}

function write(parts: Shortcode, written: string): string {
  const given = [...written.matchAll(argument)].map(
    ([, name, quoted, raw, plain]) => [name, quoted?.replaceAll(/\\(.)/gs, "$1") ?? raw ?? plain ?? ""] as const,
  );
  const placed = given.filter(([name]) => name === undefined);
  return parts
    .map((part) => {
      if (part.kind === "inner") return "";
      if (part.kind === "text") return part.text;
      const { name } = part;
      const value = typeof name === "number" ? placed[name]?.[1] : given.find(([each]) => each === name)?.[1];
      return escapeAttribute(value ?? "");
    })
    .join("");
}
