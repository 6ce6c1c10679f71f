import { describe, expect, it } from "vitest";
import { formatDiagnostics } from "../../testdata/graphql-model.ts";
import { readIngestionModel } from "../../testdata/ingestion-model.ts";

const manifest = "ingestion/depot.yml";
const plugin = (text: string): string => `platform: depot\nplugins:\n  - id: depot\n    ${text}\n`;

async function read(texts: Readonly<Record<string, string>>) {
  const { catalogue, diagnostics } = await readIngestionModel(texts);
  const options = catalogue.ingestion.platforms.get("depot")?.plugins[0]?.options ?? [];
  return {
    rows: options.map(({ path, presence, requiredIf, description = "" }) =>
      [path, presence, requiredIf, description].filter((fact) => fact !== undefined && fact !== "").join(" "),
    ),
    files: options.map(({ path, span }) => `${path} ${span.file}`),
    said: formatDiagnostics(diagnostics).replaceAll(/\n {4}(?:help|first declared here):.*/g, ""),
  };
}

const certificate = `
set: certificate
options:
  - {path: file, type: string, required: true, description: Where it is.}
  - {path: key, type: string, description: Its key.}
  - {path: password, type: string, requiredIf: key}
  - {path: pass, type: string, renamedTo: password}
`;

describe("shared options", () => {
  it("stand among those of each plugin that includes them, with the places of their own file", async () => {
    const { rows, files, said } = await read({
      [manifest]: plugin("include: [both]\n    options: [{path: host, type: string}]"),
      "ingestion/shared/certificate.yml": certificate,
      "ingestion/shared/both.yml": "set: both\ninclude: [certificate]\noptions: [{path: mode, type: string}]",
    });
    expect(said).toBe("");
    expect(rows).toEqual([
      "file required Where it is.",
      "password conditional key",
      "host optional",
      "key optional Its key.",
      "mode optional",
      "pass optional",
    ]);
    expect(files).toContain("key ingestion/shared/certificate.yml");
  });

  it("stand below an option as its parts, required with it", async () => {
    const { rows, said } = await read({
      [manifest]: plugin("options: [{path: tls, type: Tls, parts: certificate}]"),
      "ingestion/shared/certificate.yml": certificate,
    });
    expect(said).toBe("");
    expect(rows).toEqual([
      "tls optional",
      "tls.file conditional tls Where it is.",
      "tls.password conditional tls.key",
      "tls.key optional Its key.",
      "tls.pass optional",
    ]);
  });

  it("give way to an option of the plugin's own, which keeps their description", async () => {
    const { rows, said } = await read({
      [manifest]: plugin(
        "include: [certificate]\n    options: [{path: file, type: path}, {path: key, type: path, description: Mine.}]",
      ),
      "ingestion/shared/certificate.yml": certificate,
    });
    expect(said).toBe("");
    expect(rows.slice(1)).toEqual(["file optional Where it is.", "key optional Mine.", "pass optional"]);
  });

  it("are looked for by name, of which there is one", async () => {
    const { rows, said } = await read({
      [manifest]: plugin("include: [certficate]"),
      "ingestion/shared/a.yml": "set: certificate\noptions: []",
      "ingestion/shared/b.yml": "set: certificate\noptions: []",
      "ingestion/shared/c.yml": "source: {type: depot}",
      "ingestion/shared/d.yml": "set: [",
      "ingestion/shared/e.yml": "set: e",
      "ingestion/shared/f.yml": "set: f\noption: []\noptions: [{path: a}]",
    });
    expect(rows).toEqual([]);
    expect(said.split("\n")).toEqual([
      "ingestion/depot.yml:4:15-4:24 error ingestion/unknown-option-set: there are no shared options `certficate`",
      "ingestion/shared/b.yml:1:6-1:16 warning ingestion/duplicate-option-set: the shared options `certificate` are described a second time",
      "ingestion/shared/c.yml:1:1-1:21 info ingestion/not-an-option-set: the file has no `set`, so it holds no shared options and is passed over",
      expect.stringContaining("ingestion/shared/d.yml:1:6"),
      "ingestion/shared/e.yml:1:1-1:6 error ingestion/missing-key: `options` is missing",
      "ingestion/shared/f.yml:2:1-2:6 warning ingestion/unknown-key: an ingestion manifest has no key `option` here",
      "ingestion/shared/f.yml:3:11-3:19 error ingestion/missing-key: `options[0].type` is missing",
      "",
    ]);
  });

  it("don't go round in circles, are not endless, and not countless", async () => {
    const circle = await read({
      [manifest]: plugin("include: [a]"),
      "ingestion/shared/a.yml": "set: a\ninclude: [b]\noptions: [{path: a, type: A}]",
      "ingestion/shared/b.yml": "set: b\noptions: [{path: b, type: B, parts: a}]",
    });
    expect(circle.rows).toEqual(["a optional", "b optional"]);
    expect(circle.said).toBe(
      "ingestion/shared/b.yml:2:37-2:37 error ingestion/circular-option-set: shared options include themselves: `a` → `b` → `a`\n",
    );

    const chain = Array.from({ length: 60 }, (_, index) => [
      `ingestion/shared/${index}.yml`,
      `set: s${index}\n${index < 59 ? `include: [s${index + 1}]\n` : ""}options: [{path: p${index}, type: string}]`,
    ]);
    const deep = await read({ [manifest]: plugin("include: [s0]"), ...Object.fromEntries(chain) });
    expect(deep.rows).toHaveLength(50);
    expect(deep.said).toBe(
      "ingestion/shared/49.yml:2:11-2:13 error ingestion/option-set-depth: the shared options `s50` are included over more than 50 others\n",
    );

    const ten = (parts: string): string =>
      Array.from({ length: 10 }, (_, index) => `  - {path: p${index}, type: P${parts}}\n`).join("");
    const sets = ["a", "b", "c", "d"].map((name, index, names) => [
      `ingestion/shared/${name}.yml`,
      `set: ${name}\noptions:\n${ten(index < 3 ? `, parts: ${names[index + 1]}` : "")}`,
    ]);
    const many = await read({ [manifest]: plugin("include: [a]"), ...Object.fromEntries(sets) });
    expect(many.rows).toHaveLength(5000);
    expect(many.said).toBe(
      "ingestion/shared/a.yml:7:32-7:32 error ingestion/too-many-options: more than 5000 options are described\n",
    );
  });
});
