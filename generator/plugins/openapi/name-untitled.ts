import { spellAcronyms } from "../../places/spell-acronyms.ts";

/** What says that a file describes an API, and not which one. */
const generic =
  /^(?:api|apis|api-?docs?|bundled?|definition|dist|docs?|index|openapi|rest|schemas?|specs?|src|swagger|v\d+(?:\.\d+)*|\.{1,2})$/i;

/** What an API is called that has no title: as its file, or where that is called as any such file is, as the folder that it is in. */
export function nameUntitled(file: string): string {
  const parts = file.split("/");
  const base = (parts.pop() ?? "").replace(/\.(?:jsonc?|ya?ml)$/i, "");
  // `orders.openapi.yaml`, `openapi-orders.json`
  const own = base
    .replace(/[._-](?:bundled?|openapi|swagger)(?=[._-]|$)/gi, "")
    .replace(/^(?:openapi|swagger)[._-]/i, "");
  const telling = [own, ...parts.toReversed()].find((part) => part !== "" && !generic.test(part));
  const words = spellAcronyms((telling ?? "API").replace(/[\s_-]+/g, " ").trim());
  return words === "" ? "API" : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
