import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CliCommand } from "../../catalogue/cli.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { loadBundledModel } from "../../testdata/load-bundled-model.ts";

async function readProgram(version: string): Promise<readonly CliCommand[]> {
  const folder = join(corporaFolder ?? "", `datahub-${version}-code`);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /^metadata-ingestion\/src\/datahub\/(?:cli\/|entrypoints)|^docs-website\/sphinx\/cli\.rst$|^metadata-ingestion\/setup\.py$/.test(
      path,
    ),
  );
  const files = paths.filter((path) => /\.(?:py|rst)$/.test(path));
  const { catalogue } = await linkModel(
    Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), "utf8")])),
  );
  return catalogue.cli ?? [];
}

function listAll(commands: readonly CliCommand[]): readonly CliCommand[] {
  return commands.flatMap((command) => [command, ...listAll(command.commands)]);
}

/** A command without what is said of it; how choices that would have to be run are spelt is left to people. */
function summarize({ path, usual, further, arguments: given, options }: CliCommand) {
  const toFacts = ({ name, type, required, multiple, choices }: CliCommand["arguments"][number]) =>
    [name, type, required ? "required" : "", multiple ? "multiple" : "", ...(choices ?? [])].join(" ").trim();
  return {
    path,
    usual,
    further,
    arguments: given.map(toFacts),
    options: options.map((option) => `${option.names.join(" ")}: ${toFacts(option)}`.replace(/choice .*/, "choice")),
  };
}

describe.skipIf(!corporaFolder)("the bundled commands, which were written by hand", () => {
  it("are those of the program of 0.10.4, each with its options and arguments", async () => {
    const read = listAll(await readProgram("0.10.4"));
    const bundled = await loadBundledModel();
    const written = listAll(bundled.catalogue.cli ?? []);
    expect(written.map(summarize)).toEqual(read.map(summarize));
    for (const command of written) {
      expect(command.doc, command.path).toMatch(/[.]\s*$/);
      for (const option of command.options) expect(option.doc, `${command.path} ${option.name}`).toMatch(/\.$/);
    }
  });
});

describe.skipIf(!corporaFolder)("the programs of DataHub, read from their source", () => {
  // Counted in the text: groups and commands of the program, their options and arguments.
  it.each([
    ["0.10.4", 62, 137, 7],
    ["1.3.0", 104, 236, 13],
  ])("of %s have all their commands", async (version, commands, options, given) => {
    const all = listAll(await readProgram(version));
    expect(all.map(({ path }) => path)).toContain("datahub ingest list-runs");
    expect([
      all.length,
      all.reduce((sum, command) => sum + command.options.length, 0),
      all.reduce((sum, command) => sum + command.arguments.length, 0),
    ]).toEqual([commands, options, given]);
  });
});
