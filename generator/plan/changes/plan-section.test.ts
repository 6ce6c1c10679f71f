import { expect, it } from "vitest";
import type { Change } from "../../compare/change.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { toldAreas } from "./change-areas.ts";
import { groupChanges } from "./group-changes.ts";
import { planSection } from "./plan-section.ts";

async function listBadges(names: readonly string[]) {
  const area = toldAreas.find(({ key }) => key === "payloads");
  const changes = names.map((name): Change => ({
    code: `breaking/${name}`,
    verdict: "breaking",
    area: "payloads",
    thing: "Berth",
    coordinate: `Berth.${name}`,
    kind: "changed",
    name,
    hits: ["apiClients"],
  }));
  const grouped = groupChanges(changes).get("payloads");
  if (area === undefined || grouped === undefined) throw new Error("payloads are told");
  const { catalogue } = await linkModel({ "berth.graphql": "type Query { berth: ID }" });
  const { changed } = planSection(area, grouped, createPlanContext(catalogue, { title: "Test", base: "/" }));
  return changed.map(({ badges, parts }) =>
    [badges, ...parts.map((part) => part.badges)].map(([badge]) => badge?.label),
  );
}

it("says how grave the only change of a thing is at the thing alone", async () => {
  expect(await listBadges(["depth"])).toEqual([["breaking", undefined]]);
  expect(await listBadges(["depth", "width"])).toEqual([["breaking", "breaking", "breaking"]]);
});
