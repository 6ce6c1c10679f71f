import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { generateSite } from "../testdata/generate-site.ts";
import { checkLinks } from "../../site/e2e/check-links.ts";

/* A package of connectors in a repository of its own, without the platform whose classes they inherit from. */

const model = fileURLToPath(new URL("../testdata/sites/connector-package", import.meta.url));
let site: Awaited<ReturnType<typeof generateSite>>;
const readTwin = (path: string): string => readFileSync(join(site.folder, `${path}.md`), "utf8");

beforeAll(async () => {
  site = await generateSite(model);
});

describe("a package of connectors alone", () => {
  test("is a site without a word and without a dangling link", () => {
    expect(site.error).toMatch(/^\d+ files read, \d+ pages written to output in \d+\.\d s\n$/);
    expect(checkLinks(site.folder, site.base).problems).toEqual([]);
  });

  test("has the page of its source with what the platform's classes bring, and says what nobody could tell", () => {
    const page = readTwin("generated/ingestion/sources/depot");
    for (const said of [
      "pip install 'depot-source[depot]'",
      "Reads shelves and boxes of a depot.",
      "**Deletion detection**: yes",
      "- `address` required · `string` · Where the depot answers, with its port.\n  - Formerly `host`",
      "- `login` required · `PasswordLogin or KeyLogin`",
      "- `login.key` · `string` · A key with the right to list.",
      '`login.kind` · `"password" | "key"`',
      "Which shelves are read. Others are passed over",
      '- `env` · `string` `= "PROD"`',
      "- `stateful_ingestion.enabled` · `boolean` `= false`",
      "Options of `StatefulIngestionConfigBase`, `PlatformInstanceConfigMixin` and `EnvConfigMixin` are those of release 1.3",
      "What `SQLFilterConfig` adds is not listed: the input doesn't hold the code.",
    ])
      expect(page.replaceAll(/\n\s*\n\s*(?=Others)/g, " ")).toContain(said);
    expect(readTwin("generated/ingestion/transformers/depot_tagger")).toContain("The tag that everything gets.");
  });
});
