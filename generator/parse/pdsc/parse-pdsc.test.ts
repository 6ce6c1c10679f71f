import { fileURLToPath } from "node:url";
import { describe } from "vitest";
import { testSchemaCases } from "../../testdata/schema-cases.ts";
import { parsePdsc } from "./parse-pdsc.ts";

describe("PDSC", () => {
  testSchemaCases(fileURLToPath(new URL("../../testdata/pdsc", import.meta.url)), parsePdsc);
});
