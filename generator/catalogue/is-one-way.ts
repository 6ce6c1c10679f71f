import type { RecordSchema } from "./schema.ts";

/** Whether nobody waits for an answer to the message of an Avro protocol that a record stands for. */
export function isOneWay({ annotations: { message } }: Pick<RecordSchema, "annotations">): boolean {
  return typeof message === "object" && message !== null && "one-way" in message && message["one-way"] === true;
}
