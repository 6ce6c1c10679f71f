import { toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** A row of a field on the page of something that its record stands in. */
export interface InnerPlace {
  readonly page: string;
  readonly anchor: string;
  /** Coordinates of the records and fields around it, the innermost first. */
  readonly around: readonly string[];
}

/** Rows open no deeper than this, counted in names from the page's own field. */
const mostNames = 4;
/** A type that everything is made of stands in so many places that its own page tells enough. */
const mostPlaces = 1000;

/**
 * Where a field of a record stands besides the record's page: in the rows of fields that hold the record, and of what includes it.
 * Members of unions have rows of their own, which the history has no names for, so that what is inside them is left out.
 */
export function findInnerPlaces(
  coordinate: string,
  { catalogue, links }: Pick<PlanContext, "catalogue" | "links">,
): readonly InnerPlace[] {
  const dot = coordinate.lastIndexOf(".");
  const record = coordinate.slice(0, dot);
  const field = coordinate.slice(dot + 1);
  const schema = catalogue.schemas.get(record);
  if (schema?.kind !== "record" || !schema.fields.some(({ name }) => name === field)) return [];
  const found: (InnerPlace & { readonly within: string; readonly path: readonly string[] })[] = [];
  const open = (within: string, path: readonly string[], around: readonly string[]): void => {
    for (const { by, kind, field: holder } of catalogue.schemas.get(within)?.usedBy ?? []) {
      const page = links.schema(by);
      if (!openedKinds.has(kind) || page === undefined || by === record || around.includes(by)) continue;
      const longer = holder === undefined ? path : [holder, ...path];
      if (longer.length > mostNames || found.length >= mostPlaces) continue;
      const more = holder === undefined ? [by] : [`${by}.${holder}`, by];
      found.push({
        ...{ page, anchor: toAnchor(longer.join(".")), around: [...around, ...more] },
        ...{ within: by, path: longer },
      });
    }
  };
  open(record, [field], []);
  for (const { within, path, around } of found) open(within, path, around);
  return found;
}

/** The uses of a type whose rows show its fields. */
const openedKinds: ReadonlySet<string> = new Set(["field", "arrayItem", "mapValue", "include", "typerefTarget"]);
