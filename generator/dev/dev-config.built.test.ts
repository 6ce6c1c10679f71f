import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startDev } from "../../site/e2e/start-dev.ts";
import { packageFolder } from "../package-folder.ts";

/* The built server in a process of its own: Node keeps what it has imported of a config file that is a module. */

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-dev-config-")));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("follows what the config file imports", async () => {
  writeFileSync(join(folder, "a.graphql"), "type Query { a: Int }");
  writeFileSync(join(folder, "aspectdoc.config.mjs"), 'export { default } from "./settings/all.js";\n');
  const settings = join(folder, "settings");
  mkdirSync(settings);
  const write = (title: string): void =>
    writeFileSync(join(settings, "all.js"), `export default { inputs: ["a.graphql"], title: "${title}" };\n`);
  writeFileSync(join(settings, "package.json"), '{ "type": "module" }');
  write("First");
  const { address, server } = await startDev(join(packageFolder, "bin/aspectdoc"), ["dev"], folder);
  try {
    const rounds = new Promise<void>((settle) => {
      server.stderr.on("data", (text: string) => {
        if (text.includes("pages at")) settle();
      });
    });
    const read = async (): Promise<string> => /<title>([^<]*)/.exec(await (await fetch(address)).text())?.[1] ?? "";
    expect(await read()).toContain("First");
    write("Second");
    await rounds;
    expect(await read()).toContain("Second");
  } finally {
    server.kill("SIGKILL");
  }
});

it("counts a page that is the only one", async () => {
  mkdirSync(join(folder, "guides"));
  writeFileSync(join(folder, "guides/index.md"), "# Alone\n\nA page.\n");
  const { said, server } = await startDev(join(packageFolder, "bin/aspectdoc"), ["dev", "--input", "guides"], folder);
  server.kill("SIGKILL");
  expect(said).toMatch(/^1 page at http/m);
});

it("reads the models that its command line refers to, and follows them", async () => {
  for (const name of ["own", "base"]) mkdirSync(join(folder, name));
  const write = (path: string, text: string): void =>
    writeFileSync(join(folder, path), `syntax = "proto3";\npackage harbour;\n${text}\n`);
  write("own/ship.proto", 'import "berth.proto";\n// Sails.\nmessage Ship { harbour.Berth berth = 1; }');
  write("base/berth.proto", "// A place.\nmessage Berth { int32 depth = 1; }");
  const args = ["dev", "own", "--reference", "base"];
  const { address, said, server } = await startDev(join(packageFolder, "bin/aspectdoc"), args, folder);
  try {
    expect(said).not.toContain("missing-import");
    const rounds = new Promise<void>((settle) => {
      server.stderr.on("data", (text: string) => {
        if (text.includes("pages at")) settle();
      });
    });
    const read = async (): Promise<string> =>
      (await fetch(new URL("generated/metamodel/types/harbour.Ship/", address))).text();
    expect(await read()).toContain("depth");
    write("base/berth.proto", "// A place.\nmessage Berth { int32 fathoms = 1; }");
    await rounds;
    expect(await read()).toContain("fathoms");
  } finally {
    server.kill("SIGKILL");
  }
});
