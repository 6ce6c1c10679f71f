import { expect, it } from "vitest";
import { toAnswer } from "../engine/answer.ts";
import type { Html } from "../page-model/parts.ts";
import type { PageContent, SitePage } from "../page-model/page.ts";
import { addTasksToHome } from "./add-tasks-to-home.ts";
import type { PlanContext } from "./context/plan-context.ts";

const context = { links: { route: (route: string) => `/docs/${route}/` } } as unknown as PlanContext;
const tasks = [{ label: "Connect a source", route: "sources", text: "51 of them" }];

function addTo(html: string, route = ""): PageContent | undefined {
  const page = {
    route,
    title: "Mill & Son",
    content: toAnswer<PageContent>({ kind: "prose", html: html as Html }),
  } as SitePage;
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

it.each([
  [
    '<p><a href="x"><img src="a.svg" alt="Build passing"></a>\n<a href="y">Chat</a></p>\n<p>What it <b>is</b>.</p>',
    "<p>More.</p>",
  ],
  ['<div class="align-center">\n<p><img src="logo.png" alt="Logo"></p>\n</div>\n<p>What it is.</p>', "<p>More.</p>"],
  ['<p class="align-center">What it is.</p>', "<p>More.</p>"],
  ['<img src="mill.png" alt="" width="600"><br>\n<p>What it is.</p>', "<p>More.</p>"],
  [
    '<a href="x"><img src="mill.png" alt=""></a>\n<span class="missing-picture" title="">Picture a</span>\n<p>What it is.</p>',
    "<p>More.</p>",
  ],
  [
    '<h2 id="mill" class="align-center"><img src="a.svg" alt=""> Mill &amp; Son</h2>\n<p>What it is.</p>',
    "<p>More.</p>",
  ],
  ['<h2 id="mill">Mill &amp; Son</h2>', "\n<h2>Install</h2><p>So.</p>"],
  ['<p><a href="x"><img src="a.svg" alt=""></a></p>', "\n<h2>Install</h2><p>So.</p>"],
])("passes over badges and pictures before the first words: %s", (lead, rest) => {
  expect(addTo(lead + rest)).toMatchObject({ front: { at: lead.length } });
});

it("puts them first where the page begins with something else", () => {
  const html = '<figure><img src="a.png" alt=""></figure><p>What it is.</p>';
  expect(addTo(html)).toEqual({ kind: "prose", html, front: { ...front, at: 0 } });
});

it("passes over so many badges and no more", () => {
  const badge = '<p><img src="a.svg" alt=""></p>';
  expect(addTo(`${badge.repeat(7)}<p>Words.</p>`)).toMatchObject({ front: { at: badge.length * 7 + 13 } });
  expect(addTo(`${badge.repeat(9)}<p>Words.</p>`)).toMatchObject({ front: { at: badge.length * 8 } });
});

it("leaves other pages alone", () => {
  expect(addTo("<p>A guide.</p>", "guide")).toEqual({ kind: "prose", html: "<p>A guide.</p>" });
});

it.each([
  ["a short list", "<p>It has:</p>\n<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "<p>More.</p>"],
  ["a long list", "", `<p>It has:</p><ol><li>${"a".repeat(2000)}</li></ol>`],
  ["code", '<p><img src="a.svg" alt=""></p>', "<p>Start <a>it</a>:</p><pre>run</pre>"],
])("parts no words before a colon from %s that they lead up to", (_, lead, rest) => {
  expect(addTo(lead + rest)).toMatchObject({ front: { at: lead.length } });
});
