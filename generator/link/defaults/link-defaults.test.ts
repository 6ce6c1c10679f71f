import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseBoot } from "../../parse/boot/parse-boot.ts";
import { reviveCatalogue } from "../../catalogue/revive-catalogue.ts";
import { createReport } from "../../diagnostics/report.ts";
import { printJson } from "../../print/print-json.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { linkDefaults } from "./link-defaults.ts";

const text = readFileSync(fileURLToPath(new URL("../../testdata/boot/bootstrap.yaml", import.meta.url)), "utf8");

describe("linkDefaults", () => {
  it("tells what a deployment begins with, the rules for everything last", async () => {
    const { catalogue, said } = await linkModel({ "resources/bootstrap_mcps/all.yaml": text });
    expect(said).toEqual([]);
    expect([...(catalogue.defaults?.platforms.values() ?? [])]).toMatchObject([
      { id: "files", label: "Files", type: "FILE_SYSTEM", delimiter: "/", span: { startLine: 10 } },
      { id: "plain", label: "plain", type: undefined },
    ]);
    expect([...(catalogue.defaults?.ownershipTypes.values() ?? [])]).toMatchObject([
      { id: "__system__keeper", label: "None", doc: "Keeps it." },
    ]);
    expect(catalogue.defaults?.lifecycleStages).toMatchObject([
      { id: "SKETCH", label: "Sketch", doc: "Not for others yet.", entities: ["thing", "other"], hiddenInSearch: true },
      { id: "SHOWN", hiddenInSearch: false, entities: undefined, from: ["SKETCH", "__NONE__", "GONE"] },
      { id: "CLOSED", label: "CLOSED", entities: [], from: [] },
    ]);
    const read = reviveCatalogue(JSON.parse(printJson(catalogue)) as Record<string, unknown>);
    expect(read.defaults).toEqual(catalogue.defaults);
    expect(catalogue.defaults?.retention).toMatchObject([
      { entity: "thing", aspect: "thingInfo", versions: 1, seconds: 172_800 },
      { entity: "*", aspect: "*", versions: 20 },
    ]);
  });

  it("finds the picture of a platform where the platform's pages have theirs", () => {
    const document = parseBoot({ path: "a.yaml", kind: "boot", text }, createReport());
    const paths = ["docs/files.png", "web/public/assets/platforms/files.png"];
    const defaults = linkDefaults(document === undefined ? [] : [document], paths);
    expect([...(defaults?.platforms.values() ?? [])].map(({ logo }) => logo)).toEqual([paths[1], undefined]);
  });

  it.each([
    ["- urn: urn:li:dataHubPolicy:1\n  info: { a: [ }", ["resources/boot/a.yml:2:16 data/malformed-yaml"]],
    ["just: something else", []],
    ["- 1\n- [2]\n- null", []],
  ])("has nothing for %j", async (broken, said) => {
    const linked = await linkModel({ "resources/boot/a.yml": broken });
    expect(linked.said.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(said);
    expect(linked.catalogue.defaults).toBeUndefined();
  });
});
