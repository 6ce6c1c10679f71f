import type { DeclaredType } from "./symbols.ts";

/** Finds the message that says that it is a type of resource, by `(google.api.resource)`. */
export function indexResources(types: readonly DeclaredType[]): (type: string) => string | undefined {
  const byType = new Map<string, string>();
  for (const { fullName, node } of types) {
    if (node.kind !== "message") continue;
    const resource = node.message.options["(google.api.resource)"];
    const type = typeof resource === "object" && resource !== null ? Reflect.get(resource, "type") : undefined;
    if (typeof type === "string" && !byType.has(type)) byType.set(type, fullName);
  }
  return (type) => byType.get(type);
}
