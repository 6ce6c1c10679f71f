import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { printJson } from "../../../print/print-json.ts";
import { expectGolden } from "../../../testdata/golden.ts";
import type { CommandContent } from "../../../page-model/command.ts";
import { createPlanContext } from "../../../plan/create-plan-context.ts";
import { planCliPages } from "../../../plan/cli/plan-cli-pages.ts";
import { linkModel } from "../../../testdata/link-model.ts";
import { validateCatalogue } from "../../../testdata/validate-catalogue.ts";
import { writeCommand } from "../../../testdata/write-command.ts";

const folder = fileURLToPath(new URL("../../../testdata/argparse", import.meta.url));

const depot = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:py|toml)$/.test(path))
    .map((path) => [path, readFileSync(`${folder}/${path}`, "utf8")]),
);

describe("readArgparse", () => {
  it("reads what argparse makes in all its ways", async () => {
    const { catalogue, said } = await linkModel(depot);
    expect(said).toEqual([]);
    expect(validateCatalogue(printJson(catalogue))).toEqual([]);
    expectGolden(`${folder}/depot.expected.txt`, (catalogue.cli ?? []).map(writeCommand).join("\n"));
  });

  it("shows it on pages", async () => {
    const { catalogue } = await linkModel(depot);
    const pages = planCliPages(createPlanContext(catalogue, { title: "Test", base: "/" }), "sdk");
    const shown = ["list", "stack", "shelf"].flatMap((name) => {
      const content = pages.find(({ route }) => route.endsWith(`/${name}`))?.content as CommandContent | undefined;
      return [content, ...(content?.sections ?? [])];
    });
    expect(
      shown.flatMap((view) => [
        view?.usage.code,
        ...[...(view?.arguments ?? []), ...(view?.options ?? [])].map(({ name, type, facts }) =>
          [name, ...[type, ...facts].map((fact) => fact.map(({ text }) => text).join(""))].join("; "),
        ),
      ]),
    ).toMatchInlineSnapshot(`
      [
        "depot list [options] --ids <integer…>",
        "--verbose; flag; also -v",
        "--server; text; environment variable DEPOT_SERVER",
        "--port; integer; environment variable DEPOT_PORT",
        "--colour; choice; also -c; one of red, blue",
        "--kind; choice; one of new, old",
        "--limit; integer",
        "--share; number",
        "--out; path",
        "--file; file",
        "--tag; text",
        "--ids; integer…",
        "--size; number number",
        "--cache; text; without a value all",
        "--colourful; flag; the opposite is --no-colourful",
        "--no-header; flag",
        "--hours; integer; from 1 to 3",
        "--shape; choice; one of round, square",
        "depot stack <box> [<places>…]",
        "box; text",
        "places; integer",
        "depot shelf [options] <command>",
        "--verbose; flag; also -v",
        "--server; text; environment variable DEPOT_SERVER",
        "--port; integer; environment variable DEPOT_PORT",
        "depot shelf add [options]",
        "--load; integer",
        "--left; flag; not together with --right, --at; one of them has to be given",
        "--right; flag; not together with --left, --at; one of them has to be given",
        "--at; integer; not together with --left, --right; one of them has to be given",
        "depot shelf remove",
      ]
    `);
  });

  it.each([
    ["a setup.py alone", { "setup.py": 'setup(entry_points={"console_scripts": ["tool = tool:main"]})\n' }],
    ["lines of text in it", { "setup.py": 'setup(entry_points="""\n[console_scripts]\ntool = tool:main\n""")\n' }],
    ["Poetry", { "pyproject.toml": '[tool.poetry.scripts]\ntool = "tool:main"\n' }],
    ["a setup.cfg", { "setup.cfg": "[options.entry_points]\nconsole_scripts =\n  tool = tool:main\n" }],
  ])("reads the program that is named by %s", async (_, files: Readonly<Record<string, string>>) => {
    const { catalogue } = await linkModel({
      ...files,
      "tool.py":
        "from argparse import ArgumentParser as P\ndef main():\n    p = P()\n    p.add_argument('--x')\n    p.parse_args()\n",
    });
    expect(catalogue.cli?.map(({ path, options }) => [path, ...options.map(({ name }) => name)])).toEqual([
      ["tool", "--help", "--x"],
    ]);
  });

  it("soon has enough of functions that call each other over and over", async () => {
    const calls = Array.from(
      { length: 60 },
      (_, index) => `def f${index + 1}(p):\n    f${index}(p)\n    f${index}(p)\n    f${index + 1}(p)\n`,
    );
    const { catalogue } = await linkModel({
      "setup.py": 'setup(entry_points={"console_scripts": ["a = a:main"]})\n',
      "a.py": `import argparse\ndef f0(p):\n    p.add_argument('--x')\n${calls.join("")}def main():\n    p = argparse.ArgumentParser()\n    p.parents = [p]\n    f60(p)\n    p.parse_args()\n`,
    });
    expect(catalogue.cli?.[0]?.options.length).toBeLessThan(2);
  });

  it("goes through a function of a class that a script names by both", async () => {
    const { catalogue } = await linkModel({
      "pyproject.toml": '[project]\nname = "a"\n[project.scripts]\na = "a:App.run"\n',
      "a.py": `import argparse
class Base:
    @classmethod
    def run(cls):
        cls.parser().parse_args()
class App(Base):
    @staticmethod
    def parser():
        parser = argparse.ArgumentParser(description="Runs it.")
        parser.add_argument("place")
        return parser
`,
    });
    expect(catalogue.cli).toMatchObject([{ path: "a", doc: "Runs it.", arguments: [{ name: "place" }] }]);
  });
});
