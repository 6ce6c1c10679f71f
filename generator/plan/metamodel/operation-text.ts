import type { Link, RichText } from "../../page-model/parts.ts";

/** Names of operations in a row. */
export function toOperationText(operations: readonly Link[]): RichText {
  return operations.flatMap(({ label, href }, index) => {
    const run = { text: label, code: true, href } as const;
    return index === 0 ? [run] : [{ text: ", " }, run];
  });
}
