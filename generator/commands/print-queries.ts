import { formatCount } from "../catalogue/nouns.ts";
import type { Trace } from "../engine/create-engine.ts";

/** More of a kind say nothing more. */
const mostListed = 8;

/** What was asked of the engine, by kind: how often, how much of that was worked out, and because of what. */
export function printQueries(traces: readonly Trace[]): string {
  const kinds = new Map<string, Trace[]>();
  for (const trace of traces) {
    const asked = kinds.get(trace.query);
    if (asked === undefined) kinds.set(trace.query, [trace]);
    else asked.push(trace);
  }
  const lines = [...kinds].flatMap(([query, asked]) => {
    const made = asked.filter(({ because }) => because !== undefined);
    const listed = made.slice(0, mostListed).map(({ key, because }) => `  ${key === "" ? "" : `${key}: `}${because}`);
    const more = made.length > mostListed ? [`  and ${formatCount(made.length - mostListed)} more`] : [];
    return [toRow(query, formatCount(asked.length), formatCount(made.length)), ...listed, ...more];
  });
  return [toRow("query", "asked", "worked out"), ...lines].map((line) => `${line}\n`).join("");
}

function toRow(query: string, asked: string, made: string): string {
  return `${query.padEnd(26)}${asked.padStart(8)}${made.padStart(12)}`;
}
