import { inspect } from "node:util";

/** In characters; more says nothing in a line. */
const longest = 300;

/** What was thrown, in a line: anything may be, and an object that is no `Error` may say what it is about as one does. */
export function sayThrown(error: unknown): string {
  const said = typeof error === "object" && error !== null && "message" in error ? error.message : error;
  const text =
    typeof said === "string" && said.trim() !== "" ? said : inspect(said, { depth: 2, breakLength: Infinity });
  return (text.trim().split("\n")[0] ?? "").slice(0, longest);
}
