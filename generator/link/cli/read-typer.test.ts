import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { printJson } from "../../print/print-json.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { validateCatalogue } from "../../testdata/validate-catalogue.ts";
import { writeCommand } from "../../testdata/write-command.ts";

const folder = fileURLToPath(new URL("../../testdata/typer", import.meta.url));

const depot = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:py|toml)$/.test(path))
    .map((path) => [path, readFileSync(`${folder}/${path}`, "utf8")]),
);

describe("readTyper", () => {
  it("reads what typer makes in all its ways", async () => {
    const { catalogue, said } = await linkModel(depot);
    expect(said).toEqual([]);
    expect(validateCatalogue(printJson(catalogue))).toEqual([]);
    expectGolden(`${folder}/depot.expected.txt`, (catalogue.cli ?? []).map(writeCommand).join("\n"));
  });
});
