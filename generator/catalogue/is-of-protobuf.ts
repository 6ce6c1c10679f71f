import type { NamedSchema } from "./schema.ts";

/** Whether a schema is a message or an enum of Protocol Buffers, or a type that every compiler of these has. */
export function isOfProtobuf({ language, span }: Pick<NamedSchema, "language" | "span">): boolean {
  return language === "other" && span.file.endsWith(".proto");
}
