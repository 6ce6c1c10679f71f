import type { SearchHit } from "../../search/search-engine.ts";

/** Pages with titles that somebody reads and nobody types. */
const titled: ReadonlySet<string> = new Set(["page", "reference"]);

/** A request that stands for the call without a name: `GET /berths/{id}`. */
const request = /^[A-Z]{3,7} \//;

/** Whether the name of a hit is one of code; calls over HTTP may be called by a sentence. */
export function isCodeName({ noun, kind, name }: Pick<SearchHit, "noun" | "kind" | "name">): boolean {
  if (noun === "prose" || noun === "source" || titled.has(kind)) return false;
  if (kind !== "operation") return true;
  const text = name.map((run) => run.text).join("");
  return !/\s/.test(text.trim()) || request.test(text);
}
