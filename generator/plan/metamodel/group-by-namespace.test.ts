import { describe, expect, it } from "vitest";
import type { NavigationItem } from "../../page-model/page.ts";
import { groupByNamespace } from "./group-by-namespace.ts";
import { nameNamespaces } from "./namespaces.ts";

/** The groups of types that are given by their full names, a line an item, indented. */
function group(fullNames: readonly string[]): readonly string[] {
  const kin = fullNames.map((fullName) => {
    const at = fullName.lastIndexOf(".");
    const name = fullName.slice(at + 1);
    return { name, namespace: fullName.slice(0, Math.max(at, 0)), item: { label: name, href: `/${fullName}` } };
  });
  const names = nameNamespaces(kin.map(({ namespace }) => namespace));
  const print = (items: readonly NavigationItem[], depth: number): readonly string[] =>
    items.flatMap(({ label, href, items: inner }) => [
      `${"  ".repeat(depth)}${label} ${href ?? ""}`,
      ...print(inner ?? [], depth + 1),
    ]);
  return print(groupByNamespace(kin, { names, spelt: ["versionSet"], toHref: (namespace) => `#${namespace}` }), 0);
}

describe("types in the tree", () => {
  it("stand under the parts of their namespaces, in the words of the model's names", () => {
    const types = [
      "org.ex.dataproduct.DataProductAsset",
      "org.ex.metadata.query.Filter",
      "org.ex.metadata.Term",
      "org.ex.metadata.query.filter.Condition",
      "org.ex.mxe.ERModelKey",
      "org.ex.ermodel.Cardinality",
      "org.ex.versionset.Scheme",
    ];
    expect(group(types)).toEqual([
      "Data product #org.ex.dataproduct",
      "  DataProductAsset /org.ex.dataproduct.DataProductAsset",
      "ER model #org.ex.ermodel",
      "  Cardinality /org.ex.ermodel.Cardinality",
      "Metadata #org.ex.metadata",
      "  Query #org.ex.metadata.query",
      "    Filter #org.ex.metadata.query.filter",
      "      Condition /org.ex.metadata.query.filter.Condition",
      "    Filter /org.ex.metadata.query.Filter",
      "  Term /org.ex.metadata.Term",
      "Mxe #org.ex.mxe",
      "  ERModelKey /org.ex.mxe.ERModelKey",
      "Version set #org.ex.versionset",
      "  Scheme /org.ex.versionset.Scheme",
    ]);
  });

  it("are one group where a part holds nothing but one other", () => {
    expect(group(["org.ex.event.notification.v1.Sent", "org.ex.a.B", "org.ex.c.D", "org.ex.e.F"])).toContain(
      "Event notification v1 #org.ex.event.notification.v1",
    );
  });

  it("call versions as they are written", () => {
    expect(group(["io.ex.v1.Ship", "io.ex.v1beta1.Ship"])).toEqual([
      "v1 #io.ex.v1",
      "  Ship /io.ex.v1.Ship",
      "v1beta1 #io.ex.v1beta1",
      "  Ship /io.ex.v1beta1.Ship",
    ]);
  });

  it("keep namespaces of another beginning, and those that are none", () => {
    expect(group(["org.ex.a.A", "org.ex.b.B", "org.ex.c.C", "org.ex.d.D", "net.other.E"])).toContain(
      "net.other #net.other",
    );
    expect(group(["Alone"])).toEqual(["Root namespace #", "  Alone /Alone"]);
  });
});
