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

/** A history from the text of its file, or what is wrong with that. */
export function parseHistory(source: string): ModelHistory | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return { problem: "it is no JSON" };
  }
  const checked = schema.safeParse(value);
  // Areas and rooms that a later release of ours may add are passed over where they are looked for.
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  return { problem: `${issue?.path.map(String).join(".") ?? ""}: ${issue?.message ?? "it is no history"}` };
}

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
