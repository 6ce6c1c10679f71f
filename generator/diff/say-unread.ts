import type { Unread } from "../catalogue/catalogue.ts";

/** What is wrong with a file that could not be read whole, with its place. */
export function sayUnread({ code, message, span }: Unread): string {
  return `${span === undefined ? "" : `${span.file}:${span.startLine}:${span.startColumn} `}${code}: ${message}`;
}
