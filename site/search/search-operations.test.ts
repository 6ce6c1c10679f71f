import { beforeAll, expect, it } from "vitest";
import { toAnswer } from "../../generator/engine/answer.ts";
import type { SitePage } from "../../generator/page-model/page.ts";
import type { Html } from "../../generator/page-model/parts.ts";
import { planSearch } from "../../generator/plan/search/plan-search.ts";
import { findBest } from "./testdata/find-best.ts";
import { openPlanned, type PlannedSearch } from "./testdata/open-planned.ts";

/* What plug-ins read of an API: calls, which say their request and are called by an id, and what calls take and give. */

let search: PlannedSearch;

beforeAll(async () => {
  const pages = [
    toPage("schemas/stay", "stay", "A ship that is moored to a berth. Whoever moors a ship gets it."),
    toPage("schemas/ship", "ship", "Something that is moored to berths."),
    toPage("operations/moorings-add", "moorings/add", "Begins a stay.", ["POST /moorings", "Moor a ship to a berth"]),
    toPage("operations/ships-list", "ships/list", "The fleet.", ["GET /ships", "List all ships"]),
    toPage(
      "schemas/inspected-berth",
      "inspected-berth",
      "A berth that somebody is to inspect, and what an inspect call gives.",
    ),
    toPage("operations/berths-create-inspection", "berths/create-inspection", "Somebody looks it over.", [
      "POST /berths/{berth}/inspections",
    ]),
    toPage("operations/berths-delete-inspection", "berths/delete-inspection", "Takes a berth's inspection back.", [
      "DELETE /berths/{berth}/inspections",
    ]),
    toPage("operations/createAccessToken", "createAccessToken", "Lets a program in.", ["POST /tokens"]),
    toPage("schemas/access", "shipAccess", "Who has access to a ship, and for how long."),
    toPage("operations/createCrew", "createCrew", "Who sails a ship.", ["POST /crews/{ship}", "Create Crew on Ship"]),
    toPage("operations/setCrew", "setCrew", "Lets a crew on a ship, to add a berth of the ship's."),
    toPage("operations/batchUpdateSoftDeleted", "batchUpdateSoftDeleted", "Takes things away, or brings them back.", [
      "POST /away",
    ]),
    toPage("operations/createIngestionSource", "createIngestionSource", "Makes a place that is read.", [
      "POST /places",
    ]),
    toPage("schemas/lighthouse", "lighthouse", "What is read at night."),
    toPage("operations/moored", "moored", "Is sent when a ship is moored to a berth."),
    toPage("operations/invoices-policy", "Create an invoice policy", "How it is paid.", ["POST /policies"]),
    toPage("operations/invoices-kind", "Create invoice kind for a yard", "What for.", ["POST /kinds"]),
    toPage("operations/invoices", "Create an invoice", "Says what is to be paid.", ["POST /invoices"]),
    toPage("operations/permits-hook", "Create a permit webhook", "Who hears of it.", ["POST /permits/hooks"]),
    toPage("operations/permits-copy", "Create a permit from an old one", "Again.", ["POST /permits/copies"]),
    toPage("operations/permits", "Create a permit for the signed-in captain", "Lets in.", ["POST /permits"]),
    toPage("operations/piers-light", "Create a pier lantern", "Lights it.", ["POST /piers/{pier}/lanterns"]),
    toPage("operations/piers-seen", "Create a watch for a pier lantern", "Looks at it.", ["POST /lanterns/watches"]),
    toPage("operations/piers-bare", "Remove all lanterns from a pier", "Dark.", ["DELETE /piers/{pier}/lanterns"]),
    toPage("operations/piers-dim", "Remove a lantern from a pier", "Less.", [
      "DELETE /piers/{pier}/lanterns/{lantern}",
    ]),
    toPage("operations/listYardV2CranePolicy", "listYardV2CranePolicy", "Who may lift.", ["GET /crane-policies"]),
    toPage("operations/listYardV2HallCrane", "listYardV2HallCrane", "What can lift.", ["GET /cranes"]),
    toPage("operations/readYardV2HallWinch", "readYardV2HallWinch", "One of them.", ["GET /winches/{winch}"]),
    toPage("operations/deleteYardV2HallWinch", "deleteYardV2HallWinch", "Done with.", ["DELETE /winches/{winch}"]),
    toPage("schemas/org.harbour.yard.v2.CraneStatus", "org.harbour.yard.v2.CraneStatus", "What a crane does."),
    toPage("schemas/org.harbour.yard.v2.Crane", "org.harbour.yard.v2.Crane", "What lifts."),
    toPage("schemas/org.harbour.yard.v2.LoadTurningGear", "org.harbour.yard.v2.LoadTurningGear", "What turns."),
    toPage("schemas/org.harbour.yard.v2.hoist_block", "org.harbour.yard.v2.hoist_block", "What hangs."),
  ];
  search = await openPlanned(planSearch(pages, { base: "/docs/" }));
});

