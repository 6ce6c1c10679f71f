import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { CliCommand } from "../../catalogue/cli.ts";
import { printJson } from "../../print/print-json.ts";
import { measureCpuTimeUntil } from "../../testdata/cpu-time.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";

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

  it("reads very many programs of one module, soon", async () => {
    const many = Array.from({ length: 6000 }, (_, index) => index);
    const files = {
      "setup.cfg": `[metadata]\nname = tool\n[options.entry_points]\nconsole_scripts =\n${many.map((at) => `    c${at} = tool.cli:f${at}\n`).join("")}`,
      "src/tool/__init__.py": "",
      "src/tool/cli.py": `import click\n${many.map((at) => `@click.command()\ndef f${at}():\n    """Does ${at}."""\n`).join("")}`,
    };
    let count = 0;
    const time = await measureCpuTimeUntil(async () => {
      count = (await linkModel(files)).catalogue.cli?.length ?? 0;
    });
    expect(count).toBeGreaterThan(1000);
    expect(time).toBeLessThan(6_000);
  });

  it.each([
    [
      "pyproject.toml",
      '[project]\nname = "tool"\n[project.scripts]\ntool = "tool.cli:main"\nother = "tool.other:run"\n',
    ],
    ["setup.cfg", "[metadata]\nname = tool\n[options.entry_points]\nconsole_scripts =\n    tool = tool.cli:main\n"],
  ])("reads the program of any package that names it in its %s", async (file, text) => {
    const { catalogue, said } = await linkModel({
      [file]: text,
      "src/tool/__init__.py": "",
      "src/tool/cli.py": `import click
from click import option
@click.group(context_settings={"max_content_width": 120})
def main() -> None:
    """Does things."""
@main.command("put-it")
@option("--many", "-m", type=int, default=3, show_default=True, help="How many.")
@click.argument("what")
def put(many: int, what: str) -> None:
    """Puts it there."""
    raise SystemExit
`,
      // What is made with something else has no commands that could be told.
      "src/tool/other.py": "import fire\ndef run():\n    fire.Fire()\n",
    });
    expect(said).toEqual([]);
    expect(listPaths(catalogue.cli)).toEqual(["tool", "tool put-it"]);
    expect(catalogue.cli?.[0]?.commands?.[0]).toMatchObject({
      options: [{ names: ["--many", "-m"], default: "3", doc: "How many." }],
    });
  });

  it.each([
    ["fire", "import fire\ndef run():\n    fire.Fire()\n"],
    ["argparse", "import argparse\ndef run():\n    make(argparse).parse_args()\n"],
  ])("says which program it can't tell the commands of, made with %s", async (library, text) => {
    const { catalogue, report } = await linkModel({
      "pyproject.toml": '[project]\nname = "tool"\n[project.scripts]\ntool = "tool:run"\n',
      "tool.py": text,
    });
    expect(catalogue.cli).toBeUndefined();
    expect(sayAll(report.diagnostics, { info: true })).toEqual([
      `pyproject.toml:4:1 python/unread-program the program \`tool\` is made with ${library}, whose commands can't be told from its text`,
    ]);
  });

  it.each([
    [
      "what the program `tool` takes can't be told from its text",
      "import sys\ndef run():\n    print(sys.argv[1:])\n",
      undefined,
    ],
    [
      "the program `tool` is made with argparse, whose commands can't be told from its text",
      [
        "import argparse",
        "def run():",
        "    parser = argparse.ArgumentParser()",
        "    below = parser.add_subparsers()",
        "    for each in find_commands():",
        "        each.fill(below.add_parser(each.name))",
        "    parser.parse_args()",
      ].join("\n"),
      ["tool"],
    ],
  ])("says that %s", async (said, text, paths) => {
    const { catalogue, report } = await linkModel({
      "pyproject.toml": '[project]\nname = "tool"\n[project.scripts]\ntool = "tool:run"\n',
      "tool.py": text,
    });
    expect(catalogue.cli && listPaths(catalogue.cli)).toEqual(paths);
    expect(sayAll(report.diagnostics, { info: true })).toEqual([`pyproject.toml:4:1 python/unread-program ${said}`]);
  });

  it("ends for groups that hold themselves", async () => {
    const { catalogue } = await linkModel({
      "setup.py": 'entry_points = {"console_scripts": ["a = a:a"]}\n',
      "a.py": "import click\n@click.group()\ndef a(): ...\na.add_command(a)\n",
    });
    expect(listPaths(catalogue.cli)).toHaveLength(11);
  });

  it("ends for groups that hold each other by many names", async () => {
    const adds = Array.from(
      { length: 30 },
      (_, index) => `a.add_command(b, "b${index}")\nb.add_command(a, "a${index}")\n`,
    );
    const { catalogue } = await linkModel({
      "setup.py": 'entry_points = {"console_scripts": ["a = a:a"]}\n',
      "a.py": `import click\n@click.group()\ndef a(): ...\n@click.group()\ndef b(): ...\n${adds.join("")}`,
    });
    expect(listPaths(catalogue.cli).length).toBeLessThan(6000);
  });

  it("has none for a project without programs", async () => {
    const { catalogue } = await linkModel({ "a.py": "def main(): ...\n" });
    expect(catalogue.cli).toBeUndefined();
  });
});
