import { listTypeNames } from "../../catalogue/list-type-names.ts";
import type { RestliCall, RestliModel, RestliResource } from "../../catalogue/restli.ts";
import type { TypeExpression } from "../../catalogue/schema.ts";
import type { LinkItem } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** By schema, the resources and calls that take, give or hold it. */
export function listRestliUses({ catalogue, links }: PlanContext): ReadonlyMap<string, readonly LinkItem[]> {
  const uses = new Map<string, Map<string, LinkItem>>();
  const add = (type: TypeExpression | undefined, item: LinkItem): void => {
    for (const name of type === undefined ? [] : listTypeNames(type)) {
      const items = uses.get(name) ?? new Map<string, LinkItem>();
      // A call that takes a schema several times is listed once, with what was found first.
      if (!items.has(item.href)) items.set(item.href, item);
      uses.set(name, items);
    }
  };
  for (const resource of catalogue.restli.resources) {
    const href = links.restliResource(resource.id) ?? "";
    add(resource.schema, { label: resource.id, href, noun: "resource", note: "holds it" });
    for (const key of resource.keys) add(key.type, { label: resource.id, href, noun: "resource", note: "as its key" });
    for (const call of resource.calls) {
      const item = toItem(resource, call, links.restliCall(resource.id, call) ?? href);
      for (const { type } of call.parameters) add(type, { ...item, note: "takes it" });
      add(call.returns, { ...item, note: "returns it" });
      add(call.metadata, { ...item, note: "returns it" });
    }
  }
  return new Map([...uses].map(([name, items]) => [name, [...items.values()]]));
}

/** By schema, how many resources and calls take, give or hold it. */
export function countRestliUses({ resources }: RestliModel): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (types: readonly (TypeExpression | undefined)[]): void => {
    const named = types.flatMap((type) => (type === undefined ? [] : listTypeNames(type)));
    for (const name of new Set(named)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const { schema, keys, calls } of resources) {
    count([schema, ...keys.map(({ type }) => type)]);
    for (const { parameters, returns, metadata } of calls) {
      count([...parameters.map(({ type }) => type), returns, metadata]);
    }
  }
  return counts;
}

function toItem({ id }: RestliResource, { name, deprecated }: RestliCall, href: string): LinkItem {
  return { label: `${id}.${name}`, href, deprecated: deprecated !== undefined };
}
