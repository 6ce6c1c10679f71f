import type { LocatedObject } from "../../parse/json/located-json.ts";
import type { Reading } from "./reading.ts";

const conditions: ReadonlySet<string> = new Set(["if", "not", "dependentSchemas", "dependencies"]);

/** Tells of the first keyword in `schemas` that says when something holds, and what it means can't be told. */
export function reportUnread(reading: Reading, schemas: readonly LocatedObject[]): void {
  const unread = schemas.flatMap((schema) => [...schema.entries.values()].filter(({ key }) => conditions.has(key)));
  const [first] = unread;
  if (first === undefined) return;
  const { startLine, startColumn, endLine, endColumn } = first.keySpan;
  const place = { startLine, startColumn, endLine, endColumn };
  const named = [...new Set(unread.map(({ key }) => `\`${key}\``))].join(", ");
  reading.problems.push({ code: "unread-keyword", message: `${named} can't be told in words`, place });
}
