import type { Catalogue } from "../../catalogue/catalogue.ts";
import { optionAnchor, type PlanLinks, toAnchor } from "../../plan/addresses/addresses.ts";
import { listCommands, type Thing } from "./find-named.ts";

/** A part of a thing, by the steps that lead to it. */
interface Part {
  readonly owner: Thing;
  readonly steps: readonly string[];
  readonly declaration: unknown;
}

/**
 * Where a part of a thing stands on its page, or what the way to it begins with, under which it is told; undefined where the
 * page has no place for it.
 */
export function findPartAddress(
  { aspects, cli = [] }: Catalogue,
  { owner, steps, declaration }: Part,
  links: PlanLinks,
): string | undefined {
  const [first = ""] = steps;
  const coordinate = readCoordinate(declaration);
  if (coordinate !== undefined) return links.coordinate(coordinate);
  switch (owner.kind) {
    case "aspect":
      return links.member(aspects.get(owner.name)?.schema ?? "", first);
    case "ingestion plugin": {
      const [page] = owner.page(links)?.split("#") ?? [];
      return page && isOption(declaration) ? `${page}#${optionAnchor(owner.name, declaration.path)}` : undefined;
    }
    case "Python class":
      return links.sdkSymbol(`${owner.name}.${first}`);
    case "command": {
      // What the usual command below it takes stands there.
      const own = listCommands(cli).find(({ path }) => path === owner.name);
      const page = owner.page(links);
      if (page === undefined || own?.options.some((option) => option === declaration) !== true) return undefined;
      return page.includes("#") ? `${page}.${toAnchor(first)}` : `${page}#${toAnchor(first)}`;
    }
    default:
      return links.member(owner.name, first);
  }
}

/** The name for the whole of it that a part of GraphQL has. */
function readCoordinate(declaration: unknown): string | undefined {
  if (typeof declaration !== "object" || declaration === null || !("coordinate" in declaration)) return undefined;
  return typeof declaration.coordinate === "string" ? declaration.coordinate : undefined;
}

function isOption(declaration: unknown): declaration is { readonly path: string } {
  return (
    typeof declaration === "object" &&
    declaration !== null &&
    "path" in declaration &&
    typeof declaration.path === "string" &&
    "presence" in declaration
  );
}
