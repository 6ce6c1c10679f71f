import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { it } from "vitest";
import type { Html } from "../../../generator/page-model/parts.ts";
import type { ReleasesContent } from "../../../generator/page-model/releases.ts";
import { expectGolden } from "../../../generator/testdata/golden.ts";
import { ReleasesPage } from "./releases-page.tsx";

const content: ReleasesContent = {
  kind: "releases",
  intro: "3 releases, the newest first.",
  groups: [
    {
      id: "~releases",
      label: "Platform",
      rows: [
        {
          version: "v2",
          notes: { label: "v2", href: "#v2" },
          prerelease: true,
          date: "2024-01-02",
          links: [
            { label: "Code", href: "https://example.org/v2" },
            { label: "Guide", href: "/docs/guide/" },
          ],
        },
        { id: "v1", version: "v1", prerelease: false, links: [] },
      ],
    },
    {
      id: "~releases-2",
      label: "Client",
      rows: [{ id: "v0", version: "v0 <beta>", prerelease: false, links: [] }],
    },
  ],
  notes: [{ id: "v2", version: "v2", note: "Platform, 2024-01-02", html: "<p>New.</p>" as Html }],
};

it("shows releases by product, dates where there are any, and notes", () => {
  const markup = renderToStaticMarkup(<ReleasesPage content={content} />);
  const path = fileURLToPath(new URL("../testdata/releases.html", import.meta.url));
  expectGolden(path, `${markup.replaceAll(/(?=<(?:section|tr|p)\b)/g, "\n").trim()}\n`);
});
