import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, validate } from "graphql";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";

/** Whether each GraphQL operation shows an example that is valid by the schema that the model's own files declare. */
export function checkExamples(site: AuditedSite, sdl: string): Finding {
  const schema = buildSchema(sdl);
  const pages = ["queries", "mutations", "subscriptions"].flatMap((group) =>
    listTwins(join(site.folder, "graphql", group)),
  );
  const faults = pages.flatMap((path) => {
    const example = /^## Example\n[\s\S]*?^```graphql\n([\s\S]*?)^```$/m.exec(readFileSync(path, "utf8"))?.[1];
    if (example === undefined) return [`${path.slice(site.folder.length + 1)} has no example`];
    return validate(schema, parse(example)).map(({ message }) => `${path.slice(site.folder.length + 1)}: ${message}`);
  });
  const shown = `${pages.length} operations, ${faults.length} without a valid one`;
  return { site: site.name, check: "examples", shown, faults };
}

/** A model may have no subscription, and then there is no folder of theirs. */
function listTwins(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
}
