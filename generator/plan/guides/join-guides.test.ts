import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import { plan } from "../plan.ts";

const library = "page: clients\nmodules:\n  - name: lib.client\n    classes: [{ name: Client }]\n";
const sidebar =
  "docs:\n  - README\n  - type: category\n    label: API\n    items: [{ type: doc, id: python-sdk/clients }]\n";

test("a part of the library stands where a sidebar has it, and what is in it beside its siblings", async () => {
  const report = createReport();
  const documents = parse(
    [
      { path: "sdk/clients.yml", text: library, kind: "sdk" },
      { path: "sdk/builder.yml", text: library.replaceAll("client", "builder"), kind: "sdk" },
      { path: "README.md", text: "# Start\n", kind: "prose" },
      { path: "sidebars.yaml", text: sidebar, kind: "sidebar" },
    ],
    report,
  );
  const { pages, site } = plan(await link(documents, report), { title: "Test", base: "/" }, report, documents.prose);
  const places = pages.flatMap(({ route, section, navigation, breadcrumbs }) =>
    route.startsWith("python-sdk/") ? [[route, section, navigation, ...breadcrumbs.map((one) => one.label)]] : [],
  );
  expect(places.filter(([route]) => route?.split("/").length === 2 || route?.endsWith("clients/Client"))).toEqual([
    ["python-sdk/builders", "sdk", "sdk", "Python SDK"],
    ["python-sdk/clients", "guides", "guides/docs", "API"],
    ["python-sdk/clients/Client", "sdk", "sdk", "Python SDK", "Clients", "lib.client"],
  ]);
  // A part of the library is no place to begin with the guides.
  expect(site.sections.map(({ id, href }) => [id, href])).toEqual([
    ["guides", "/introduction/"],
    ["sdk", "/python-sdk/"],
  ]);
});
