import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { CliCommand } from "../../../catalogue/cli.ts";
import type { CommandContent } from "../../../page-model/command.ts";
import { planCliPages } from "../../../plan/cli/plan-cli-pages.ts";
import { createPlanContext } from "../../../plan/create-plan-context.ts";
import { expectGolden } from "../../../testdata/golden.ts";
import { printJson } from "../../../print/print-json.ts";
import { linkModel, sayAll } from "../../../testdata/link-model.ts";
import { validateCatalogue } from "../../../testdata/validate-catalogue.ts";
import { writeCommand } from "../../../testdata/write-command.ts";

const folder = fileURLToPath(new URL("../../../testdata/click", import.meta.url));

const shop = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:py|toml)$/.test(path))
    .map((path) => [path, readFileSync(`${folder}/${path}`, "utf8")]),
);

describe("readCommands", () => {
  it("reads what click makes in all its ways", async () => {
    const { catalogue, said } = await linkModel(shop);
    expect(said).toEqual([]);
    expect(validateCatalogue(printJson(catalogue))).toEqual([]);
    expectGolden(`${folder}/shop.expected.txt`, (catalogue.cli ?? []).map(writeCommand).join("\n"));
  });

  it("shows it on pages", async () => {
    const { catalogue } = await linkModel(shop);
    const context = createPlanContext(catalogue, { title: "Test", base: "/" });
    const page = planCliPages(context, "sdk").find(({ route }) => route === "generated/cli/kinds");
    const content = page && (page.content as CommandContent);
    const rows = [...(content?.arguments ?? []), ...(content?.options ?? [])];
    expect([
      content?.usage.code,
      ...rows.flatMap(({ name, type, facts, deprecated }) => {
        const told = facts.map((fact) => fact.map(({ text }) => text).join(""));
        const old = deprecated === undefined ? [] : ["deprecated"];
        return [[name, type.map(({ text }) => text).join(""), ...told, ...old].join("; ")];
      }),
    ]).toMatchInlineSnapshot(`
      [
        "shop kinds [options] --name <text> <point> <point> <rest>…",
        "point; number number",
        "rest; text",
        "--ratio; number; more than 0 and less than 1; environment variable SHOP_KINDS_RATIO",
        "--below; number; at most 0.5; environment variable SHOP_KINDS_BELOW",
        "--pair; text integer; environment variable SHOP_KINDS_PAIR",
        "--triple; text integer colour; environment variable SHOP_KINDS_TRIPLE",
        "--colour; colour; environment variable SHOP_KINDS_COLOUR",
        "--id; UUID; environment variable SHOP_KINDS_ID",
        "--when; date; environment variable SHOP_KINDS_WHEN",
        "--folder; directory; environment variable SHOP_KINDS_FOLDER",
        "--file; file; environment variable SHOP_KINDS_FILE",
        "--rate; number; environment variable SHOP_KINDS_RATE",
        "--loud; flag; environment variable SHOP_KINDS_VOLUME",
        "--quiet; flag; environment variable SHOP_KINDS_VOLUME",
        "--greeting; text; environment variable SHOP_KINDS_GREETING; without a value hello",
        "-N; flag; environment variable SHOP_KINDS_UPPER; turns it off",
        "--user; text; environment variable SHOP_KINDS_USER",
        "--home; text; environment variable SHOP_KINDS_HOME",
        "--now; text; environment variable SHOP_KINDS_NOW",
        "--later; text; environment variable SHOP_KINDS_LATER",
        "--name; text; environment variable SHOP_KINDS_NAME; asked for where it isn't given",
        "--old; text; environment variable SHOP_KINDS_OLD; deprecated",
        "--plain; text",
        "--modes; choice; one of a, b; environment variable SHOP_KINDS_MODES",
      ]
    `);
  });

  it("tells the sides of a switch apart, whichever sign it begins with", async () => {
    const { catalogue } = await linkModel({
      "pyproject.toml": '[project]\nname = "a"\n[project.scripts]\na = "a:main"\n',
      "a.py": `import click
@click.command(context_settings={"auto_envvar_prefix": "A"})
@click.option("/debug;/no-debug", default=True)
@click.option("+w/-w", "write")
@click.option(" /--loud", " /-l", default=True)
@click.option("--pair", nargs=2, type=float, default=(0.0, 1.5))
@click.option("--none", type=(str, int), default=(None, None))
def main(**given): ...
`,
    });
    expect((catalogue.cli ?? []).map(writeCommand).join("\n")).toMatchInlineSnapshot(`
      "# a
        | 
        /debug (/no-debug): type "flag", default "True", variable "A_DEBUG", name "/debug", line 3
        +w (-w): type "flag", variable "A_WRITE", name "+w", line 4
        (--loud) (-l): type "flag", default "True", variable "A_LOUD", name "--loud", line 5
        --pair: type "number", values ["number","number"], default "0.0 1.5", variable "A_PAIR", name "--pair", line 6
        --none: type "values", values ["text","integer"], variable "A_NONE", name "--none", line 7
      "
    `);
  });

  it("reads commands and groups whose classes stand in the package", async () => {
    const { catalogue } = await linkModel({
      "pyproject.toml": '[project]\nname = "a"\n[project.scripts]\na = "a:main"\n',
      "a.py": `import click
@click.command("run")
@click.option("--host", help="Where.")
def run_command(host): ...
@click.command()
def shell(): ...
class Nested(click.Group):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        for name, command in {"sh": shell}.items():
            self.add_command(command, name)
class Root(Nested):
    def __init__(self, add_run=True, **extra):
        super().__init__(params=[click.Option(["--deep"])], **extra)
        if add_run:
            self.add_command(run_command)
loud = click.Option(["--loud"], is_flag=True)
class Told(click.Command):
    def __init__(self, **extra):
        super().__init__("told", help="Tells.", **extra)
        self.params.insert(0, click.Option(["--who"], help="Whom."))
        self.params.extend([loud])
root = Root(name="root", help="The root.")
root.add_command(Told())
@root.group(cls=Nested)
def below():
    """Below it."""
for name, command in [("one", shell), ("two", run_command)]:
    below.add_command(command, name=name)
def main():
    root.main()
`,
    });
    expect(
      (catalogue.cli ?? [])
        .map(writeCommand)
        .join("\n")
        .replaceAll(/, line \d+/g, ""),
    ).toMatchInlineSnapshot(`
      "# a
        | The root.
        --deep: type "text", name "--deep"

      # a below
        | Below it.

      # a below sh
        | 

      # a below one
        | 

      # a below two
        | 
        --host: type "text", name "--host", "Where."

      # a run
        | 
        --host: type "text", name "--host", "Where."

      # a sh
        | 

      # a told
        | Tells.
        --who: type "text", name "--who", "Whom."
        --loud: type "flag", name "--loud"
      "
    `);
  });

  it.each([
    ["finds its commands when it is run", "@click.command(cls=Late)\ndef run(): ...\n", ["a"]],
    ["is made where none can be told", "def run():\n    click.make()()\n", []],
  ])("says so of a program that %s", async (_, text, paths) => {
    const late = "class Late(click.Group):\n    def list_commands(self, ctx):\n        return COMMANDS\n";
    const { catalogue, report } = await linkModel({
      "pyproject.toml": '[project]\nname = "a"\n[project.scripts]\na = "a:run"\n',
      "a.py": `import click\n${late}${text}`,
    });
    expect((catalogue.cli ?? []).map(({ path }) => path)).toEqual(paths);
    expect(sayAll(report.diagnostics, { info: true })).toEqual([
      "pyproject.toml:4:1 python/unread-program the program `a` is made with click, whose commands can't be told from its text",
    ]);
  });

  it("finds commands that functions add, and says where a class loads others", async () => {
    const { catalogue, report } = await linkModel({
      "pyproject.toml": '[project]\nname = "a"\n[project.scripts]\na = "a.main:cli"\nb = "a.main:own"\n',
      "a/__init__.py": "",
      "a/main.py": [
        "import enum",
        "import click",
        "from a.more import register",
        "class Mode(enum.Enum):\n    fast = 1\n    slow = 2",
        "class Loader(click.Group):\n    def get_command(self, ctx, name):\n        return find(name)",
        "class Lazy(click.Group):\n    def __init__(self, *args, later=None, **rest):\n        super().__init__(*args, **rest)",
        "@click.group(cls=Lazy, later={'late': 'a.more.late'})\ndef cli(): ...",
        "@cli.command()\n@click.option('--mode', type=click.Choice(Mode), default=Mode.slow)\ndef go(mode): ...",
        "def set_up(group):\n    from .more import late\n    group.add_command(late, name='renamed')",
        "set_up(cli)",
        "register(group=cli)",
        "def add_all():\n    cli.add_command(loose)",
        "@click.command()\ndef loose(): ...",
        "@click.group(cls=Loader)\ndef own(): ...",
        "@own.command()\ndef known(): ...",
      ].join("\n"),
      "a/more.py": [
        "import click",
        "@click.command()\ndef late(): ...",
        "def register(group):",
        "    @group.group()\n    def inner(): ...",
        "    @inner.command('deep')\n    @click.option('--depth')\n    def leaf(depth): ...",
        "    register_more(group)",
        "def register_more(other):",
        "    @click.command()\n    def made(): ...",
        "    other.add_command(made)",
      ].join("\n"),
    });
    const list = (commands: readonly CliCommand[]): readonly string[] =>
      commands.flatMap(({ path, options, commands: below }) => [
        [path, ...options.map((each) => [each.name, each.default ?? ""].join("="))].join(" "),
        ...list(below),
      ]);
    expect(list(catalogue.cli ?? [])).toEqual([
      "a",
      "a late",
      "a go --mode=slow",
      "a inner",
      "a inner deep --depth=",
      "a renamed",
      "a made",
      "a loose",
      "b",
      "b known",
    ]);
    expect(sayAll(report.diagnostics, { info: true })).toEqual([
      "pyproject.toml:5:1 python/unread-program the program `b` is made with click, whose commands can't be told from its text",
    ]);
  });

  it("soon has enough of functions that call each other over and over", async () => {
    const doubled = Array.from({ length: 60 }, (_, index) =>
      [`def f${index + 1}(f):`, `    f = f${index}(f)`, `    f = f${index}(f)`, "    return f", ""].join("\n"),
    );
    const { catalogue } = await linkModel({
      "pyproject.toml": '[project]\nname = "a"\n[project.scripts]\na = "a:a"\n',
      "a.py": [
        "import click",
        "def f0(f):\n    return click.option('--x')(f)",
        ...doubled,
        "def inside(f):\n    for a in LIST:\n        for b in LIST:\n            for c in LIST:\n                f = c(f)\n    return f",
        `LIST = [${"f0, ".repeat(400)}]`,
        "LIST = LIST + LIST",
        "@click.command()",
        "@f60",
        "@inside",
        "def a(): ...",
      ].join("\n"),
    });
    expect(catalogue.cli?.[0]?.options.length).toBeLessThan(10_000);
  });

  it.each([
    ["click>=8.1", "a one"],
    ["click", "a one"],
    ["click>=8,<9", "a one"],
    ["click!=8.2.0", "a one"],
    ["click~=8.2", "a one"],
    ["click-spinner<2", "a one"],
    ["click<8.2", "a one-command"],
    ["click==8.1.7", "a one-command"],
    ["click>=7,<=8.1.8", "a one-command"],
    ["click ~=8.1.0", "a one-command"],
    ["click<8", "a one-command"],
  ])("calls commands as %s calls them", async (needed, path) => {
    const { catalogue } = await linkModel({
      "pyproject.toml": `[project]\nname = "a"\ndependencies = ["${needed}"]\n[project.scripts]\na = "a:main_group"\n`,
      "a.py":
        "import click\n@click.group()\ndef main_group(): ...\n@main_group.command()\n@click.option('--x', is_flag=False, flag_value='y')\ndef one_command(x): ...\n",
    });
    expect(catalogue.cli?.[0]?.commands).toMatchObject([{ path, options: [{ type: "text", alone: "y" }] }]);
  });

  it.each([
    ["a group of its own", "from .groups import cli\ndef run():\n    cli()\n"],
    ["a package's own name for it", "from . import groups\nrun = groups.cli\n"],
    ["what it brings in to run it", "def run():\n    from .start import main as start\n    start()\n"],
  ])("finds the program that a script runs, by %s", async (_, text) => {
    const { catalogue } = await linkModel({
      "pyproject.toml": '[project]\nname = "a"\n[project.scripts]\na = "a.run:run"\n',
      "a/__init__.py": "",
      "a/groups.py": "import click\n@click.group()\ndef cli(): ...\n@cli.command()\ndef one(): ...\n",
      "a/start.py": "import sys\ndef main():\n    from a.groups import cli\n    sys.exit(cli())\n",
      "a/run.py": text,
    });
    expect(catalogue.cli?.flatMap(({ path, commands }) => [path, ...commands.map((each) => each.path)])).toEqual([
      "a",
      "a one",
    ]);
  });
});
