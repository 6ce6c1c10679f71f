import { expect, test } from "vitest";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import { createReport } from "../../diagnostics/report.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

test("nothing leads to a page that what a plug-in offers names, and that isn't made", async () => {
  const { catalogue } = await linkModel({});
  const offered = { plugin: "apis", inputs: [], answers: [] };
  const endpoints = ["GET /made", "GET /lost"].map((name) => ({ ...offered, name, page: name.slice("GET /".length) }));
  const event = { in: "2", what: "added", code: "safe/endpoint-added", area: "endpoints" } as const;
  const plugin: LoadedPlugin = {
    ...{ name: "apis", id: "apis", files: [], codes: {} },
    read: () => undefined,
    namesOf: () => [],
    tell: () => undefined,
    rest: () => {},
    pages: () => ({ label: "APIs", pages: [{ path: "made", title: "Made" }] }),
  };
  const report = createReport();
  const planned = plan(
    { ...catalogue, endpoints },
    {
      ...{ title: "T", base: "/", additions: [plugin] },
      releases: {
        formatVersion: 1,
        releases: [{ name: "1" }, { name: "2" }],
        rooms: {
          endpoints: Object.fromEntries(endpoints.map(({ name }) => [name, [{ ...event, thing: name }]])),
        },
      },
    },
    report,
  );
  const shown = JSON.stringify(planned.pages.map((page) => ({ ...page, content: page.content.get() })));
  expect(shown).toContain("/generated/apis/made/");
  expect(shown).toContain("GET /lost");
  expect(shown).not.toContain("/generated/apis/lost/");
  expect(report.diagnostics.map(({ message }) => message)).toEqual([
    "the plug-in `apis` leads to `page:lost` in `offers`, which has no page",
  ]);
});
