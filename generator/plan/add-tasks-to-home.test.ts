import { expect, it } from "vitest";
import { toAnswer } from "../engine/answer.ts";
import type { Html } from "../page-model/parts.ts";
import type { PageContent, SitePage } from "../page-model/page.ts";
import { addTasksToHome } from "./add-tasks-to-home.ts";
import type { PlanContext } from "./context/plan-context.ts";

const context = { links: { route: (route: string) => `/docs/${route}/` } } as unknown as PlanContext;
const tasks = [{ label: "Connect a source", route: "sources", text: "51 of them" }];

function addTo(html: string, route = ""): PageContent | undefined {
  const page = { route, content: toAnswer<PageContent>({ kind: "prose", html: html as Html }) } as SitePage;
  return addTasksToHome([page], tasks, context)[0]?.content.get();
}

const front = {
  searched: "1 page",
  tasks: [{ label: "Connect a source", href: "/docs/sources/", text: "51 of them" }],
};

it("puts search and tasks behind the first paragraph of a home page that somebody has written", () => {
  const lead = "<p>What it <em>is</em>.</p>";
  const html = `${lead}\n<p>More.</p>`;
  expect(addTo(html)).toEqual({ kind: "prose", html, front: { ...front, at: lead.length } });
});

it("puts them first where the page begins with something else", () => {
  const html = '<figure><img src="a.png" alt=""></figure><p>What it is.</p>';
  expect(addTo(html)).toEqual({ kind: "prose", html, front: { ...front, at: 0 } });
});

it("leaves other pages alone", () => {
  expect(addTo("<p>A guide.</p>", "guide")).toEqual({ kind: "prose", html: "<p>A guide.</p>" });
});
