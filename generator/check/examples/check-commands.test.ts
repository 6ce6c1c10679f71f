import { expect, test } from "vitest";
import type { CliCommand, CliOption } from "../../catalogue/cli.ts";
import { checkGuide } from "../../testdata/check-guide.ts";
import { linkModel } from "../../testdata/link-model.ts";

const span = { file: "cli.py", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

function option(names: string, type = "text"): CliOption {
  const [name = "", ...others] = names.split(" ");
  return { name, names: [name, ...others], type, required: false, multiple: false, span };
}

function command(path: string, options: readonly CliOption[], more: Partial<CliCommand> = {}): CliCommand {
  return { path, options, arguments: [], commands: [], span, ...more };
}

const program = command("tool", [option("--debug", "flag"), option("--help -h", "flag")], {
  commands: [
    command("tool ingest", [], {
      usual: "run",
      commands: [
        command("tool ingest run", [option("--config -c"), option("--dry-run -n", "flag"), option("-q", "flag")]),
        command("tool ingest list-runs", [option("--page-size")]),
      ],
    }),
    command("tool delete", [option("--urn"), option("--hard", "flag")]),
    command(
      "tool list",
      [
        { ...option("--ids"), values: ["integer…"] },
        { ...option("--cache"), alone: "all" },
      ],
      {
        aliases: ["ls"],
        commands: [command("tool list new", [])],
      },
    ),
    command("tool pair", [{ ...option("--pair -p"), values: ["text", "integer"] }]),
    command("tool wrap", [option("--category")], { further: "anything" }),
  ],
});

async function checkShell(...lines: readonly string[]): Promise<readonly string[]> {
  const { catalogue } = await linkModel({});
  return checkGuide(["```shell", ...lines, "```"], { ...catalogue, cli: [program] });
}

test("commands and options are those of the program", async () => {
  expect(
    await checkShell(
      "tool ingest -c recipe.yml && tool ingest list-run",
      'tool delete --urn "urn:x:(a,b)" --hrad',
      "python3 -m tool ingest list-runs \\",
      "  --pagesize 5",
      "tool --verbose ingest -c x",
      "tool ingst -c x",
    ),
  ).toEqual([
    "3:33-38 prose/unknown-command-option: `tool delete` takes no `--hrad`",
    "5:3-12 prose/unknown-command-option: `tool ingest list-runs` takes no `--pagesize`",
    "6:6-14 prose/unknown-command-option: `tool` takes no `--verbose`",
    "7:6-10 prose/unknown-command: `tool` has no command `ingst`",
  ]);
  expect(await checkShell("tool pair --pair a 1 --b")).toEqual([
    "2:22-24 prose/unknown-command-option: `tool pair` takes no `--b`",
  ]);
});

test("what runs the program may stand before it, and another one may not", async () => {
  const call = "tool delete --hrad";
  const runners = ["python -m", "python3 -m", "sudo", "time", "nohup"];
  expect((await checkShell(...runners.map((runner) => `${runner} ${call}`))).map((line) => line.slice(0, 1))).toEqual(
    runners.map((_, at) => String(at + 2)),
  );
  const others = ["python", "python -c", "python2 -m", "ipython3 -m", "sudo -m", "times", "visudo", "echo"];
  expect(await checkShell(...others.map((other) => `${other} ${call}`))).toEqual([]);
});

test("aliases, values without end and options without a value are followed", async () => {
  expect(
    await checkShell(
      "tool ls --ids 1 2 3 --cache new",
      "tool list --cache --ids 1 --cache",
      "tool ls --cache all new",
      "tool ls nwe",
    ),
  ).toEqual(["5:9-11 prose/unknown-command: `tool list` has no command `nwe`"]);
});

test("values, other programs, placeholders, and commands of other packages are left alone", async () => {
  expect(
    await checkShell(
      "tool ingest -qnc recipe.yml --dry-run",
      "tool ingest list-runs -h && tool -h",
      "tool pair --pair --a --b -p --c --d",
      "tool ingest run --config=recipe.yml -crecipe.yml",
      "tool delete --urn --strange --help",
      "tool actions -c x --strange",
      "tool <command> --strange; tool $COMMAND --strange; tool ... --strange",
      "docker run tool --strange # tool delete --strange",
      "cat <<EOF > x.yml",
      "tool delete --strange",
      "EOF",
      "sudo tool delete -- --strange",
      "TOOL_DEBUG=1 tool delete --hard | grep --strange",
    ),
  ).toEqual([]);
  expect(await checkShell("$ tool delete --hard", "tool delete --strange", "$ tool delete --hrd")).toEqual([
    "4:15-19 prose/unknown-command-option: `tool delete` takes no `--hrd`",
  ]);
});

test("options that nobody knows are slips of a command that takes any only where they look like its own", async () => {
  expect(await checkShell("tool wrap --jobs 4 more", "tool wrap --categry a")).toEqual([
    "3:11-19 prose/unknown-command-option: `tool wrap` takes no `--categry`",
  ]);
});
