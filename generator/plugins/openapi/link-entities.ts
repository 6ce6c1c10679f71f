import type { AddedSections, PlainLink, PlainSection } from "../plugin.ts";
import { type ApiOperation, nameInModel, nameRequest, toModelReference } from "./api-document.ts";
import { gather } from "./list-uses.ts";
import type { NamedApi } from "./name-apis.ts";
import { tellSummary } from "./tell-summary.ts";

/** More operations than these are found by their own pages. */
const mostLinks = 30;

/** For the page of each entity that paths name, the operations there. */
export function linkEntities(apis: readonly NamedApi[], entities: Iterable<string>): readonly AddedSections[] {
  const names = new Map([...entities].map((name) => [name.toLowerCase(), name]));
  const found = listOperationsBy(apis, ({ path }) =>
    path.split("/").flatMap((segment) => names.get(segment.toLowerCase()) ?? []),
  );
  return [...found].map(([name, links]) => ({ to: `entity:${name}`, sections: [toSection(links)] }));
}

/** For the page of each schema of the model, the operations that take it or give it back. */
export function linkModelSchemas(apis: readonly NamedApi[]): readonly AddedSections[] {
  const found = listOperationsBy(apis, ({ node, parameters }) => {
    const names = new Set<string>();
    for (const part of [node, ...parameters]) gather(part, names, nameInModel);
    return names;
  });
  return [...found].map(([name, links]) => ({ to: toModelReference(name), sections: [toSection(links)] }));
}

function listOperationsBy(
  apis: readonly NamedApi[],
  toNames: (operation: ApiOperation) => Iterable<string>,
): ReadonlyMap<string, readonly PlainLink[]> {
  const found = new Map<string, PlainLink[]>();
  for (const api of apis) {
    for (const operation of api.operations) {
      for (const name of new Set(toNames(operation))) {
        const links = found.get(name) ?? [];
        found.set(name, links);
        const summary = tellSummary(operation.node);
        links.push({
          label: nameRequest(operation),
          to: `page:${api.operationPath(operation)}`,
          ...(summary !== undefined && { note: summary }),
        });
      }
    }
  }
  return found;
}

function toSection(links: readonly PlainLink[]): PlainSection {
  return { id: "operations", title: "REST operations", parts: [{ kind: "links", links: links.slice(0, mostLinks) }] };
}
