import type { AddedSections, PlainLink } from "../plugin.ts";
import { asText } from "./api-document.ts";
import type { NamedApi } from "./name-apis.ts";

/** More operations than these are found by their own pages. */
const mostLinks = 30;

/** For the page of each entity that paths name, the operations there. */
export function linkEntities(apis: readonly NamedApi[], entities: Iterable<string>): readonly AddedSections[] {
  const names = new Map([...entities].map((name) => [name.toLowerCase(), name]));
  const found = new Map<string, PlainLink[]>();
  for (const api of apis) {
    for (const operation of api.operations) {
      const named = new Set(operation.path.split("/").flatMap((segment) => names.get(segment.toLowerCase()) ?? []));
      for (const name of named) {
        const links = found.get(name) ?? [];
        found.set(name, links);
        const summary = asText(operation.node["summary"]);
        links.push({
          label: `${operation.method.toUpperCase()} ${operation.path}`,
          to: `page:${api.operationPath(operation)}`,
          ...(summary !== undefined && { note: summary }),
        });
      }
    }
  }
  return [...found].map(([name, links]) => ({
    to: `entity:${name}`,
    sections: [
      { id: "operations", title: "REST operations", parts: [{ kind: "links", links: links.slice(0, mostLinks) }] },
    ],
  }));
}
