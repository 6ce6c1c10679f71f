import { z } from "zod";
import type { ModelHistory } from "./model-history.ts";

const text = z.string().max(100_000);

const event = z.object({
  in: text,
  what: z.enum(["added", "changed", "deprecated", "restored", "removed"]),
  code: text,
  area: text,
  thing: text,
  name: text.optional(),
  before: text.optional(),
  after: text.optional(),
  instead: text.optional(),
  members: z.array(text).optional(),
});

const schema = z.object({
  formatVersion: z.literal(1),
  releases: z.array(
    z.object({ name: text, date: z.iso.date().optional(), state: z.enum(["unread", "damaged"]).optional() }),
  ),
  rooms: z.record(z.string(), z.record(z.string(), z.array(event))),
});

/** A history from what its file holds, or what is wrong with that. Throws a `SyntaxError` where the text is no JSON. */
export function parseHistory(source: string): ModelHistory | { readonly problem: string } {
  const value: unknown = JSON.parse(source);
  const checked = schema.safeParse(value);
  // Areas and rooms that a later release of ours may add are passed over where they are looked for.
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  if (issue === undefined || issue.path.length === 0) return { problem: "it holds no history" };
  const place = issue.path.map(String).join(".");
  const found = Object.entries(value ?? {}).find(([key]) => key === "formatVersion")?.[1] as unknown;
  if (place === "formatVersion" && (typeof found === "number" || typeof found === "string"))
    return { problem: `it is in format ${String(found).slice(0, 20)}, and this release reads format 1` };
  return { problem: `at \`${place.slice(0, longestPlace)}\`, ${issue.message.replace(/^Invalid input: /, "")}` };
}

/** Of a place, so many characters are shown. */
const longestPlace = 200;

/** The text of a history's file: a line an event, so that a review shows what a release has done. */
export function printHistory({ formatVersion, releases, rooms }: ModelHistory): string {
  const printed = Object.entries(rooms).map(([room, things]) => {
    const lines = Object.entries(things).map(
      ([coordinate, events]) =>
        `      ${JSON.stringify(coordinate)}: [\n${events.map((each) => `        ${JSON.stringify(each)}`).join(",\n")}\n      ]`,
    );
    return `    ${JSON.stringify(room)}: {\n${lines.join(",\n")}\n    }`;
  });
  const names = releases.map((release) => `    ${JSON.stringify(release)}`).join(",\n");
  return `{\n  "formatVersion": ${formatVersion},\n  "releases": [\n${names}\n  ],\n  "rooms": {\n${printed.join(",\n")}\n  }\n}\n`;
}
