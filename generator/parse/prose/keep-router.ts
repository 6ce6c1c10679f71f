import { closesFence, readFence } from "../../markdown/fence-reader.ts";

/** One of the two ways by which Next.js finds pages. */
export type Router = "app" | "pages";

/** What readers of one router are told, without what stands in `<AppOnly>` or `<PagesOnly>` for those of the other; each line stays where it was. */
export function keepRouter(text: string, router: Router): string {
  const other = router === "app" ? "PagesOnly" : "AppOnly";
  if (!text.includes(`<${other}>`)) return text;
  const tags = new RegExp(`<(/?)${other}>`, "g");
  let fence: string | undefined;
  let isDropped = false;
  const lines = text.split("\n").map((line) => {
    const opened = fence === undefined ? readFence(line)?.mark : undefined;
    if (fence !== undefined && closesFence(line, fence)) fence = undefined;
    else if (fence !== undefined || opened !== undefined) fence ??= opened;
    else return dropFrom(line);
    return isDropped ? "" : line;
  });
  return lines.join("\n");

  function dropFrom(line: string): string {
    let [kept, from] = ["", 0];
    for (const { 0: tag, 1: slash, index } of line.matchAll(tags)) {
      if (!isDropped) kept += line.slice(from, index);
      isDropped = slash === "";
      from = index + tag.length;
    }
    return isDropped ? kept : kept + line.slice(from);
  }
}
