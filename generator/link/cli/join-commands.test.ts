import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { CliCommand } from "../../catalogue/cli.ts";
import { linkModel } from "../../testdata/link-model.ts";

const folder = fileURLToPath(new URL("../../testdata/commands", import.meta.url));
const acme = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".py"))
    .map((path) => [path, readFileSync(`${folder}/${path}`, "utf8")]),
);

function list(commands: readonly CliCommand[] = []): readonly string[] {
  return commands.flatMap(({ path, doc, commands }) => [`${path}: ${doc ?? ""}`, ...list(commands)]);
}

describe("commands of manifests", () => {
  it("make a tree by their words, with what nothing describes but has something below it", async () => {
    const { catalogue, said } = await linkModel({
      "cli/a.yml": `commands:
  - { command: tool send, doc: Sends., arguments: [{ name: what, required: true }] }
  - command: tool
    options: [{ names: [-v, --verbose], type: flag }, { names: [--how], choices: [a, b], default: a, multiple: true }]
  - { command: other deep down }`,
    });
    expect(said).toEqual([]);
    expect(list(catalogue.cli)).toEqual([
      "tool: ",
      "tool send: Sends.",
      "other: ",
      "other deep: ",
      "other deep down: ",
    ]);
    expect(catalogue.cli?.[0]?.options).toMatchObject([
      { name: "--verbose", names: ["-v", "--verbose"], type: "flag", required: false },
      { name: "--how", type: "choice", choices: ["a", "b"], default: "a", multiple: true },
    ]);
  });

  it("come before those of code, which has the rest", async () => {
    const { catalogue } = await linkModel({
      ...acme,
      "cli/a.yml": "commands: [\n  { command: acme import, doc: By hand. }\n]",
    });
    const listed = list(catalogue.cli);
    expect(listed).toContain("acme import: By hand.");
    expect(listed).toContain("acme send-items: Sends `items`.");
  });

  it.each([
    ["commands:\n  - doc: x\n  - command: a\n", ["cli/a.yml:2:5 data/missing-value a command has no `command`"]],
    [
      "commands:\n  - command: a\n    options: [{ doc: x }]\n",
      ["cli/a.yml:3:15 data/missing-value an option has no `names`"],
    ],
    ["commands:\n  - command: a\n    ussual: b\n", ["cli/a.yml:3:5 data/unknown-key a command has no key `ussual`"]],
    ["steps:\n  - name: something else\n", []],
    ["just text", []],
  ])("are told where they are wrong: %j", async (text, expected) => {
    expect((await linkModel({ "cli/a.yml": text })).said).toEqual(expected);
  });
});

describe("environment variables", () => {
  it("are found by every way to ask for them, with what holds otherwise, and described by manifests", async () => {
    const { catalogue, said } = await linkModel({
      "cli/a.yml": "variables:\n  - name: ACME_TOKEN\n    doc: Who calls.\n  - name: ACME_HOME\n    default: /srv\n",
      "src/acme/__init__.py": "",
      "src/acme/names.py": 'TOKEN = "ACME_TOKEN"\n',
      "src/acme/a.py": `import os
from enum import Enum
from acme.names import TOKEN

class Mode(Enum):
    FAST = "fast"

MODE = os.getenv("ACME_MODE", Mode.FAST)

TIMEOUT = int(os.environ.get("ACME_TIMEOUT", "10"))

def f(key):
    if get_boolean_env_variable("ACME_DEBUG", default=False):
        os.environ["ACME_SET"] = "1"
        del os.environ["ACME_GONE"]
    os.getenv(key)
    return os.getenv(TOKEN) or os.environ["ACME_MUST"] or os.getenv("ACME_TIMEOUT")
`,
      "src/acme/settings.py": `import os

def _get_int_env(var, default):
    """Asks for a number."""
    return int(os.getenv(var, default))

def get_rows() -> int:
    """
    How many rows are read.

    At once, that is.
    """
    # Nobody has more.
    return int(os.getenv("ACME_ROWS", str(4 * 1024)))

def get_queue() -> int:
    """How many wait."""
    return _get_int_env("ACME_QUEUE", 100)

def get_either():
    """One of two."""
    return os.getenv("ACME_ONE") or os.getenv("ACME_TWO")

def tell():
    """Tells something else."""
    print(1)
    return os.getenv("ACME_THREE")
`,
      "src/acme/tests/test_a.py": 'import os\nos.getenv("ACME_TEST")\n',
    });
    expect(said).toEqual([]);
    expect(
      catalogue.environment?.map(({ name, default: preset, doc, reads }) =>
        [name, preset ?? "-", doc ?? "-", ...reads.map(({ startLine }) => startLine)].join(" "),
      ),
    ).toEqual([
      "ACME_DEBUG False - 13",
      "ACME_HOME /srv -",
      "ACME_MODE fast - 8",
      "ACME_MUST - - 17",
      "ACME_ONE - - 22",
      "ACME_QUEUE 100 How many wait. 18",
      "ACME_ROWS 4096 How many rows are read.\n\nAt once, that is. 14",
      "ACME_THREE - - 27",
      "ACME_TIMEOUT 10 - 10 17",
      "ACME_TOKEN - Who calls. 17",
      "ACME_TWO - - 22",
    ]);
  });

  it("are none where nothing asks", async () => {
    expect((await linkModel({ "a.py": "environ = 1\n" })).catalogue.environment).toBeUndefined();
  });
});
