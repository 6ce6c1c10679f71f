import { expect, it } from "vitest";
import { listSynonyms } from "./list-synonyms.ts";
import type { SearchEntry, SearchPage } from "./search-entry.ts";

function page(kind: SearchEntry["kind"], name: string, more: Partial<SearchPage> = {}): SearchPage {
  return { route: name, namespace: "", entries: [{ kind, name, anchor: "", meaning: "", text: "" }], ...more };
}

it("keeps of the field's words those that lead somewhere", () => {
  expect(listSynonyms([page("entity", "dataset"), page("guide", "Keep secrets")])).toEqual({
    asset: ["dataset"],
    collection: ["dataset"],
    credential: ["secret"],
    credentials: ["secret"],
    password: ["secret"],
    table: ["dataset"],
    topic: ["dataset"],
    vault: ["secret"],
  });
});

it("knows what folds to the same and is written apart", () => {
  expect(listSynonyms([page("guide", "Make a backup")])).toMatchObject({ backup: ["backup"] });
});

it("takes what pages and settings say before that", () => {
  const pages = [
    page("entity", "dataset", { aliases: ["Table"] }),
    page("guide", "Berths", { acronyms: [{ short: "HQ", long: "harbour quay" }], aliases: ["mooring", "berths"] }),
  ];
  expect(listSynonyms(pages, { "Quay side": ["Berth"] })).toMatchObject({
    hq: ["harbour quay"],
    mooring: ["berths"],
    quayside: ["berth"],
    table: ["dataset"],
  });
});

it("knows names without a beginning that many of them have", () => {
  const pages = ["shipYardCrane", "shipYardDock", "shipYardGate", "vessel"].map((name) => page("entity", name));
  const synonyms = listSynonyms(pages);
  expect(synonyms).toMatchObject({ crane: ["shipyardcrane"], yarddock: ["shipyarddock"] });
  expect(synonyms).not.toHaveProperty("essel");
});

it("finds a page by what its author calls it without the small words too", () => {
  const pages = [page("page", "ships/list", { aliases: ["List ships for a yard"] })];
  expect(listSynonyms(pages)).toMatchObject({ listshipsforayard: ["ships/list"], listshipsyard: ["ships/list"] });
});

it("finds a call by what it does without where, and nothing else that has a name of its author's", () => {
  const pages = [
    page("page", "berths/publish", { aliases: ["POST /berths", "Build a yard from a berth"] }),
    page("page", "yards/build", { aliases: ["POST /yards", "Build a yard for the signed-in user"] }),
    page("guide", "Walls", { aliases: ["Build a wall for everybody"] }),
  ];
  expect(listSynonyms(pages)).toMatchObject({
    buildyard: ["yards/build", "berths/publish"],
    buildayard: ["yards/build", "berths/publish"],
  });
  expect(listSynonyms(pages)).not.toHaveProperty("buildwall");
});

it("knows nothing by what a great many calls do", () => {
  const places = ["yard", "quay", "berth", "dock", "pier"];
  const pages = places.map((name) =>
    page("page", `${name}s/list`, { aliases: [`GET /${name}s`, `List all ships of a ${name}`] }),
  );
  expect(listSynonyms(pages)).not.toHaveProperty("listallships");
  expect(listSynonyms(pages.slice(1))).toHaveProperty("listallships");
});

it("keeps the form of requests that pages are found by", () => {
  const pages = [
    page("page", "listShips", { aliases: ["GET /Ships/{yard}", "/Ships/{yard}"] }),
    page("page", "PUT /ships/{id}", { aliases: ["PUT /ships/{id}", "/ships/{id}"] }),
  ];
  expect(listSynonyms(pages)).toMatchObject({
    "/ships/{}": ["listships", "put /ships/{id}"],
    "GET /ships/{}": ["listships"],
    "PUT /ships/{}": ["put /ships/{id}"],
  });
});
