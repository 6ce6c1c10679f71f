import { expect, test } from "vitest";
import { linkModel } from "../testdata/link-model.ts";
import { plan } from "./plan.ts";

const texts = { "pdl/a b/Ship.pdl": "namespace a.b\n\nrecord Ship {}\n" };
const options = { title: "Harbour", base: "/docs/", url: "https://example.org" };

async function planWith(more: object) {
  const { catalogue } = await linkModel(texts);
  const { pages } = plan(catalogue, { ...options, ...more });
  const find = (title: string) => pages.find((page) => page.title === title);
  return { ship: find("Ship"), home: pages.find(({ route }) => route === "") };
}

test("a page's report has its title, address and file, escaped for a query", async () => {
  const issueUrl = "https://example.org/new?title={title}&body={page}%20{path}&other={other}";
  const { ship } = await planWith({ issueUrl });
  expect(ship?.issueHref).toBe(
    "https://example.org/new?title=Ship&body=https%3A%2F%2Fexample.org%2Fdocs%2Fgenerated%2Fmetamodel%2Ftypes%2Fa.b.Ship%2F" +
      "%20pdl%2Fa%20b%2FShip.pdl&other={other}",
  );
  expect(ship?.lastChange).toBeUndefined();
});

test("a page has the day of its file, one without a file has none", async () => {
  const { ship, home } = await planWith({ changes: new Map([["pdl/a b/Ship.pdl", "2024-02-29"]]) });
  expect(ship?.lastChange).toBe("2024-02-29");
  expect(home).toBeDefined();
  expect(home?.lastChange).toBeUndefined();
});

test("without either a page has neither", async () => {
  const { ship } = await planWith({});
  expect(ship).toBeDefined();
  expect(ship).not.toHaveProperty("issueHref");
});
