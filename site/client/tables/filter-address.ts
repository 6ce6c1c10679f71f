import type { RowQuery } from "./match-rows.ts";

/** What the page's address asks its filter for: `?filter=words&only=mark&only=another`. */
export function readFilter(): RowQuery {
  const asked = new URLSearchParams(location.search);
  return { text: asked.get("filter") ?? "", marks: new Set(asked.getAll("only")) };
}

/** Says in the address what is asked, without a step for the way back. Pages on a disk can't have it there. */
export function writeFilter({ text, marks }: RowQuery): void {
  if (location.protocol === "file:") return;
  const asked = new URLSearchParams(location.search);
  asked.delete("filter");
  asked.delete("only");
  if (text !== "") asked.set("filter", text);
  for (const mark of [...marks].sort()) asked.append("only", mark);
  const query = asked.toString();
  const wanted = query === "" ? "" : `?${query}`;
  if (wanted !== location.search)
    history.replaceState(history.state, "", `${location.pathname}${wanted}${location.hash}`);
}
