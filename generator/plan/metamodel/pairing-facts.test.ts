import { expect, it } from "vitest";
import { readPage } from "../../page-model/read-page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

const snapshot = (name: string): string =>
  `namespace n record ${name}Snapshot { urn: ${name}Urn aspects: array[union[Status]] }`;

it("tells on an entity which records join it to others, where no field does", async () => {
  const { catalogue } = await linkModel({
    "n/ShipUrn.pdl": `namespace n @java.class = "n.urn.ShipUrn" typeref ShipUrn = string`,
    "n/CorpPortUrn.pdl": `namespace n @java.class = "n.urn.CorpPortUrn" typeref CorpPortUrn = string`,
    "n/Status.pdl": "namespace n record Status {}",
    "n/ShipSnapshot.pdl": snapshot("Ship"),
    "n/CorpPortSnapshot.pdl": snapshot("CorpPort"),
    "n/LiesAt.pdl": `namespace n @pairings = [{ "source": "n.urn.ShipUrn", "destination": "n.urn.CorpPortUrn" },
      { "source": "n.urn.ShipUrn", "destination": "n.urn.BuoyUrn" }] record LiesAt {}`,
    "n/Tows.pdl": `namespace n @pairings = [{ "source": "n.urn.ShipUrn", "destination": "n.urn.ShipUrn" }] record Tows {}`,
    "n/BuoysSnapshot.pdl": snapshot("Buoys"),
    "n/BuoysUrn.pdl": `namespace n @java.class = "n.urn.BuoysUrn" typeref BuoysUrn = string`,
    "n/Odd.pdl": `namespace n @pairings = [{ "source": "n.urn.ShipUrn" }, 3] record Odd {}`,
  });
  const pages = plan(catalogue, { title: "T", base: "/" }).pages.map(readPage);
  const told = pages.flatMap(({ title, content }) => {
    const records =
      content.kind === "entity" ? content.facts.filter(({ label }) => label === "Relationship records") : [];
    return records.map(({ value }) => `${title}: ${value.map(({ text }) => text).join("")}`);
  });
  const joined = pages.flatMap(({ title, content }) =>
    content.kind === "entity" && content.isJoinedByRecords === true ? [title] : [],
  );
  expect(joined).toEqual(["corpPort", "ship"]);
  expect(told).toEqual(["corpPort: LiesAt from ship", "ship: LiesAt to corpPort, BuoyUrn; Tows to ship"]);
});

it("tells which records within aspects join an entity to others", async () => {
  const relation = (name: string, fields: string): string =>
    `namespace n @gma.model = "RELATIONSHIP" record ${name} { ${fields} }`;
  const { catalogue } = await linkModel({
    "n/ShipUrn.pdl": `namespace n @java.class = "n.urn.ShipUrn" typeref ShipUrn = string`,
    "n/PortUrn.pdl": `namespace n @java.class = "n.urn.PortUrn" typeref PortUrn = string`,
    "n/Calls.pdl": "namespace n record Calls { at: array[CallsAt] tows: optional Tows note: Note again: CallsAt }",
    "n/Status.pdl": "namespace n record Status {}",
    "n/CallsAt.pdl": relation("CallsAt", "destination: union[port: PortUrn, other: string]"),
    "n/Tows.pdl": relation("Tows", "destination: ShipUrn"),
    "n/Note.pdl": "namespace n record Note { destination: PortUrn }",
    "n/ShipSnapshot.pdl": "namespace n record ShipSnapshot { urn: ShipUrn aspects: array[union[Calls]] }",
    "n/PortSnapshot.pdl": snapshot("Port"),
  });
  const pages = plan(catalogue, { title: "T", base: "/" }).pages.map(readPage);
  const told = pages.flatMap(({ title, content }) => {
    const records =
      content.kind === "entity" ? content.facts.filter(({ label }) => label === "Relationship records") : [];
    return records.map(({ value }) => `${title}: ${value.map(({ text }) => text).join("")}`);
  });
  expect(told).toEqual(["port: CallsAt from ship", "ship: CallsAt to port; Tows to ship"]);
});
