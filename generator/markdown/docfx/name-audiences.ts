import { closesFence, readFence } from "../fence-reader.ts";

const zone = /^([ \t>]*):::\s?zone[ \t]+pivot="([^"\n]{1,300})"[ \t:]*\r?$/i;
const moniker = /^([ \t>]*):::\s?moniker[ \t]+range="([^"\n]{1,300})"[ \t:]*\r?$/i;
const item = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/**
 * Microsoft Learn shows parts of a page for a language, a system or a version that a reader has chosen. Here they all stand on the page, so
 * that each begins with whom it is for, but above a row of a table, which would be words of the same paragraph.
 */
export function nameAudiences(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => line.includes(":::"))) return lines;
  const shared = findShared(lines.flatMap((line) => zone.exec(line)?.[2]?.split(",") ?? []).map((one) => one.trim()));
  let fence: string | undefined;
  let last = "";
  return lines.map((line, index) => {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      return line;
    }
    fence = readFence(line)?.mark;
    if (!line.includes(":::")) {
      if (line.trim() !== "") last = line;
      return line;
    }
    const [, lead = "", pivots] = zone.exec(line) ?? [];
    const [, before = "", range] = pivots === undefined ? (moniker.exec(line) ?? []) : [];
    const said = pivots === undefined ? range && describeRange(range) : describePivots(pivots, shared);
    if (said === undefined || !/^[\w ,.+#-]+$/.test(said)) return line;
    const next = lines[index + 1]?.trim() === "" ? lines[index + 2] : lines[index + 1];
    if (/^[ \t>]*\|/.test(lines[index + 1] ?? "")) return line;
    const isInList = item.test(last) || /^\s/.test(last);
    const indent = /^[ \t]*/.exec(next ?? "")?.[0] ?? "";
    return `${isInList && indent.length < 12 ? indent : lead + before}*For ${said}:*`;
  });
}

/** What all pivots of a page begin with, such as `programming-language-`. */
function findShared(pivots: readonly string[]): string {
  const [first = "", ...others] = [...new Set(pivots)];
  if (others.length === 0) return "";
  let length = first.lastIndexOf("-") + 1;
  while (length > 0 && !others.every((one) => one.startsWith(first.slice(0, length)))) {
    length = first.lastIndexOf("-", length - 2) + 1;
  }
  return first.slice(0, length);
}

function describePivots(written: string, shared: string): string {
  return listNames(written.split(",").map((one) => one.trim().slice(shared.length).replaceAll("-", " ")));
}

const comparisons: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^>=\s*/, (name) => `${name} and later`],
  [/^<=\s*/, (name) => `${name} and earlier`],
  [/^>\s*/, (name) => `versions after ${name}`],
  [/^<\s*/, (name) => `versions before ${name}`],
  [/^=?\s*/, (name) => name],
];

/** `>=sql-server-2019 || =azuresqldb-current`. */
function describeRange(written: string): string {
  const ranges = written.split(/\|\|/).map((range) => {
    const each = range
      .trim()
      .split(/\s+(?=[<>=])/)
      .map((one) => {
        const [sign, describe] = comparisons.find(([form]) => form.test(one.trim())) ?? [];
        return (
          describe?.(
            one
              .trim()
              .replace(sign ?? "", "")
              .trim(),
          ) ?? one
        );
      });
    return each.join(", ");
  });
  return listNames(ranges.map((one) => one.trim()));
}

function listNames(names: readonly string[]): string {
  const [last = "", ...others] = names.filter((name) => name !== "").toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}
