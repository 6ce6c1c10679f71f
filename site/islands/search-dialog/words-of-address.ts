const longest = 80;

/** What an address without a page was about: the words of its last part. */
export function wordsOfAddress(pathname: string): string {
  const parts = pathname
    .split("/")
    .map((part) =>
      decode(part)
        .replace(/\.(html?|md|json)$/, "")
        .trim(),
    )
    .filter((part) => part !== "" && part !== "index");
  const words = (parts.at(-1) ?? "").replaceAll(/[-+\s]+/g, " ");
  return words.trim().slice(0, longest).trimEnd();
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
