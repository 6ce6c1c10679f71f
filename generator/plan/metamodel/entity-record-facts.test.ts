import { expect, it } from "vitest";
import { readPage } from "../../page-model/read-page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

const toRecord = (name: string, urn = "CorpPortUrn"): readonly [string, string] => [
  `n/${name}.pdl`,
  `namespace n record ${name} { urn: ${urn} }`,
];

it("tells on an entity which records are searched or stand in the graph for it", async () => {
  const { catalogue } = await linkModel({
    "n/CorpPortUrn.pdl": `namespace n @java.class = "n.urn.CorpPortUrn" typeref CorpPortUrn = string`,
    "n/Urn.pdl": "namespace n typeref Urn = string",
    "n/Status.pdl": "namespace n record Status {}",
    "n/CorpPortSnapshot.pdl": "namespace n record CorpPortSnapshot { urn: CorpPortUrn aspects: array[union[Status]] }",
    ...Object.fromEntries([
      ...["CorpPortInfoDocument", "CorpPortDocument", "CorpPortEntity", "CorpPortNote"].map((name) => toRecord(name)),
      // Of an URN of any kind nobody knows whose it is.
      ...["AnyEntity", "OtherDocument"].map((name) => toRecord(name, "Urn")),
    ]),
  });
  const pages = plan(catalogue, { title: "T", base: "/" }).pages.map(readPage);
  const told = pages.flatMap(({ title, content }) => {
    const facts = content.kind === "entity" ? content.facts : [];
    return facts
      .filter(({ label }) => /record|document/i.test(label))
      .map(({ label, value }) => `${title}, ${label}: ${value.map(({ text }) => text).join("")}`);
  });
  expect(told).toEqual([
    "corpPort, Search documents: CorpPortDocument, CorpPortInfoDocument",
    "corpPort, Graph record: CorpPortEntity",
  ]);
});
