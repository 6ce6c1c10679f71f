/** Where names of files have parts: a year and month, or a version with a dot, are one. */
const edge = /(?<=[_/])|(?=[_/])|(?=\.[a-z]+$)|(?<=[a-z])(?=-[a-z])|(?<=[a-z]-)(?=[a-z])/i;

/** What tells a file from others: the parts of its path that not all of them begin or end with, `v1` of `shop_v1.json` and `shop_v2.json`; else the path. */
export function tellFile(file: string, alike: readonly string[]): string {
  const all = alike.map((each) => each.split(edge));
  const start = countShared(all);
  const end = countShared(all.map((parts) => parts.slice(start).toReversed()));
  const rests = all.map((parts) =>
    parts
      .slice(start, parts.length - end)
      .join("")
      .replace(/^[_/-]+|[_/-]+$/g, ""),
  );
  const rest = rests[alike.indexOf(file)] ?? "";
  return rests.length < 2 || rests.some((each) => /^(?:\.|$)/.test(each)) ? file : rest;
}

/** How many parts all begin with. */
function countShared(all: readonly (readonly string[])[]): number {
  const [first = []] = all;
  const different = first.findIndex((part, index) => all.some((parts) => parts[index] !== part));
  return different === -1 ? first.length : different;
}
