import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { runCommand } from "../testdata/run-command.ts";
import { checkLinks } from "../../site/e2e/check-links.ts";
import { describeGenerate } from "./generate-command.ts";

/* A package of Python that has nothing to do with any platform, and the one setting that names it. */

let folder: string;
const before = process.cwd();
const readPage = (path: string): string => readFileSync(join(folder, "site", path, "index.html"), "utf8");

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-package-")));
  // The library, and beside it the program, which has a package of its own.
  cpSync(join(packageFolder, "generator/testdata/library"), folder, { recursive: true });
  cpSync(join(packageFolder, "generator/testdata/commands/src/acme/extra.py"), join(folder, "src/tool/extra.py"));
  writeFileSync(
    join(folder, "src/tool/__init__.py"),
    'import click\n@click.command()\n@click.option("--dry-run", is_flag=True, help="Write nothing.")\ndef tool():\n    """Tidies up."""\n',
  );
  writeFileSync(
    join(folder, "setup.py"),
    'import setuptools\nopen("started", "w")\nsetuptools.setup(entry_points={"console_scripts": ["tool = tool:tool"]})\n',
  );
  writeFileSync(join(folder, "aspectdoc.config.yaml"), "sdk: { packages: [acme, tool] }\n");
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

describe("a package of Python that the configuration names", () => {
  test("becomes a site with its modules, classes and programs, and nothing of it runs", async () => {
    const { code, error } = await runCommand(describeGenerate, ["--input", ".", "--out", "site", "--strict"]);
    expect(code, error).toBe(0);
    expect(existsSync(join(folder, "started"))).toBe(false);
    expect(checkLinks(join(folder, "site"), "/docs/").problems).toEqual([]);
    const home = readPage("");
    expect(home).not.toMatch(/metamodel|GraphQL|entit(?:y|ies)\b|model class|client library/i);
    expect(home).toMatch(/\d modules?, \d class/);
    expect(readPage("python-sdk/acme/Client")).toContain("check");
    expect(readPage("generated/cli")).toMatch(/Tidies up\.[^]*Write nothing\./);
  });

  test("has its programs where a `pyproject.toml` names them too", async () => {
    rmSync(join(folder, "setup.py"));
    writeFileSync(join(folder, "pyproject.toml"), '[project]\nname = "tool"\n[project.scripts]\ntidy = "tool:tool"\n');
    const { code, error } = await runCommand(describeGenerate, ["--input", ".", "--out", "site", "--strict"]);
    expect(code, error).toBe(0);
    expect(readPage("generated/cli")).toMatch(/tidy[^]*Tidies up\./);
  });
});
