import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { printJson } from "../../../print/print-json.ts";
import { expectGolden } from "../../../testdata/golden.ts";
import { linkModel } from "../../../testdata/link-model.ts";
import { validateCatalogue } from "../../../testdata/validate-catalogue.ts";
import { writeCommand } from "../../../testdata/write-command.ts";

const folder = fileURLToPath(new URL("../../../testdata/typer", import.meta.url));

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

  it("keeps the names of commands and apps that help keeps to itself", async () => {
    const { catalogue } = await linkModel({
      "pyproject.toml": '[project]\nname = "depot"\n[project.scripts]\ndepot = "depot:app"\n',
      "depot/__init__.py": [
        "import typer",
        "app = typer.Typer()",
        "inner = typer.Typer()\nloose = typer.Typer()\nsilent = typer.Typer()",
        "@app.callback()\ndef main(old: bool = typer.Option(False, '--old', hidden=True)): ...",
        "@app.command()\ndef load(): ...",
        "@app.command(hidden=True)\ndef mend_it(): ...",
        "@inner.command('weigh', hidden=True)\ndef weigh_all(): ...",
        "@loose.command(hidden=True)\ndef sweep(): ...",
        "app.add_typer(inner, name='inner')",
        "app.add_typer(loose)",
        "app.add_typer(silent, name='silent', hidden=True)",
      ].join("\n"),
    });
    const [program] = catalogue.cli ?? [];
    expect(program?.unlisted).toEqual(["--old", "mend-it", "sweep", "silent"]);
    expect(program?.commands.map(({ path, unlisted }) => [path, unlisted])).toEqual([
      ["depot load", undefined],
      ["depot inner", ["weigh"]],
    ]);
  });

  it("reads an app that a function makes", async () => {
    const { catalogue, report } = await linkModel({
      "pyproject.toml": '[project]\nname = "depot"\n[project.scripts]\ndepot = "depot.main:run"\n',
      "depot/__init__.py": "",
      "depot/boxes.py": [
        "import typer",
        "boxes = typer.Typer(help='Boxes.')",
        "@boxes.command()\ndef pack(box: str): ...",
        "@boxes.command()\ndef open_it(box: str, hard: bool = False): ...",
      ].join("\n"),
      "depot/main.py": [
        "import typer",
        "from depot.boxes import boxes",
        "def make(title='Depot.') -> typer.Typer:",
        "    app = typer.Typer(help=title)",
        "    @app.command()\n    def load(path: str, retries: int = typer.Option(3, min=1)): ...",
        "    app.add_typer(boxes, name='boxes')",
        "    return app",
        "def run():\n    make()()",
      ].join("\n"),
    });
    expect(report.diagnostics).toEqual([]);
    expect((catalogue.cli ?? []).map(writeCommand).join("\n")).toMatchInlineSnapshot(`
      "# depot
        | Depot.

      # depot load
        | 
        type "text", name "path", required true, line 6
        --retries: type "integer", range {"min":1}, default "3", name "--retries", line 6

      # depot boxes
        | Boxes.

      # depot boxes pack
        | 
        type "text", name "box", required true, line 4

      # depot boxes open-it
        | 
        type "text", name "box", required true, line 6
        --hard (--no-hard): type "flag", name "--hard", line 6
      "
    `);
  });
});
