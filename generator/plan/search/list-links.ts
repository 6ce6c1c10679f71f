import type { Html } from "../../page-model/parts.ts";

/** The addresses within the site that markup leads to, without fragments, each once. */
export function listLinks(html: Html): readonly string[] {
  const found = new Set<string>();
  for (const [, href = ""] of html.matchAll(/\shref="(\/[^"#?]*)/g)) found.add(href);
  return [...found].toSorted();
}
