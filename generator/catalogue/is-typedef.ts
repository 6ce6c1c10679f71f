import type { NamedSchema } from "./schema.ts";

/** Whether a schema is a type of Apache Atlas: these have no namespaces of their own, and all of them this one. */
export function isTypedef({ language, namespace }: Pick<NamedSchema, "language" | "namespace">): boolean {
  return language === "other" && namespace === "atlas";
}