function toPage(route: string, title: string, doc: string, aliases: readonly string[] = []): SitePage {
  const content = toAnswer({ kind: "plain" as const, doc: `<p>${doc}</p>` as Html, facts: [], sections: [] });
  return {
    route,
    title,
    description: "",
    section: "guides",
    navigation: "guides",
    breadcrumbs: [],
    toc: [],
    badges: [],
    aliases,
    content,
  };
}

it.each([
  ["add a ship to a berth", "operations/moorings-add/"],
  ["how do I moor a ship", "operations/moorings-add/"],
  ["list all ships", "operations/ships-list/"],
  // What is done, called by its noun.
  ["inspect a berth", "operations/berths-create-inspection/"],
  ["access to a ship", "schemas/access/"],
  // What is done to anything, and not to something else.
  ["delete a ship", "operations/batchUpdateSoftDeleted/"],
  ["remove a ship", "operations/batchUpdateSoftDeleted/"],
  ["ingest lighthouse", "schemas/lighthouse/"],
  ["add a crew to a ship", "operations/createCrew/"],
  ["stay", "schemas/stay/"],
  // Calls that have sentences for names, and those that say in which group they are.
  ["create invoice", "operations/invoices/"],
  ["how do I create an invoice?", "operations/invoices/"],
  ["create a permit", "operations/permits/"],
  ["list cranes", "operations/listYardV2HallCrane/"],
  // Verbs that say the same, and what one is found by.
  ["get winch by name", "operations/readYardV2HallWinch/"],
  ["how do I fetch a winch?", "operations/readYardV2HallWinch/"],
  ["remove a winch", "operations/deleteYardV2HallWinch/"],
  ["delete winch by its id", "operations/deleteYardV2HallWinch/"],
  // Where something is put, or taken from: what belongs there is made, or one of it is removed.
  ["add a lantern to a pier", "operations/piers-light/"],
  ["how do I put a lantern on a pier?", "operations/piers-light/"],
  ["remove lantern from pier", "operations/piers-dim/"],
  ["remove all lanterns from a pier", "operations/piers-bare/"],
  // What is called by where it is as well.
  ["crane", "schemas/org.harbour.yard.v2.Crane/"],
  ["Crane", "schemas/org.harbour.yard.v2.Crane/"],
  ["load turning gear", "schemas/org.harbour.yard.v2.LoadTurningGear/"],
  ["ltg", "schemas/org.harbour.yard.v2.LoadTurningGear/"],
  ["loadturninggaer", "schemas/org.harbour.yard.v2.LoadTurningGear/"],
  ["hoist_block", "schemas/org.harbour.yard.v2.hoist_block/"],
  ["hoist blocks", "schemas/org.harbour.yard.v2.hoist_block/"],
  ["org.harbour.yard.v2.CraneStatus", "schemas/org.harbour.yard.v2.CraneStatus/"],
  ["kind:operation moorings", "operations/moorings-add/"],
])("leads from %s to %s", async (query, route) => {
  const [first] = await findBest(search.engine, query, 1);
  expect(first?.href).toBe(`/docs/${route}`);
});

it("says of a call that it is one", async () => {
  const [first] = await findBest(search.engine, "POST /moorings", 1);
  expect(first).toMatchObject({ kind: "operation", href: "/docs/operations/moorings-add/" });
  const [schema] = await findBest(search.engine, "stay", 1);
  expect(schema).toMatchObject({ kind: "reference", href: "/docs/schemas/stay/" });
});
