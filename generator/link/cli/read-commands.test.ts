import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { CliCommand } from "../../catalogue/cli.ts";
import { printJson } from "../../print/print-json.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { linkModel } from "../../testdata/link-model.ts";

const folder = fileURLToPath(new URL("../../testdata/commands", import.meta.url));

const acme = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".py"))
    .map((path) => [path, readFileSync(`${folder}/${path}`, "utf8")]),
);

function listPaths(commands: readonly CliCommand[] = []): readonly string[] {
  return commands.flatMap(({ path, commands }) => [path, ...listPaths(commands)]);
}

describe("readCommands", () => {
  it("reads the program of a script with its commands, options and arguments", async () => {
    const { catalogue, said } = await linkModel(acme);
    expect(said).toEqual([]);
    expectGolden(`${folder}/acme.expected.json`, `${printJson(catalogue.cli)}\n`);
  });

  it("calls a program what a list calls it", async () => {
    const { catalogue } = await linkModel({
      ...acme,
      "setup.py": "",
      "docs/cli.rst": "CLI\n===\n\n.. click:: acme.extra:extra\n   :prog: more\n",
    });
    expect(listPaths(catalogue.cli)).toEqual(["more", "more list", "more deep", "more deep get"]);
  });

  it("ends for groups that hold themselves", async () => {
    const { catalogue } = await linkModel({
      "setup.py": 'entry_points = {"console_scripts": ["a = a:a"]}\n',
      "a.py": "import click\n@click.group()\ndef a(): ...\na.add_command(a)\n",
    });
    expect(listPaths(catalogue.cli)).toHaveLength(11);
  });

  it("has none for a project without programs", async () => {
    const { catalogue } = await linkModel({ "a.py": "def main(): ...\n" });
    expect(catalogue.cli).toBeUndefined();
  });
});
