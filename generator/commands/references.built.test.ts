import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { validateCatalogue } from "../testdata/validate-catalogue.ts";
import { checkLinks } from "../../site/e2e/check-links.ts";
import { describeCatalogue } from "./catalogue-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeGenerate } from "./generate-command.ts";

/* A model that extends another one, and is documented without it. */

const fixture = join(packageFolder, "generator/testdata/sites/extension");

let top: string;
let folder: string;
let count = 0;
const before = process.cwd();

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-references-")));
});

beforeEach(() => {
  count += 1;
  folder = join(top, String(count));
  cpSync(fixture, folder, { recursive: true });
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(before);
  rmSync(top, { recursive: true, force: true });
});

const generate = (...args: readonly string[]): Promise<Finished> =>
  runCommand(describeGenerate, ["--out", "site", ...args]);
const readPage = (path: string): string => readFileSync(join(folder, "site", path), "utf8");
const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};

async function check(...args: readonly string[]): Promise<readonly string[]> {
  const { out } = await runCommand(describeCheck, ["--format", "json", ...args]);
  const { diagnostics } = JSON.parse(out) as { diagnostics: readonly { code: string; message: string }[] };
  return diagnostics.map(({ code, message }) => `${code}: ${message}`);
}

describe("a model that refers to another one", () => {
  test("is whole and without a fault, with pages of its own alone", async () => {
    const { code, error } = await generate("--strict");
    expect(code, error).toBe(0);
    expect(error).toContain("3 files read");
    expect(checkLinks(join(folder, "site"), "/docs/").problems).toEqual([]);
    const addresses = readPage("search/manifest.js") + readPage("llms.txt");
    expect(addresses).toContain("berthRules");
    expect(addresses).not.toMatch(/corpUserKey|secretAspect|unrelated|Broken/);
    expect(await check()).toEqual([]);
  });

  test("leads to where the other one is published", async () => {
    await generate();
    const place = "https://docs.example.org/docs/generated/metamodel";
    const aspect = readPage("generated/metamodel/aspects/berthRules/index.html");
    expect(aspect).toContain(`href="${place}/entities/dataset/"`);
    expect(aspect).toContain(`href="${place}/types/com.example.AuditStamp/"`);
    expect(aspect).toContain(`href="${place}/entities/corpuser/"`);
    expect(aspect).toContain('href="../../../../generated/metamodel/entities/crane/"');
    const entity = readPage("generated/metamodel/entities/crane/index.html");
    expect(entity).toContain(`href="${place}/aspects/ownership/"`);
    expect(entity).toContain("ownership.owner");
  });

  test("understands what it takes from it, in fields and samples", async () => {
    await generate();
    const aspect = readPage("generated/metamodel/aspects/berthRules.md");
    expect(aspect).toContain("included from [Described]");
    expect(aspect).toContain("2 fields of AuditStamp");
    expect(aspect).toContain("urn:li:corpuser:");
    expect(aspect).not.toContain("is not in the model");
  });

  test("names what is taken from it where nobody knows the address", async () => {
    write("aspectdoc.config.yaml", "inputs: [models]\nreferences: [platform]\n");
    const { code } = await generate("--strict");
    expect(code).toBe(0);
    const aspect = readPage("generated/metamodel/aspects/berthRules/index.html");
    expect(aspect).not.toContain("docs.example.org");
    expect(aspect).toContain("AuditStamp, of platform");
    expect(aspect).toContain("dataset, of platform");
    expect(aspect + readPage("generated/metamodel/entities/crane/index.html")).not.toMatch(
      /unresolved|No registry has|no record is annotated/,
    );
    expect(readPage("generated/metamodel/entities/crane.md")).toContain("Aspect `ownership` of platform.");
    expect(checkLinks(join(folder, "site"), "/docs/").problems).toEqual([]);
  });

  test("may take it from a printed catalogue, to the same pages", async () => {
    await generate();
    const fromFolder = readPage("generated/metamodel/aspects/berthRules/index.html");
    const entity = readPage("generated/metamodel/entities/crane/index.html");
    const rename = (page: string): string => page.replaceAll("platform", "core");
    write("none.yaml", "{}\n");
    const printed = await runCommand(describeCatalogue, ["--input", "platform", "--config", "none.yaml"]);
    write("core/catalogue.json", printed.out);
    write(
      "aspectdoc.config.yaml",
      'title: Harbour extensions\ninputs: [models]\nreferences: [{ path: core/catalogue.json, url: "https://docs.example.org/docs/" }]\nsourceUrl: ""\n',
    );
    const { code, error } = await generate("--strict");
    expect(code, error).toBe(0);
    expect(readPage("generated/metamodel/entities/crane/index.html")).toBe(rename(entity));
    expect(readPage("generated/metamodel/aspects/berthRules/index.html")).toBe(rename(fromFolder));
  });

  test("prints a catalogue that holds what it refers to, and no more", async () => {
    const { out } = await runCommand(describeCatalogue, []);
    expect(validateCatalogue(out)).toEqual([]);
    const { references, schemas, entities } = JSON.parse(out) as Record<string, readonly Record<string, unknown>[]>;
    expect(schemas?.map(({ fullName }) => fullName)).toEqual(["com.harbour.BerthRules", "com.harbour.CraneKey"]);
    expect(entities?.map(({ name }) => name)).toEqual(["crane"]);
    const names = (list: unknown): readonly unknown[] =>
      (list as readonly Record<string, unknown>[]).map(({ fullName, name }) => fullName ?? name);
    expect(names(references?.[0]?.["aspects"])).toEqual(["corpUserKey", "datasetKey", "ownership"]);
    expect(names(references?.[0]?.["entities"])).toEqual(["corpuser", "dataset"]);
    expect(names(references?.[0]?.["schemas"])).not.toContain("com.example.SecretAspect");
  });

  test("is told what neither of them has", async () => {
    write(
      "models/pegasus/com/harbour/Ship.pdl",
      "namespace com.harbour\n/** What floats. */\nrecord Ship {\n  /** Where from. */\n  flag: com.example.Flag\n}\n",
    );
    const found = await check();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^link\/unknown-type: .*com\.example\.Flag/);
  });

  test("may have plugins that act on what the other one has", async () => {
    const registry = "models/registry/entity-registry.yaml";
    const scopes = (entity: string, aspect: string): string =>
      `plugins:\n  mutationHooks:\n    - className: x.Hook\n      supportedEntityAspectNames: [{ entityName: ${entity}, aspectName: ${aspect} }]\n`;
    const own = readFileSync(join(folder, registry), "utf8").trimEnd();
    write(registry, `${own}\n${scopes("unrelated", "secretAspect")}`);
    expect(await check()).toEqual([]);
    write(registry, `${own}\n${scopes("nothing", "berthRules")}`);
    expect(await check()).toEqual([expect.stringContaining("applies to an entity `nothing`")]);
  });

  test("may declare a type itself that the other one has as well", async () => {
    write(
      "models/pegasus/com/example/AuditStamp.pdl",
      "namespace com.example\n/** Our own. */\nrecord AuditStamp {\n  /** When. */\n  at: long\n}\n",
    );
    expect(await check()).toEqual([]);
    await generate();
    expect(readPage("generated/metamodel/types/com.example.AuditStamp/index.html")).toContain("Our own.");
  });

  test("may lie inside of it, or hold it", async () => {
    write("none.yaml", "{}\n");
    expect(await check("--config", "none.yaml", "--input", "models", "--reference", ".")).toEqual([]);
    expect(await check("--config", "none.yaml", "--input", ".", "--reference", "platform")).toEqual([]);
    const { code, error } = await generate(
      "--config",
      "none.yaml",
      "--input",
      ".",
      "--reference",
      "platform",
      "--strict",
    );
    expect(code, error).toBe(0);
    expect(error).toContain("3 files read");
  });

  test("is told when there is nothing to refer to", async () => {
    write("empty/README.md", "");
    write("broken.json", "{");
    write("other.json", '{ "schemas": 1 }');
    write("old.json", '{ "schemas": [], "formatVersion": 0 }');
    write("deep.json", `{ "formatVersion": 1, "schemas": [${"[".repeat(10_000)}${"]".repeat(10_000)}] }`);
    write("damaged.json", '{ "formatVersion": 1, "schemas": [{ "kind": "record", "fullName": "a.B" }] }');
    // As a shell of Windows writes what it is told to put into a file.
    writeFileSync(join(folder, "wide.json"), Buffer.from('\ufeff{ "schemas": [] }', "utf16le"));
    write("none.yaml", "{}\n");
    const refer = async (path: string): Promise<string> =>
      (await check("--config", "none.yaml", "--input", "platform/pegasus", "--reference", path)).find((line) =>
        line.includes("reference"),
      ) ?? "";
    expect(await refer("absent")).toBe("usage/missing-reference: there is nothing at `absent` to refer to");
    symlinkSync("loop-of-references", join(folder, "loop-of-references"));
    expect(await refer("loop-of-references")).toBe(
      "usage/unreadable-input: the folder `loop-of-references` could not be read: its links form a loop",
    );
    expect(await refer("empty")).toContain("discover/empty-reference: no schema or registry was found in `empty`");
    expect(await refer("broken.json")).toMatch(/^discover\/unread-reference: .*it is no JSON at \d+:\d+: /);
    expect(await refer("wide.json")).toMatch(/^discover\/unread-reference: .*the file is in UTF-16/);
    expect(await refer("other.json")).toMatch(/^discover\/unread-reference: .*no list of `schemas`$/);
    expect(await refer("old.json")).toMatch(/^discover\/unread-reference: .*it is in format 0 of catalogues, and this/);
    expect(await refer("deep.json")).toMatch(/^discover\/unread-reference: .*nested too deeply$/);
    expect(await refer("damaged.json")).toContain("it is damaged, since at `/schemas/0` `name` is missing");
  });
});
