import { expect, it } from "vitest";
import { usageCodes } from "./usage.ts";

it.each([
  ["https://example.org/api/openapi.yaml", "download the file first, and name it"],
  [
    "http://localhost:4000/graphql",
    "save the server's answer to the introspection query as a `schema.json` first, and name that",
  ],
  ["https://example.org/models", "clone it first, and name the folder of the clone"],
  ["git@example.org:acme/models.git", "clone it first, and name the folder of the clone"],
])("says of the address %s how to bring here what it is of", (folder, way) => {
  const { help } = usageCodes.missingInput({ folder, shown: folder, suggestions: [] });
  expect(help).toBe(`nothing is fetched: ${way}`);
});

it.each([
  ["~/models", /^a home folder is `~` to shells alone/],
  ["$MODELS/pdl", /^variables are a shell's/],
  ["${MODELS}", /^variables are a shell's/],
  ["models/{a,b}", /^name the folder/],
])("says of the folder %s what nothing makes of it", (folder, way) => {
  expect(usageCodes.missingInput({ folder, shown: folder, suggestions: [] }).help).toMatch(way);
});
